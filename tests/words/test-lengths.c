/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words of 1 to 26 letters: what a list of any longest word takes, finds, spells and refuses at
 * the limits, and files that give a wrong longest word. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-format.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";

/* The lengths on both sides of every edge, and one beyond. */
static const size_t edges[] = { 1, 2, 7, 8, 9, 12, 13, 15, 16, 17, 25, 26, 27 };

static WordsList *
open_pack (WordsPack *pack, uint8_t **bytes, size_t *size)
{
  *bytes = words_pack_finish (pack, size);
  words_pack_free (pack);

  return words_list_open_memory (*bytes, *size, NULL);
}

/* Writes @length letters in lower case: the alphabet, repeated as needed. */
static WordsVerdict
check (const WordsList *list, size_t length)
{
  char word[64];

  snprintf (word, sizeof word, "%.*s", (int) length, alphabet);

  return words_list_check (list, word, false);
}

static void
test_edges (size_t longest)
{
  WordsPack *pack = words_pack_new ("en", longest, false);
  bool packed = true, found = true;
  uint8_t *bytes;
  size_t size;
  WordsList *list;

  for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
    {
      const WordsVerdict verdict = words_pack_add (pack, alphabet, edges[i], 10, 0);

      packed = packed && verdict == (edges[i] <= longest ? WORDS_OK : WORDS_TOO_LONG);
      words_pack_refuse (pack, alphabet + 1, edges[i], 10, WORDS_PROPER_NOUN);
    }
  tap_ok (packed, "words of up to %zu letters are taken, no longer ones", longest);

  list = open_pack (pack, &bytes, &size);
  if (list == NULL)
    abort ();
  exercise_list (list);
  for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
    {
      char refused[64];

      snprintf (refused, sizeof refused, "%.*s", (int) edges[i], alphabet + 1);
      found = found && check (list, edges[i]) == (edges[i] <= longest ? WORDS_OK : WORDS_TOO_LONG)
              && words_list_count (list, edges[i]) == (edges[i] <= longest ? 1 : 0)
              && words_list_check (list, refused, false) == (edges[i] <= longest ? WORDS_PROPER_NOUN : WORDS_TOO_LONG);
    }
  tap_ok (found, "and found; longer ones are too long");
  tap_ok (words_get_u32 (bytes + WORDS_AT_LONGEST) == longest
            && words_get_u32 (bytes + WORDS_AT_LENGTHS + WORDS_AT_LETTERS) == WORDS_HEADER_SIZE (longest),
          "the header has no records for longer ones");

  words_list_close (list);
  free (bytes);
}

/* Each of 26 letters written in the longest way: with a mark of its own. */
static void
test_spellings (void)
{
  char marked[WORDS_SPELLING_SIZE] = "", spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  WordsPack *pack = words_pack_new ("fr", WORDS_LENGTH_MAX, false);
  const WordsIndex *index;
  uint8_t *bytes;
  size_t size;
  WordsList *list;

  for (size_t i = 0; i < WORDS_LENGTH_MAX; i++)
    strcat (marked, "e\u0301");
  if (words_pack_add (pack, marked, strlen (marked), 10, 0) != WORDS_OK)
    abort ();
  list = open_pack (pack, &bytes, &size);
  if (list == NULL)
    abort ();
  exercise_list (list);
  tap_ok (words_list_spellings (list, WORDS_LENGTH_MAX, 0, false, spellings, WORDS_SPELLINGS_MAX) == 1
            && strcmp (spellings[0], marked) == 0,
          "26 letters with an accent each are spelled");

  index = words_list_index (list, WORDS_LENGTH_MAX);
  tap_ok (index != NULL && index->pairs[4][4] == WORDS_LENGTH_MAX - 1 && *words_index_with (index, 4) == 1
            && *words_index_at (index, WORDS_LENGTH_MAX - 1, 4) == 1
            && *words_index_at (index, WORDS_LENGTH_MAX - 1, 5) == 0,
          "and have an index");
  words_list_close (list);
  free (bytes);
}

/* Words that differ in any one place and are in the wrong order, or occur twice: a search would
 * not find them, so the file is damaged. */
