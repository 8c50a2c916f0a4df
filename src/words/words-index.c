/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "words/words-index.h"

#include <stdlib.h>
#include <string.h>

#include "words/words-fold.h"

#define LETTERS 26

WordsIndex *
words_index_new (const char *block, const uint8_t *tiers, size_t count, size_t length)
{
  const size_t n = (count + 63) / 64, n_sets = (length + 1) * LETTERS;
  WordsIndex *index = malloc (sizeof *index + n_sets * n * sizeof (uint64_t));
  uint64_t bits[(WORDS_LENGTH_MAX + 1) * LETTERS];
  uint64_t *sets;

  if (index == NULL)
    return NULL;
  sets = (uint64_t *) (index + 1);
  *index = (WordsIndex) { .n = n, .length = length, .sets = sets };
  for (size_t i = 0; i < count; i++)
    index->tiers[tiers[i]]++;

  /* One number of every set at a time: these stay near while 64 words are read. */
  for (size_t i = 0; i < n; i++)
    {
      const size_t end = count - i * 64 < 64 ? count - i * 64 : 64;

      memset (bits, 0, n_sets * sizeof *bits);
      for (size_t word = 0; word < end; word++)
        {
          size_t last = LETTERS;

          for (size_t place = 0; place < length; place++)
            {
              const size_t letter = (size_t) (*block++ - 'A');

              bits[place * LETTERS + letter] |= UINT64_C (1) << word;
              bits[length * LETTERS + letter] |= UINT64_C (1) << word;
              index->pairs[last][letter]++;
              last = letter;
            }
        }
      for (size_t set = 0; set < n_sets; set++)
        sets[set * n + i] = bits[set];
    }

  return index;
}

void
words_index_free (WordsIndex *index)
{
  free (index);
}
