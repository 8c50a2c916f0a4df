/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* The words of one length by place and letter, a bit each: bit i % 64 of number
 * i / 64 is word i. Bits beyond the last word are 0. Beside them, what can be
 * counted while they are read. */
typedef struct {
  size_t n; /* numbers in each set */
  size_t length;
  const uint64_t *sets;   /* one for each place and letter, then one for each letter anywhere */
  uint32_t tiers[256];    /* words of each tier */
  uint32_t pairs[27][26]; /* how often a letter follows another; 26: begins the word */
} WordsIndex;

/* The index of @count words of @length capitals each, one after the other in
 * @block, with their @tiers. NULL when there is no memory. */
WordsIndex *words_index_new (const char *block, const uint8_t *tiers, size_t count, size_t length);

/* NULL is allowed. */
void words_index_free (WordsIndex *index);

/* The words with letter 0–25 at @place, from 0. */
static inline const uint64_t *
words_index_at (const WordsIndex *index, size_t place, size_t letter)
{
  return index->sets + (place * 26 + letter) * index->n;
}

/* The words with letter 0–25 anywhere. */
static inline const uint64_t *
words_index_with (const WordsIndex *index, size_t letter)
{
  return words_index_at (index, index->length, letter);
}