static void
test_order (void)
{
  size_t wrong = 0, tried = 0;

  for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
    {
      for (size_t place = 0; place < length; place++)
        {
          char words[2][WORDS_LENGTH_MAX];
          WordsPack *pack = words_pack_new ("en", WORDS_LENGTH_MAX, false);
          uint8_t *bytes, *letters;
          size_t size;
          WordsList *list;

          for (size_t i = 0; i < 2; i++)
            {
              memset (words[i], 'm', length);
              words[i][place] = i == 0 ? 'l' : 'n';
              words_pack_add (pack, words[i], length, 10, 0);
            }
          list = open_pack (pack, &bytes, &size);
          wrong += list == NULL;
          words_list_close (list);

          letters =
            bytes + words_get_u32 (bytes + WORDS_AT_LENGTHS + (length - 1) * WORDS_LENGTH_RECORD + WORDS_AT_LETTERS);
          letters[place] = 'N';
          letters[length + place] = 'L';
          words_pack_seal (bytes, size);
          list = words_list_open_memory (bytes, size, NULL);
          wrong += list != NULL;
          words_list_close (list);

          letters[length + place] = 'N';
          words_pack_seal (bytes, size);
          list = words_list_open_memory (bytes, size, NULL);
          wrong += list != NULL;
          words_list_close (list);
          free (bytes);
          tried++;
        }
    }
  tap_ok (wrong == 0, "words out of order, or twice, at %zu places of 26 lengths: damaged", tried);
}

/* What a header says of its longest word. */
static void
test_headers (void)
{
  static const struct {
    uint32_t longest;
    WordsFault fault;
  } cases[] = {
    { 0, WORDS_FAULT_DAMAGED },
    { 1, WORDS_FAULT_NONE },
    { 12, WORDS_FAULT_NONE },
    { 13, WORDS_FAULT_DAMAGED }, /* the blocks begin inside the header */
    { 26, WORDS_FAULT_DAMAGED },
    { 27, WORDS_FAULT_DAMAGED },
    { 0x08000000, WORDS_FAULT_DAMAGED }, /* multiplied by the size of a record it overflows to 0 */
    { UINT32_MAX, WORDS_FAULT_DAMAGED },
  };
  WordsPack *pack = words_pack_new ("en", 12, false);
  uint8_t *bytes, *whole;
  WordsError error;
  size_t size;
  WordsList *list;

  words_pack_add (pack, "a", 1, 10, 0);
  words_pack_add (pack, "abcdefghijkl", 12, 10, 0);
  list = open_pack (pack, &bytes, &size);
  words_list_close (list);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      words_put_u32 (bytes + WORDS_AT_LONGEST, cases[i].longest);
      words_pack_seal (bytes, size);
      error.fault = WORDS_FAULT_NONE;
      list = words_list_open_memory (bytes, size, &error);
      tap_ok (error.fault == cases[i].fault && (list == NULL || check (list, 1) == WORDS_OK),
              "a header that says %u letters: %s", (unsigned) cases[i].longest, list == NULL ? "damaged" : "a list");
      if (list != NULL)
        exercise_list (list);
      words_list_close (list);
    }
  free (bytes);

  /* A header alone, as short as it may be for what it says, and eight bytes shorter. */
  pack = words_pack_new ("en", 26, false);
  list = open_pack (pack, &whole, &size);
  tap_ok (list != NULL && size == WORDS_HEADER_SIZE (26), "an empty list is its header");
  words_list_close (list);
  bytes = malloc (size - 8);
  if (bytes == NULL)
    abort ();
  memcpy (bytes, whole, size - 8);
  words_pack_seal (bytes, size - 8);
  tap_ok (words_list_open_memory (bytes, size - 8, &error) == NULL && error.fault == WORDS_FAULT_DAMAGED,
          "and no shorter");
  free (bytes);
  free (whole);
}

/* A list of the version before there were words of more than 12 letters. */
static void
test_first_version (void)
{
  const size_t size = WORDS_HEADER_SIZE (12);
  uint8_t bytes[WORDS_HEADER_SIZE (12)] = WORDS_FORMAT_MAGIC;
  char said[128];
  WordsError error;

  words_put_u32 (bytes + WORDS_AT_VERSION, 1);
  words_put_u32 (bytes + WORDS_AT_TEXT, (uint32_t) size);
  memcpy (bytes + WORDS_AT_LANGUAGE, "en", 3);
  words_pack_seal (bytes, size);
  tap_ok (words_list_open_memory (bytes, size, &error) == NULL && error.fault == WORDS_FAULT_VERSION,
          "a list of version 1 is refused");
  words_error_format (&error, NULL, said, sizeof said);
  tap_ok (strstr (said, "another version") != NULL, "and it is said why: %s", said);
}

