/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes small word lists into the files SMALL EMPTY EN FR EN-CUBES: two for the fuzz target
 * of the list reader to start from, and three that computers of the model's targets can
 * play with. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../words/words-test.h"
#include "words/words-pack.h"

static bool
write_list (const char *path, uint8_t *bytes, size_t size)
{
  const bool good = words_pack_write (bytes, size, path);

  free (bytes);
  return good;
}

/* A list of @n words in @language; they can be laid with the cards of every edition. */
static bool
write_words (const char *path, const char *language, const char *const *words, size_t n)
{
  WordsPack *pack = words_pack_new (language, WORDS_LENGTH_MAX, false);
  uint8_t *bytes;
  size_t size;

  for (size_t i = 0; i < n; i++)
    words_pack_add (pack, words[i], strlen (words[i]), (uint8_t) (10 + 10 * (i % 6)), 0);
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);

  return write_list (path, bytes, size);
}

int
main (int argc, char **argv)
{
  static const char *const words[] = {
    "word",     "card",      "table",     "chair",     "plant",      "stone",      "bridge",
    "window",   "garden",    "pocket",    "jumping",   "kitchen",    "blanket",    "champion",
    "quixotry", "dialogues", "important", "wonderful", "background", "formidably",
  };
  uint8_t *bytes;
  size_t size;
  bool good;

  if (argc != 6)
    return 2;

  bytes = small_list (&size);
  good = write_list (argv[1], bytes, size);
  good = write_words (argv[2], "en", words, 0) && good;
  good = write_words (argv[3], "en", words, sizeof words / sizeof *words) && good;
  good = write_words (argv[4], "fr", words, sizeof words / sizeof *words) && good;
  good = write_words (argv[5], "en-cubes", words, sizeof words / sizeof *words) && good;

  return good ? 0 : 1;
}
