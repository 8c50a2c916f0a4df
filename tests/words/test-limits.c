/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The limits of a word list and of its builder: each is reached, and exceeded by one. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tap.h"
#include "words/words-affix.h"
#include "words/words-format.h"
#include "words/words-lexicon.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static char folder[] = "words-limits-XXXXXX";

static void
get_path (const char *name, char path[64])
{
  snprintf (path, 64, "%s/%s", folder, name);
}

/* Writes @times lines of @size bytes each, with their LF. */
static void
write_lines (const char *name, size_t times, size_t size)
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

/* Reads a recipe. Sets @said to the error, “LINE: message”, or to an empty text. */
static bool
read_recipe (const char *text, char said[200])
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
  tap_ok (read_recipe ("language en\nwords a 10 utf-8\n", said), "a line of %d bytes in a source",
          WORDS_SOURCE_LINE_MAX);
  write_lines ("a", 2, WORDS_SOURCE_LINE_MAX + 2);
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said)
            && strcmp (said, "a:1: this line is longer than 1,024 bytes") == 0,
          "and one more: %s", said);

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
                        "words b 10 utf-8\n",
                        said)
            && strcmp (said, "recipe:6: all sources together are larger than 256 MiB") == 0,
          "and one more: %s", said);

  get_path ("a", path);
  file = fopen (path, "a");
  fputc ('x', file);
  fclose (file);
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said)
            && strcmp (said, "a:65537: this source is larger than 64 MiB") == 0,
          "a byte more than 64 MiB: %s", said);
  write_lines ("a", 0, 1);
}

static WordsFault
open_sealed (uint8_t *bytes, size_t size)
{
  WordsError error;

  words_pack_seal (bytes, size);
  words_list_close (words_list_open_memory (bytes, size, &error));

  return error.fault;
}

/* The list of @pack, which is full of words of five letters, and the same with one of four more. */
static void
test_words (WordsPack *pack)
{
  size_t size;
  uint8_t *bytes = words_pack_finish (pack, &size), *four = bytes + WORDS_AT_LENGTHS + 3 * WORDS_LENGTH_RECORD;
  const uint8_t *five = four + WORDS_LENGTH_RECORD;
  WordsList *list = words_list_open_memory (bytes, size, NULL);

  tap_ok (list != NULL && words_list_total (list) == WORDS_LIST_MAX && words_list_find (list, "ZZZZD", 5) >= 0,
          "a list of %d words", WORDS_LIST_MAX);
  words_list_close (list);

  words_put_u32 (four + WORDS_AT_COUNT, 1);
  words_put_u32 (four + WORDS_AT_LETTERS, words_get_u32 (five + WORDS_AT_LETTERS));
  words_put_u32 (four + WORDS_AT_TIERS, words_get_u32 (five + WORDS_AT_TIERS));
  words_put_u32 (four + WORDS_AT_WORD_FLAGS, words_get_u32 (five + WORDS_AT_WORD_FLAGS));
  tap_ok (open_sealed (bytes, size) == WORDS_FAULT_TOO_MANY, "and one more");
  words_put_u32 (four + WORDS_AT_COUNT, 0);
  words_put_u32 (four + WORDS_AT_REFUSED, words_get_u32 (five + WORDS_AT_LETTERS));
  tap_ok (open_sealed (bytes, size) == WORDS_FAULT_NONE, "without it, it is a list again");
  words_put_u32 (four + WORDS_AT_REFUSED_COUNT, 1);
  tap_ok (open_sealed (bytes, size) == WORDS_FAULT_TOO_MANY, "one that is refused counts as well");
  free (bytes);
}

static void
test_spellings (void)
{
  WordsPack *pack = words_pack_new ("en", WORDS_LENGTH_MAX, false);
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
  test_words (pack);
  words_pack_free (pack);
}

/* A recipe with @statement, followed by @n times @word in lines of @a_line. */
static bool
read_repeated (const char *statement, const char *word, size_t n, size_t a_line, char said[200])
{
  char *text = malloc (64 + n * 80), *at = text;
  bool good;

  if (text == NULL)
    abort ();
  at += sprintf (at, "language en\n");
  for (size_t i = 0; i < n; i++)
    at += sprintf (at, "%s%s %s", i % a_line == 0 ? (i == 0 ? "" : "\n") : "", i % a_line == 0 ? statement : "", word);
  sprintf (at, "\n");
  good = read_recipe (text, said);
  free (text);

  return good;
}

