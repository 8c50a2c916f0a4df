/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers as people write them in English and French: 1001, mille et un, one thousand and one, nineteen eighty-four, XIV, 2nd. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A word of an answer: folded letters, no space. */
typedef struct {
  const uint32_t *letters;
  size_t n;
} QuestionsWord;

/* Tells whether @word is @text, which is ASCII. */
bool questions_word_is (const QuestionsWord *word, const char *text);

typedef struct {
  uint64_t value;
  size_t words;    /* that it takes; 0: there is no number */
  bool is_spelled; /* these are words throughout, with neither figures nor Roman numbers */
} QuestionsNumeral;

/* Reads a number from the beginning of the @n words at @words, of which there is one at least.  @is_first tells whether they
 * begin the answer: then an article is no number, nor is a Roman one. */
QuestionsNumeral questions_numeral_read (const QuestionsWord *words, size_t n, bool is_first);
