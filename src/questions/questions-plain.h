/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An answer as it is compared with others: small letters without accents, single spaces, numbers in figures.
 *
 * Banks and people write English or French, or both, so nothing here asks for the language: whatever is done to the one is
 * done to the other as well. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "questions/questions-distance.h"

typedef struct {
  uint32_t letters[QUESTIONS_MAX_LETTERS]; /* words with a space between them */
  size_t n;                                /* letters and spaces; 0: there are only signs */
  size_t bare;                             /* where they begin without a leading article or elision */
  int numbers;                             /* whole numbers among them */
  int64_t number;                          /* the last one of them */
  bool is_number;                          /* there is nothing else, but for an article */
  int spelled;                             /* words of numbers that were spelled out */
} QuestionsPlain;

/* Makes @plain of the @size bytes at @bytes, any bytes.  With @keep_spelled, numbers that are spelled out stay as they are, and
 * are none; others are in figures even then.  Returns false, with nothing in it, if it is too long to be an answer. */
bool questions_plain_make (const char *bytes, size_t size, bool keep_spelled, QuestionsPlain *plain);

/* Tells whether two answers are the same, with or without leading articles, and wherever their words are parted. */
bool questions_plain_equal (const QuestionsPlain *one, const QuestionsPlain *other);
