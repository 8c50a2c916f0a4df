/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the builder of word lists takes at most: each limit reached, and one beyond. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "words-test.h"
#include "words/words-affix.h"
#include "words/words-lexicon.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static char folder[] = "words-limits-XXXXXX";

static void
get_path (const char *name,
          char        path[64])
{
  snprintf (path, 64, "%s/%s", folder, name);
}

/* Writes @times lines of @size bytes each, with their LF. */
static void
write_lines (const char *name,
             size_t      times,
             size_t      size)
{
  char *line = malloc (size);
  char path[64];
  FILE *file;

  get_path (name, path);
  file = fopen (path, "w");
  if (line == NULL || file == NULL)
    abort ();
  memset (line, '-', size);
  line[size - 1] = '\n';
  while (times-- > 0)
    fwrite (line, 1, size, file);
  if (fclose (file) != 0)
    abort ();
  free (line);
}

/* Reads a recipe. What is said of it stands in @said: “LINE: message”, or nothing. */
static bool
read_recipe (const char *text,
             char        said[200])
{
  const char *const folders[] = { folder };
  WordsSourceError error;
  WordsPack *pack;
  char path[64];
  FILE *file;

  get_path ("recipe", path);
  file = fopen (path, "w");
  if (file == NULL || fputs (text, file) < 0 || fclose (file) != 0)
    abort ();
  pack = words_recipe_read (path, folders, 1, &error);
  said[0] = '\0';
  if (pack == NULL)
    snprintf (said, 200, "%s:%lu: %s", strrchr (error.file, '/') + 1, error.line, error.message);
  words_pack_free (pack);

  return pack != NULL;
}

static void
test_lines (void)
{
  char said[200], text[3000] = "language en\n#";

  write_lines ("a", 2, WORDS_SOURCE_LINE_MAX + 1);
  tap_ok (read_recipe ("language en\nwords a 10 utf-8\n", said), "a line of %d bytes in a source", WORDS_SOURCE_LINE_MAX);
  write_lines ("a", 2, WORDS_SOURCE_LINE_MAX + 2);
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said) &&
          strcmp (said, "a:1: this line is longer than 1,024 bytes") == 0, "and one more: %s", said);

  memset (text + 13, '.', WORDS_SOURCE_LINE_MAX - 1);
  tap_ok (read_recipe (text, said), "in a recipe");
  text[strlen (text)] = '.';
  tap_ok (!read_recipe (text, said) && strcmp (said, "recipe:2: this line is longer than 1,024 bytes") == 0,
          "and one more: %s", said);
}

static void
test_sizes (void)
{
  const size_t lines = WORDS_SOURCE_SIZE_MAX / 1024;
  char said[200], path[64];
  FILE *file;

  write_lines ("a", lines, 1024);
  tap_ok (read_recipe ("language en\nwords a 10 utf-8\n", said), "a source of 64 MiB %s", said);
  tap_ok (read_recipe ("language en\nwords a 10 utf-8\nwords a 10 utf-8\nwords a 10 utf-8\nwords a 10 utf-8\n", said),
          "sources of 256 MiB %s", said);
  write_lines ("b", 1, 2);
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\nwords a 10 utf-8\nwords a 10 utf-8\nwords a 10 utf-8\n"
                        "words b 10 utf-8\n", said) &&
          strcmp (said, "recipe:6: all sources together are larger than 256 MiB") == 0, "and one more: %s", said);

  get_path ("a", path);
  file = fopen (path, "a");
  fputc ('x', file);
  fclose (file);
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said) &&
          strcmp (said, "a:65537: this source is larger than 64 MiB") == 0, "a byte more than 64 MiB: %s", said);
  write_lines ("a", 0, 1);
}

static void
test_spellings (void)
{
  WordsPack *pack = words_pack_new ("en", false);
  char word[5];

  for (unsigned i = 0; i < WORDS_PACK_ENTRIES_MAX; i++)
    {
      for (unsigned j = 0, rest = i; j < sizeof word; j++, rest /= 26)
        word[j] = (char) ('a' + rest % 26);
      words_pack_add (pack, word, sizeof word, 10, 0);
    }
  tap_ok (!words_pack_is_full (pack), "a list of %d spellings", WORDS_PACK_ENTRIES_MAX);
  words_pack_add (pack, "-", 1, 10, 0);
  tap_ok (!words_pack_is_full (pack), "what is no word does not count");
  words_pack_add (pack, "rocket", 6, 10, 0);
  tap_ok (words_pack_is_full (pack), "and one more");
  words_pack_free (pack);
}

/* Files that have no end, or none that one can wait for. */
static void
test_files (void)
{
  char said[200], path[64];

  get_path ("a", path);
  unlink (path);
  if (mkfifo (path, 0600) != 0)
    abort ();
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said) &&
          strcmp (said, "a:0: this is not a regular file") == 0, "a pipe does not keep us waiting: %s", said);
  unlink (path);
  if (symlink ("/dev/zero", path) != 0)
    abort ();
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said) &&
          strcmp (said, "a:0: this is not a regular file") == 0, "nor a device without end: %s", said);
  unlink (path);
  if (symlink ("a", path) != 0)
    abort ();
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said) &&
          strcmp (said, "a:0: this source cannot be read") == 0, "a link to itself: %s", said);
  unlink (path);
  tap_ok (!read_recipe ("language en\nwords ../recipe 10 utf-8\n", said) &&
          strcmp (said, "recipe:2: a source is named without its folder") == 0, "no source outside its folder: %s", said);
}

static void
ignore_form (const WordsForm *form,
             void            *data)
{
}

/* An affix of @n rules that do not fit is so many steps for each entry. */
static bool
expand (unsigned n)
{
  WordsSourceError error;
  WordsSource source;
  WordsAffixes *affixes;
  WordsEntry entry;
  size_t n_steps = 0;
  char line[] = "mot/S", *text, *at;
  bool good;

  text = malloc (64 + 16 * (size_t) n);
  if (text == NULL)
    abort ();
  at = text;
  at += sprintf (at, "SFX S Y %u\n", n);
  for (unsigned i = 0; i < n; i++)
    at += sprintf (at, "SFX S z a z\n");
  words_source_use (&source, fmemopen (text, (size_t) (at - text), "r"), "affixes", WORDS_EITHER, &error);
  affixes = words_affixes_read (&source);
  words_source_close (&source);
  if (affixes == NULL || !words_entry_parse (affixes, line, &entry, &error))
    abort ();
  good = words_entry_expand (affixes, &entry, ignore_form, NULL, &n_steps, &error);
  words_affixes_free (affixes);
  free (text);

  return good;
}

int
main (void)
{
  char path[64];

  if (mkdtemp (folder) == NULL)
    {
      perror (folder);
      return 99;
    }
  test_lines ();
  test_sizes ();
  test_spellings ();
  test_files ();
  tap_ok (expand (19999), "an entry of 20,000 steps");
  tap_ok (!expand (20000), "and one more");

  get_path ("b", path);
  unlink (path);
  get_path ("recipe", path);
  unlink (path);
  tap_ok (rmdir (folder) == 0, "no temporary file is left");

  return tap_done ();
}
