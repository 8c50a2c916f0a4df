/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzz target: any bytes as the spelling of a word. */

#include <stdlib.h>
#include <string.h>

#include "fuzz-target.h"
#include "words/words-fold.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;

  for (size_t capacity = 0; capacity <= WORDS_LENGTH_MAX; capacity += 4)
    {
      char letters[WORDS_LENGTH_MAX + 1];
      size_t n;
      WordsVerdict verdict = words_fold (text, size, letters, capacity, &n);
      size_t kept = strlen (letters);

      /* Folding the result again changes nothing. */
      if (kept > capacity || strspn (letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != kept
          || (verdict == WORDS_OK) != (n > 0 && n == kept) || (verdict == WORDS_TOO_LONG) != (n > capacity))
        abort ();
      if (verdict == WORDS_OK)
        {
          char again[WORDS_LENGTH_MAX + 1];

          if (words_fold (letters, n, again, capacity, NULL) != WORDS_OK || strcmp (letters, again) != 0)
            abort ();
        }
      words_has_capital (text, size);
    }

  return 0;
}
