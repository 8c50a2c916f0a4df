/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzz target: any bytes as a list file. They are tried as they are, and
 * once more with a size and checksum that fit, which a fuzzer would not guess. */

#include <stdlib.h>
#include <string.h>

#include "../words/words-test.h"
#include "fuzz-target.h"
#include "words/words-pack.h"

static void
try_bytes (const uint8_t *data, size_t size)
{
  WordsError error;
  WordsList *list = words_list_open_memory (data, size, &error);

  if (list != NULL)
    {
      exercise_list (list);
    }
  else
    {
      char text[64];

      words_error_format (&error, NULL, text, sizeof text);
    }
  words_list_close (list);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  size_t whole = size - size % 8;
  uint8_t *sealed = malloc (whole == 0 ? 1 : whole);

  if (sealed == NULL)
    return 0;
  try_bytes (data, size);
  if (whole > 0)
    memcpy (sealed, data, whole);
  words_pack_seal (sealed, whole);
  try_bytes (sealed, whole);
  free (sealed);

  return 0;
}
