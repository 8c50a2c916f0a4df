/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All answers to the questions of a bank, made ready to be compared: the accepted forms of each, and those of each kind by their
 * length. */

#pragma once

#include "questions/questions-bank.h"
#include "questions/questions-plain.h"

/* An accepted form of an answer.  Where it spells numbers out, there are two of it, one with figures and one with words: a
 * slip in such a word makes it no number. */
typedef struct {
  const char *text;
  uint32_t question; /* its index in the bank */
  uint32_t at;       /* where its letters begin */
  uint16_t n;        /* letters and spaces */
  uint16_t bare;     /* of these, a leading article */
  uint16_t spelled;  /* words of numbers that its text spells out */
  bool in_words;     /* they are words here, too */
  bool is_reference; /* it is the answer itself */
  uint32_t bag;      /* a set of its letters, without the article and spaces */
} QuestionsForm;

/* What the index has of a question. */
typedef struct {
  uint32_t first, n_forms; /* its forms; the reference answer is the first */
  uint32_t kind;
  int64_t number;
  bool is_number;
} QuestionsEntry;

/* A kind of answer. */
typedef struct {
  const char *name;
  uint32_t n_questions, n_forms;
  const QuestionsQuestion **questions; /* in the order of the bank */
  uint32_t *forms;                     /* indices of forms, the shorter ones first, by letters without the article */
} QuestionsKind;

typedef struct {
  const QuestionsQuestion *questions;
  size_t n;
  QuestionsEntry *entries; /* one for each question */
  QuestionsForm *forms;    /* those of the first question, those of the second … */
  size_t n_forms;
  uint32_t *letters;
  QuestionsKind *kinds;
  size_t n_kinds;
  const QuestionsQuestion **members; /* of all kinds */
  uint32_t *sorted;                  /* forms of all kinds */
} QuestionsIndex;

/* A spelling without its article, for the distance to others. */
typedef struct {
  const uint32_t *letters;
  size_t n;
  uint32_t bag; /* a set of its letters, without spaces: letters that are 32 apart are one */
} QuestionsBare;

/* Makes @index, which is all 0, that of @bank, which has to live as long.  Returns false if there is not enough memory; what was made
 * until then is cleared like a whole index. */
bool questions_index_init (QuestionsIndex *index, const QuestionsBank *bank);

/* Frees what @index has. */
void questions_index_clear (QuestionsIndex *index);

/* Gives what @index has of @question, which is one of the bank's. */
const QuestionsEntry *questions_index_entry (const QuestionsIndex *index, const QuestionsQuestion *question);

/* Gives where the forms of @n letters or more begin among those of @kind; kind->n_forms if there are none. */
size_t questions_index_find_length (const QuestionsIndex *index, const QuestionsKind *kind, size_t n);

/* Gives the spelling of a text, or of a form of @index.  Its letters are those of @plain or of @index, which have to live as long. */
QuestionsBare questions_bare_of_plain (const QuestionsPlain *plain);
QuestionsBare questions_bare_of_form (const QuestionsIndex *index, const QuestionsForm *form);
