/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line of an answer, taken apart. */

#pragma once

#include "questions/questions-bank.h"

/* Room for an answer and its forms: each form may come twice, with and without what stands in brackets. */
#define QUESTIONS_ANSWER_SIZE (2 * (QUESTIONS_MAX_FIELD + QUESTIONS_MAX_FORMS) + 2)

/* What a line has. */
typedef struct {
  char text[QUESTIONS_ANSWER_SIZE]; /* the reference answer, then the other forms, each with its NUL */
  size_t used;                      /* bytes of it */
  size_t answer;                    /* bytes of the reference answer, with its NUL */
  uint8_t n_forms;
  int32_t tolerance;
} QuestionsAnswer;

/* Takes apart @line, which has no control characters and at most QUESTIONS_MAX_FIELD bytes: “ANSWER | FORM | FORM”.  Of a form
 * with “( )” the whole one comes first and then the short one; a form that is there already is left out.  Returns what
 * is wrong, in a sentence marked for translation, or NULL. */
const char *questions_answer_read (const char *line, QuestionsAnswer *answer);
