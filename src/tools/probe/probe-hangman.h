/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Single hidden words of one known length, every copy of a right letter shown at
 * once.  What has been shown and denied leaves the same words for all words that
 * were asked alike, so that one decision tree finds all of them. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Hangman Hangman;

/* Makes a set of @n different words of @length capitals, without separators in
 * @block, which must outlive it; none may be there twice.  NULL when there is no
 * memory. */
Hangman *hangman_new (const char *block, size_t n, size_t length);
void hangman_free (Hangman *hangman);

/* Gives how many wrong letters all the words for which @wanted is true (NULL: for
 * all words) cost together.  Every word is as likely to be the hidden one.  With
 * @looks 0 the letter is asked that most of the words left have; with more, the
 * best of the first few, by asking on with one look less; where few words are
 * left and @looks is not 0, the best there is. */
uint64_t hangman_misses (Hangman *hangman, const bool *wanted, int looks);

/* The same when the letters are asked in a fixed order, 0–25, for one @word. */
unsigned hangman_misses_in_order (const char *word, size_t length, const uint8_t order[26]);
