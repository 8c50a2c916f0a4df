/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a bank says of itself, in the remarks before its first card:
 *
 *     # title: Rivers of Europe
 *     # language: en
 *     # licence: CC BY-SA 4.0
 *
 * These are remarks, so whoever does not know them reads the bank all the same.  Each may be missing, and other remarks may
 * stand between them.  Capitals in the words before the colon make no difference, and “license” is as good; of two
 * lines for the same thing the first one counts. */

#pragma once

#include <stddef.h>

#define QUESTIONS_HEAD_TEXT     200 /* bytes of a title or a licence */
#define QUESTIONS_HEAD_LANGUAGE 35  /* bytes of a language: letters, digits and hyphens, as “fr” or “pt-BR” */

/* Each is UTF-8 without control characters, and "" when the bank does not say it. */
typedef struct {
  char title[QUESTIONS_HEAD_TEXT + 1];
  char language[QUESTIONS_HEAD_LANGUAGE + 1];
  char licence[QUESTIONS_HEAD_TEXT + 1];
} QuestionsHead;

/* Reads the head of the bank in the @size bytes at @text; any bytes will do.  What is too long, or no text, counts as
 * missing. */
void questions_head_read (QuestionsHead *head, const char *text, size_t size);