/* What a header says of its shortest word, when the list has one of 3 letters. */
static void
test_shortest (void)
{
  static const struct {
    uint8_t shortest;
    WordsFault fault;
  } cases[] = {
    { 0, WORDS_FAULT_NONE },    { 1, WORDS_FAULT_NONE },     { 3, WORDS_FAULT_NONE },
    { 4, WORDS_FAULT_DAMAGED }, { 13, WORDS_FAULT_DAMAGED }, { 255, WORDS_FAULT_DAMAGED },
  };
  WordsPack *pack = words_pack_new ("en", 12, false);
  uint8_t *bytes;
  size_t size;
  WordsList *list;

  words_pack_suit (pack, 3, true);
  tap_ok (words_pack_add (pack, "ab", 2, 10, 0) == WORDS_TOO_SHORT && words_pack_add (pack, "abc", 3, 10, 0) == WORDS_OK
            && words_pack_refuse (pack, "mm", 2, 10, WORDS_ABBREVIATION) == WORDS_TOO_SHORT,
          "words that are too short are not packed");
  list = open_pack (pack, &bytes, &size);
  tap_ok (list != NULL && words_list_is_of_all_forms (list) && check (list, 2) == WORDS_TOO_SHORT
            && words_list_check (list, "mm", false) == WORDS_TOO_SHORT && check (list, 3) == WORDS_OK,
          "and said to be too short");
  words_list_close (list);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsError error = { .fault = WORDS_FAULT_NONE };

      bytes[WORDS_AT_SHORTEST] = cases[i].shortest;
      words_pack_seal (bytes, size);
      list = words_list_open_memory (bytes, size, &error);
      tap_ok (error.fault == cases[i].fault && (list == NULL || check (list, 3) == WORDS_OK),
              "a header that says %u letters at least: %s", cases[i].shortest, list == NULL ? "damaged" : "a list");
      if (list != NULL)
        exercise_list (list);
      words_list_close (list);
    }
  free (bytes);
}

/* A recipe with @language takes words of @shortest to @longest letters from its source, and of the words it adds. */
static void
test_recipe (const char *language, size_t shortest, size_t longest, bool all_forms)
{
  static char folder[] = "words-lengths-XXXXXX";
  const char *folders[] = { folder };
  char recipe[64], source[64];
  WordsSourceError error;
  WordsPack *pack;
  WordsList *list;
  uint8_t *bytes;
  size_t size, taken = shortest;
  FILE *file;

  memcpy (folder + sizeof folder - 7, "XXXXXX", 6);
  if (mkdtemp (folder) == NULL)
    abort ();
  snprintf (recipe, sizeof recipe, "%s/recipe", folder);
  snprintf (source, sizeof source, "%s/source", folder);
  file = fopen (recipe, "w");
  fprintf (file, "language %s\nadd 10 a\ndrop plural b\nwords source 10 utf-8\n", language);
  fclose (file);
  file = fopen (source, "w");
  for (size_t length = 1; length <= WORDS_LENGTH_MAX + 1; length++)
    fprintf (file, "%.*s\n", (int) length, alphabet);
  fclose (file);

  pack = words_recipe_read (recipe, folders, 1, &error);
  if (pack == NULL)
    abort ();
  list = open_pack (pack, &bytes, &size);
  while (check (list, taken) == WORDS_OK)
    taken++;
  tap_ok (taken == longest + 1 && words_list_total (list) == longest - shortest + 1
            && check (list, taken) == WORDS_TOO_LONG && words_list_is_of_all_forms (list) == all_forms
            && (shortest == 1 || check (list, shortest - 1) == WORDS_TOO_SHORT),
          "“language %s”: words of %zu to %zu letters", language, shortest, taken - 1);

  words_list_close (list);
  free (bytes);
  unlink (recipe);
  unlink (source);
  rmdir (folder);
}

int
main (void)
{
  test_edges (1);
  test_edges (12);
  test_edges (13);
  test_edges (16);
  test_edges (26);
  test_spellings ();
  test_order ();
  test_headers ();
  test_first_version ();
  test_shortest ();
  test_recipe ("en", 1, 26, false);
  test_recipe ("en 26", 1, 26, false);
  test_recipe ("en 12", 1, 12, false);
  test_recipe ("fr 13 headwords", 1, 13, false);
  test_recipe ("fr headwords", 1, 26, false);
  test_recipe ("fr 1", 1, 1, false);
  test_recipe ("fr 3-26 headwords all-forms", 3, 26, true);
  test_recipe ("en 3-3 all-forms", 3, 3, true);
  test_recipe ("en all-forms", 1, 26, true);

  return tap_done ();
}
