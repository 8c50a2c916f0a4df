/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-format.h"

static uint64_t
stir (uint64_t sum, uint64_t value)
{
  sum = (sum ^ value) * 0x9e3779b97f4a7c15u;

  return sum ^ (sum >> 29);
}

/* Finds accidental damage, not tampering: the structure is checked separately. Four
 * sums are made side by side, because in a single chain each multiplication would wait
 * for the one before, and a list of several megabytes must open in a few milliseconds. */
uint64_t
words_format_checksum (const uint8_t *bytes, size_t size)
{
  uint64_t sums[4] = { 1, 2, 3, 4 };
  size_t place = 0;

  for (; size - place >= 32; place += 32)
    {
      sums[0] = stir (sums[0], words_get_u64 (bytes + place));
      sums[1] = stir (sums[1], words_get_u64 (bytes + place + 8));
      sums[2] = stir (sums[2], words_get_u64 (bytes + place + 16));
      sums[3] = stir (sums[3], words_get_u64 (bytes + place + 24));
    }
  for (; size - place >= 8; place += 8)
    sums[0] = stir (sums[0], words_get_u64 (bytes + place));

  return stir (stir (stir (stir (size, sums[0]), sums[1]), sums[2]), sums[3]);
}

uint64_t
words_format_count (const uint8_t *bytes)
{
  uint64_t count = 0;

  for (size_t length = 1; length <= words_get_u32 (bytes + WORDS_AT_LONGEST); length++)
    {
      const uint8_t *record = bytes + WORDS_AT_LENGTHS + (length - 1) * WORDS_LENGTH_RECORD;

      count += words_get_u32 (record + WORDS_AT_COUNT);
      count += words_get_u32 (record + WORDS_AT_REFUSED_COUNT);
    }

  return count;
}
