/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts how many wrong letters it takes to find hidden words of one known length, when every copy of a
 * right letter is shown at once.  Hidden words that have given the same answers so far leave the same words
 * possible, so the next letter is the same for them: one decision tree finds all words. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Hangman Hangman;

/* Makes a set of the @n words in @block, which have @length capitals each and no separators between them.
 * All words must be different, and @length is 1 … 12.  @block is not used afterwards.  Returns NULL if
 * there is not enough memory. */
Hangman *hangman_new (const char *block, size_t n, size_t length);
/* Frees the set; NULL is allowed. */
void hangman_free (Hangman *hangman);

/* Returns the sum of the wrong letters over all words for which @wanted is true (NULL: over all words).
 * The player thinks all words of the set equally likely.
 *
 * If @looks is 0, the player asks for the letter that most of the words left have.  Otherwise the player
 * tries the few most frequent letters, each with one look less for what follows, and takes the best.  When
 * few words are left, the player then searches the whole tree, for the best letter there is. */
uint64_t hangman_misses (Hangman *hangman, const bool *wanted, int looks);

/* Returns the number of wrong letters for one @word when the letters, 0 … 25, are asked for in the fixed
 * @order. */
unsigned hangman_misses_in_order (const char *word, size_t length, const uint8_t order[26]);