static void
test_recipes (void)
{
  static const struct {
    const char *what;
    const char *statement, *word;
    size_t most, a_line;
    const char *said;
  } cases[] = {
    { "fields of a line", "#", "x", 127, 1000, "the line is too long" },
    { "dropped words", "drop plural", "cat", 1024, 100, "too many words are dropped" },
    { "patterns for entries", "entries plural", "x", 256, 100, "there are too many patterns" },
    { "patterns for forms", "forms plural", "x", 256, 100, "there are too many patterns" },
    { "patterns for what is not counted", "uncounted 10", "x", 256, 100, "there are too many patterns" },
    { "patterns for near forms", "near 10", "x", 256, 100, "there are too many patterns" },
    { "tiers", "tier 10", "5", 64, 1, "there are too many tiers" },
  };
  char said[200], pattern[80];

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      tap_ok (read_repeated (cases[i].statement, cases[i].word, cases[i].most, cases[i].a_line, said), "%zu %s %s",
              cases[i].most, cases[i].what, said);
      tap_ok (!read_repeated (cases[i].statement, cases[i].word, cases[i].most + 1, cases[i].a_line, said)
                && strstr (said, cases[i].said) != NULL,
              "and one more: %s", said);
    }

  memset (pattern, 'x', sizeof pattern);
  pattern[WORDS_PATTERN_MAX - 1] = '\0';
  tap_ok (read_repeated ("entries plural", pattern, 1, 1, said), "a pattern of 63 bytes");
  pattern[WORDS_PATTERN_MAX - 1] = 'x';
  pattern[WORDS_PATTERN_MAX] = '\0';
  tap_ok (!read_repeated ("entries plural", pattern, 1, 1, said)
            && strcmp (said, "recipe:2: this pattern is too long") == 0,
          "and one more: %s", said);
}

/* Whether an entry with @n flags and @m fields can be read. */
static bool
read_entry (unsigned n, unsigned m)
{
  char affix_text[] = "SFX S Y 0\n", line[WORDS_SOURCE_LINE_MAX + 1] = "mot/", *at = line + 4;
  WordsSourceError error;
  WordsSource source;
  WordsAffixes *affixes;
  WordsEntry entry;
  bool good;

  words_source_use (&source, fmemopen (affix_text, strlen (affix_text), "r"), "affixes", WORDS_EITHER, &error);
  affixes = words_affixes_read (&source);
  words_source_close (&source);
  if (affixes == NULL)
    abort ();
  memset (at, 'S', n);
  at += n;
  while (m-- > 0)
    at += sprintf (at, " ab:c");
  *at = '\0';
  good = words_entry_parse (affixes, line, &entry, &error);
  words_affixes_free (affixes);

  return good;
}

/* Files that have no end, or on which reading would block. */
static void
test_files (void)
{
  char said[200], path[64];

  get_path ("a", path);
  unlink (path);
  if (mkfifo (path, 0600) != 0)
    abort ();
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said)
            && strcmp (said, "a:0: this is not a regular file") == 0,
          "a pipe does not keep us waiting: %s", said);
  unlink (path);
  if (symlink ("/dev/zero", path) != 0)
    abort ();
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said)
            && strcmp (said, "a:0: this is not a regular file") == 0,
          "nor a device without end: %s", said);
  unlink (path);
  if (symlink ("a", path) != 0)
    abort ();
  tap_ok (!read_recipe ("language en\nwords a 10 utf-8\n", said)
            && strcmp (said, "a:0: this source cannot be read") == 0,
          "a link to itself: %s", said);
  unlink (path);
  tap_ok (!read_recipe ("language en\nwords ../recipe 10 utf-8\n", said)
            && strcmp (said, "recipe:2: a source is named without its folder") == 0,
          "no source outside its folder: %s", said);
}

static void
ignore_form (const WordsForm *form, void *data)
{
}

/* An affix with @n rules that do not match costs so many steps for each entry. */
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

/* The same for a whole dictionary of @n entries, each of 20,000 steps. */
static bool
read_dictionary (unsigned n, char said[200])
{
  char path[64];
  FILE *file;

  get_path ("a", path);
  file = fopen (path, "w");
  if (file == NULL)
    abort ();
  fprintf (file, "SFX S Y 19999\n");
  for (unsigned i = 0; i < 19999; i++)
    fputs ("SFX S z a z\n", file);
  fclose (file);
  get_path ("b", path);
  file = fopen (path, "w");
  if (file == NULL)
    abort ();
  fprintf (file, "%u\n", n);
  while (n-- > 0)
    fputs ("mot/S\n", file);
  fclose (file);

  return read_recipe ("language fr headwords\ntier 10 0\nentries headword *\ndictionary b a\n", said);
}

int
main (void)
{
  char path[64], said[200];

  if (mkdtemp (folder) == NULL)
    {
      perror (folder);
      return 99;
    }
  test_lines ();
  test_sizes ();
  test_spellings ();
  test_files ();
  test_recipes ();
  tap_ok (read_entry (WORDS_ENTRY_FLAGS_MAX, WORDS_ENTRY_FIELDS_MAX), "an entry of 128 flags and 32 fields");
  tap_ok (!read_entry (WORDS_ENTRY_FLAGS_MAX + 1, 0), "a flag more");
  tap_ok (!read_entry (1, WORDS_ENTRY_FIELDS_MAX + 1), "a field more");
  tap_ok (expand (19999), "an entry of 20,000 steps");
  tap_ok (!expand (20000), "and one more");
  tap_ok (read_dictionary (500, said), "a dictionary of 10,000,000 steps %s", said);
  tap_ok (!read_dictionary (501, said) && strcmp (said, "b:502: this dictionary has too many forms") == 0,
          "and some more: %s", said);

  get_path ("a", path);
  unlink (path);
  get_path ("b", path);
  unlink (path);
  get_path ("recipe", path);
  unlink (path);
  tap_ok (rmdir (folder) == 0, "no temporary file is left");

  return tap_done ();
}
