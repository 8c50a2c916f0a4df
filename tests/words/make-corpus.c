/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes the small list and an empty one into files, for the fuzz target to start from. */

#include <stdio.h>
#include <stdlib.h>

#include "words-test.h"
#include "words/words-pack.h"

int
main (int    argc,
      char **argv)
{
  WordsPack *pack;
  uint8_t *bytes;
  size_t size;
  bool good;

  if (argc != 3)
    return 2;

  bytes = small_list (&size);
  good = words_pack_write (bytes, size, argv[1]);
  free (bytes);

  pack = words_pack_new ("en", false);
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);
  good = words_pack_write (bytes, size, argv[2]) && good;
  free (bytes);

  return good ? 0 : 1;
}
