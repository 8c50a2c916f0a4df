/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small list, made, written, opened again and asked. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static char folder[] = "words-test-XXXXXX";

static void
write_file (const char *name, const char *content)
{
  char path[256];
  FILE *file;

  snprintf (path, sizeof path, "%s/%s", folder, name);
  file = fopen (path, "w");
  if (file == NULL || fputs (content, file) < 0 || fclose (file) != 0)
    {
      perror (path);
      exit (99);
    }
}

static bool
spelled (const WordsList *list, const char *letters, const char *expected)
{
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE], joined[256] = "";
  size_t length = strlen (letters), n;
  int index = words_list_find (list, letters, length);

  if (index < 0)
    return false;
  n = words_list_spellings (list, length, (size_t) index, false, spellings, WORDS_SPELLINGS_MAX);
  for (size_t i = 0; i < n; i++)
    {
      if (i > 0)
        strcat (joined, " ");
      strcat (joined, spellings[i]);
    }

  return strcmp (joined, expected) == 0;
}

static int
tier (const WordsList *list, const char *letters)
{
  int index = words_list_find (list, letters, strlen (letters));

  return index < 0 ? -1 : words_list_tiers (list, strlen (letters))[index];
}

static int
flags (const WordsList *list, const char *letters)
{
  int index = words_list_find (list, letters, strlen (letters));

  return index < 0 ? -1 : words_list_flags (list, strlen (letters))[index];
}

static void
test_small_list (void)
{
  static const struct {
    const char *letters;
    WordsVerdict any, headwords;
  } verdicts[] = {
    { "ROCKET", WORDS_OK, WORDS_OK }, /* a headword is taken although it is also a plural */
    { "ROCKETS", WORDS_OK, WORDS_NOT_HEADWORD },
    { "MANGEONS", WORDS_OK, WORDS_CONJUGATED },
    { "COEURS", WORDS_OK, WORDS_PLURAL },
    { "MANGEZ", WORDS_CONJUGATED, WORDS_CONJUGATED },
    { "LONDON", WORDS_PROPER_NOUN, WORDS_PROPER_NOUN },
    { "PARIS", WORDS_PROPER_NOUN, WORDS_PROPER_NOUN }, /* a doubtful word is refused */
    { "MARK", WORDS_OK, WORDS_OK },                    /* one that is not doubtful is taken */
    { "ETC", WORDS_ABBREVIATION, WORDS_ABBREVIATION },
    { "B", WORDS_LONE_LETTER, WORDS_LONE_LETTER },
    { "A", WORDS_OK, WORDS_OK },
    { "C", WORDS_UNKNOWN, WORDS_UNKNOWN },
    { "ROCK", WORDS_UNKNOWN, WORDS_UNKNOWN },
    { "", WORDS_EMPTY, WORDS_EMPTY },
    { "ABCDEFGHIJKLM", WORDS_UNKNOWN, WORDS_UNKNOWN },
    { "ABCDEFGHIJKLMNOPQRSTUVWXYZ", WORDS_OK, WORDS_OK },
    { "ABCDEFGHIJKLMNOPQRSTUVWXYZA", WORDS_TOO_LONG, WORDS_TOO_LONG },
    { "rocket", WORDS_NOT_LETTERS, WORDS_NOT_LETTERS },
    { "RO.KET", WORDS_NOT_LETTERS, WORDS_NOT_LETTERS },
    { "ANTIDISESTAB", WORDS_OK, WORDS_OK },
  };
  WordsError error;
  size_t size;
  uint8_t *bytes = small_list (&size);
  WordsList *list = words_list_open_memory (bytes, size, &error);

  tap_ok (list != NULL && error.fault == WORDS_FAULT_NONE, "the small list opens");
  if (list == NULL)
    exit (tap_done ());
  exercise_list (list);

  tap_ok (strcmp (words_list_language (list), "fr") == 0, "its language");
  tap_ok (words_list_tells_headwords (list), "it tells headwords");
  tap_ok (words_list_total (list) == 22, "its words: %zu", words_list_total (list));
  tap_ok (words_list_count (list, 0) == 0 && words_list_count (list, 14) == 0 && words_list_count (list, 27) == 0
            && words_list_count (list, SIZE_MAX) == 0,
          "no words of other lengths");
  tap_ok (words_list_count (list, 6) == 6
            && memcmp (words_list_block (list, 6), "COEURSCOLOURMANGERROCKERROCKETZYTHUM", 36) == 0
            && memcmp (words_list_block (list, 1), "AY", 2) == 0,
          "blocks are sorted");

  for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++)
    {
      const char *letters = verdicts[i].letters;

      tap_ok (words_list_verdict (list, letters, strlen (letters), false) == verdicts[i].any
                && words_list_verdict (list, letters, strlen (letters), true) == verdicts[i].headwords,
              "verdicts on “%s”", letters);
    }
  tap_ok (words_list_check (list, "Cœur", false) == WORDS_OK
            && words_list_check (list, "c'est", false) == WORDS_APOSTROPHE,
          "a word as a person writes it");

  tap_ok (spelled (list, "COTE", "côté côte cote coté"), "words that fold alike keep their spellings, common first");
  tap_ok (flags (list, "COTE") == (WORDS_FLAG_HEADWORD | WORDS_FLAG_SEVERAL | WORDS_FLAG_SPELLED), "and are marked");
  tap_ok (spelled (list, "ROCKET", "rocket") && flags (list, "ROCKET") == WORDS_FLAG_HEADWORD,
          "a plain word needs no spelling");
  tap_ok (spelled (list, "STRASSE", "straße") && spelled (list, "OEUF", "œuf") && spelled (list, "ETE", "été")
            && flags (list, "ETE") == (WORDS_FLAG_HEADWORD | WORDS_FLAG_SPELLED),
          "true spellings come back");
  tap_ok (tier (list, "COTE") == 10 && tier (list, "ROCKET") == 35 && tier (list, "ANTIDISESTAB") == 95, "tiers");
  tap_ok (tier (list, "COLOR") == 10 && flags (list, "COLOR") == 0,
          "the smallest tier is no variant, so neither is the word");
  tap_ok (tier (list, "COLOUR") == 60 && flags (list, "COLOUR") == WORDS_FLAG_HEADWORD,
          "the smallest tier is no headword: that of the headword counts");

  words_list_close (list);
  free (bytes);
}

/* A word that differs from a word of the list in one letter is found exactly if the list has it.
 * */
static void
test_near_misses (void)
{
  size_t size, wrong = 0, tried = 0;
  uint8_t *bytes = small_list (&size);
  WordsList *list = words_list_open_memory (bytes, size, NULL);

  for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
    {
      size_t count = words_list_count (list, length);
      const char *block = words_list_block (list, length);

      for (size_t i = 0; i < count * length * 26; i++)
        {
          char word[WORDS_LENGTH_MAX];
          int expected = -1;

          memcpy (word, block + i / (length * 26) * length, length);
          word[i / 26 % length] = (char) ('A' + i % 26);
          for (size_t j = 0; j < count; j++)
            {
              if (memcmp (block + j * length, word, length) == 0)
                expected = (int) j;
            }
          wrong += words_list_find (list, word, length) != expected;
          tried++;
        }
    }
  tap_ok (wrong == 0 && tried > 2000, "%zu words a letter apart are found or not as a search by hand says", tried);
  words_list_close (list);
  free (bytes);
}

static void
test_order_is_no_matter (void)
{
  static const char *const words[] = { "été", "ETE", "etê", "rocket", "a", "œ" };
  uint8_t *files[2];
  size_t sizes[2];

  for (size_t way = 0; way < 2; way++)
    {
      WordsPack *pack = words_pack_new ("fr", WORDS_LENGTH_MAX, false);

      for (size_t i = 0; i < 6; i++)
        {
          const char *word = words[way == 0 ? i : 5 - i];

          words_pack_add (pack, word, strlen (word), 35, 0);
          words_pack_add (pack, word, strlen (word), 35, WORDS_FLAG_VARIANT);
          words_pack_refuse (pack, word, strlen (word), UINT8_MAX, WORDS_PROPER_NOUN);
        }
      files[way] = words_pack_finish (pack, &sizes[way]);
      words_pack_free (pack);
    }
  tap_ok (sizes[0] == sizes[1] && memcmp (files[0], files[1], sizes[0]) == 0,
          "the order of the sources leaves no trace");
  free (files[0]);
  free (files[1]);
}

static void
test_limits (void)
{
  static const char *const many[] = { "été", "ète", "ete", "êtê", "étè", "éte", "eté", "etè", "etê", "ETE" };
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE], marked[256] = "e";
  WordsPack *pack = words_pack_new ("fr", WORDS_LENGTH_MAX, false);
  WordsList *list;
  uint8_t *bytes;
  size_t size;

  for (size_t i = 0; i < sizeof many / sizeof *many; i++)
    words_pack_add (pack, many[i], strlen (many[i]), (uint8_t) i, 0);
  for (size_t i = 0; i < 100; i++)
    strcat (marked, "\u0301");
  tap_ok (words_pack_add (pack, marked, strlen (marked), 10, 0) == WORDS_TOO_LONG,
          "a spelling with too many marks is refused");
  tap_ok (words_pack_add (pack, "abcdefghijklmnopqrstuvwxyza", 27, 10, 0) == WORDS_TOO_LONG,
          "a word with too many letters is refused");
  tap_ok (words_pack_add (pack, "c'est", 5, 10, 0) == WORDS_APOSTROPHE, "a word with an apostrophe is refused");
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);

  list = words_list_open_memory (bytes, size, NULL);
  tap_ok (words_list_total (list) == 1
            && words_list_spellings (list, 3, 0, false, spellings, WORDS_SPELLINGS_MAX) == WORDS_SPELLINGS_MAX
            && strcmp (spellings[0], "été") == 0 && strcmp (spellings[7], "etè") == 0,
          "no more spellings than there may be, the commonest");
  words_list_close (list);
  free (bytes);

  pack = words_pack_new ("pt-BR", WORDS_LENGTH_MAX, false);
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);
  list = words_list_open_memory (bytes, size, NULL);
  tap_ok (list != NULL && words_list_total (list) == 0 && words_list_find (list, "A", 1) == -1
            && words_list_check (list, "a", true) == WORDS_UNKNOWN,
          "an empty list is a list");
  words_list_close (list);
  free (bytes);
}

static WordsPack *
read_recipe (const char *path, WordsSourceError *problem)
{
  const char *const folders[] = { folder };

  return words_recipe_read (path, folders, 1, problem);
}

static void
test_recipe (void)
{
  WordsSourceError problem;
  WordsError error;
  WordsPack *pack;
  WordsList *list;
  uint8_t *bytes;
  size_t size;
  char path[256];

  write_file ("common", "rocket\nRocky\ncafé\nx-ray\nit's\n\nb\nabcdefghijklm\n");
  write_file ("rare.latin", "z\xe9"
                            "bu\r\nbcdf\nlondon\nrocket\n");
  write_file ("mixed", "caf\xe9\ncliché\n");
  write_file ("names", "London\nCafé\n");
  write_file ("test.recipe",
              "# a comment\n\nlanguage en 12\ncapitals no\ndoubtful 80\nneeds 80 aeiouy\n"
              "drop lone-letter b c\nadd 10 I\n"
              "words common 10 utf-8\nwords rare.latin 80 iso-8859-1 variant\nwords mixed 35 utf-8-or-iso-8859-1\n"
              "  refuse\tproper-noun names utf-8\r\n");
  snprintf (path, sizeof path, "%s/test.recipe", folder);
  pack = read_recipe (path, &problem);
  tap_ok (pack != NULL, "the recipe is read%s%s", pack == NULL ? ": " : "", pack == NULL ? problem.message : "");
  if (pack == NULL)
    return;
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);

  snprintf (path, sizeof path, "%s/en.words", folder);
  tap_ok (words_pack_write (bytes, size, path), "the list is written");
  list = words_list_open (path, &error);
  tap_ok (list != NULL, "and opened from its file");
  if (list == NULL)
    return;
  exercise_list (list);
  tap_ok (words_list_total (list) == 5, "I, rocket, café, cliché, zébu: %zu words", words_list_total (list));
  tap_ok (!words_list_tells_headwords (list) && words_list_check (list, "rocket", true) == WORDS_OK,
          "a list that tells no headwords takes any word for one");
  tap_ok (spelled (list, "I", "I"), "a capital of its own");
  tap_ok (spelled (list, "CAFE", "café") && tier (list, "CAFE") == 10, "UTF-8 and Latin-1 give one word");
  tap_ok (spelled (list, "CLICHE", "cliché"), "UTF-8 where a line can be");
  tap_ok (spelled (list, "ZEBU", "zébu") && (flags (list, "ZEBU") & WORDS_FLAG_VARIANT) != 0,
          "Latin-1, marked as a variant");
  tap_ok (words_list_check (list, "b", false) == WORDS_LONE_LETTER, "a dropped word");
  tap_ok (words_list_check (list, "d", false) == WORDS_UNKNOWN, "an unknown one");
  tap_ok (words_list_check (list, "London", false) == WORDS_PROPER_NOUN, "a doubtful word that is a name");
  tap_ok (words_list_check (list, "rocky", false) == WORDS_UNKNOWN, "capitals are left out");
  tap_ok (words_list_check (list, "bcdf", false) == WORDS_UNKNOWN, "a doubtful word without a vowel");
  words_list_close (list);

  tap_ok (!words_pack_write (bytes, size, "no/such/folder/en.words") && errno == ENOENT,
          "a list cannot be written nowhere");
  free (bytes);
}

static void
test_recipe_errors (void)
{
  static const struct {
    const char *recipe;
    unsigned line;
    const char *detail;
  } cases[] = {
    { "", 0, "" },
    { "# nothing\n", 0, "" },
    { "capitals no\n", 1, "capitals" },
    { "language\n", 1, "" },
    { "language ../en\n", 1, "../en" },
    { "language en maybe\n", 1, "maybe" },
    { "language en 0\n", 1, "0" },
    { "language en 27\n", 1, "27" },
    { "language en 12 13\n", 1, "13" },
    { "language en 0-12\n", 1, "0-12" },
    { "language en 3-27\n", 1, "3-27" },
    { "language en 13-12\n", 1, "13-12" },
    { "language en 3-\n", 1, "3-" },
    { "language en 3-12-13\n", 1, "3-12-13" },
    { "language en +12\n", 1, "+12" },
    { "language en 12x\n", 1, "12x" },
    { "language en 99999999999999999999\n", 1, "99999999999999999999" },
    { "language en headwords 12\n", 1, "12" },
    { "language en 3\nadd 10 four\n", 2, "four" },
    { "language en 3\nadd counted four\n", 2, "four" },
    { "language en 3\ndrop plural cats\n", 2, "cats" },
    { "language en headwords only\n", 1, "only" },
    { "language en all-forms headwords\n", 1, "headwords" },
    { "language en\nlanguage fr\n", 2, "fr" },
    { "language en\nlanguage\n", 2, "" },
    { "language en\nfrobnicate\n", 2, "frobnicate" },
    { "language en\ncapitals\n", 2, "capitals" },
    { "language en\ncapitals perhaps\n", 2, "capitals" },
    { "language en\ndoubtful\n", 2, "doubtful" },
    { "language en\ndoubtful x\n", 2, "doubtful" },
    { "language en\nneeds many aeiouy\n", 2, "needs" },
    { "language en\nneeds 95\n", 2, "needs" },
    { "language en\nneeds 95 4\n", 2, "needs" },
    { "language en\nadd 10\n", 2, "add" },
    { "language en\nadd 10 x-ray\n", 2, "x-ray" },
    { "language en\nadd 300 ray\n", 2, "300" },
    { "language en\nadd -1 ray\n", 2, "-1" },
    { "language en\nadd 1x ray\n", 2, "1x" },
    { "language en\nadd 99999999999999999999 ray\n", 2, "99999999999999999999" },
    { "language en\ndrop lone-letter\n", 2, "drop" },
    { "language en\ndrop ugly word\n", 2, "ugly" },
    { "language en\ndrop plural x-rays\n", 2, "x-rays" },
    { "language en\nwords common 10\n", 2, "words" },
    { "language en\nwords common ten utf-8\n", 2, "ten" },
    { "language en\nwords common 10 ebcdic\n", 2, "ebcdic" },
    { "language en\nwords common 10 utf-8 bold\n", 2, "bold" },
    { "language en\nrefuse proper-noun names\n", 2, "refuse" },
    { "language en\nrefuse ugly names utf-8\n", 2, "ugly" },
    { "language en\nrefuse plural names ebcdic\n", 2, "ebcdic" },
    { "language en\nwords rare.latin 10 utf-8\n", 1, "" },
    { "language en\nwords missing 10 utf-8\n", 0, "No such file or directory" },
    { "language en\nwords . 10 utf-8\n", 0, "" },
    { "language en\n# caf\xe9\n", 2, "" },
    { "# caf\xe9\n", 1, "" },
  };
  char path[256];
  WordsSourceError problem;

  snprintf (path, sizeof path, "%s/bad.recipe", folder);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsPack *pack;

      write_file ("bad.recipe", cases[i].recipe);
      pack = read_recipe (path, &problem);
      tap_ok (pack == NULL && problem.message[0] != '\0' && problem.line == cases[i].line
                && strcmp (problem.detail, cases[i].detail) == 0,
              "bad recipe %zu: line %lu, %s: %s", i, problem.line, pack == NULL ? problem.message : "read",
              problem.detail);
      words_pack_free (pack);
    }
  tap_ok (read_recipe ("no/such.recipe", &problem) == NULL && problem.line == 0
            && strcmp (problem.file, "no/such.recipe") == 0,
          "a recipe that is not there");
}

static void
test_path (void)
{
  static const char *const good[] = { "en", "fr", "nds", "pt-BR", "zh-Hant-TW", "sr_Latn", "es-419" };
  static const char *const bad[] = { "",      "e",     "EN",   "en.", "../en",    "en/",
                                     "en-",   "en--x", "engl", "-en", "en words", "aa-bbbbbbbbbbbbbbbbb",
                                     "en-a:", "en-a[", "é" };
  char path[256], short_path[4];
  WordsError error;
  bool all = true;

  for (size_t i = 0; i < sizeof good / sizeof *good; i++)
    all = all && words_language_is_valid (good[i]);
  tap_ok (all, "good language tags");
  all = true;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    all = all && !words_language_is_valid (bad[i]) && !words_list_path (bad[i], path, sizeof path);
  tap_ok (all, "bad language tags are refused, and lead to no path");

  setenv ("SALON_WORDS_DIR", folder, 1);
  tap_ok (words_list_path ("en", path, sizeof path) && strncmp (path, folder, strlen (folder)) == 0,
          "SALON_WORDS_DIR comes first: %s", path);
  tap_ok (!words_list_path ("qqq", path, sizeof path), "a language without a list");
  tap_ok (!words_list_path ("en", short_path, sizeof short_path), "a buffer too small");
  tap_ok (words_list_open_language ("qqq", &error) == NULL && error.fault == WORDS_FAULT_NOT_INSTALLED
            && strcmp (error.subject, "qqq") == 0,
          "opening it says that it is not installed");
  tap_ok (words_list_open_language ("../x", &error) == NULL && error.fault == WORDS_FAULT_BAD_TAG,
          "opening no tag says so");
  unsetenv ("SALON_WORDS_DIR");
  tap_ok (words_list_path ("en", path, sizeof path) && strstr (path, "/data/words/en.words") != NULL,
          "without it the build's own list is found: %s", path);
  setenv ("SALON_WORDS_DIR", "", 1);
  tap_ok (words_list_path ("en", path, sizeof path) && strstr (path, "/data/words/en.words") != NULL,
          "an empty one is none");
  unsetenv ("SALON_WORDS_DIR");
}

static void
clean_up (void)
{
  static const char *const names[] = {
    "common", "rare.latin", "mixed", "names", "test.recipe", "bad.recipe", "en.words"
  };
  char path[256];

  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    {
      snprintf (path, sizeof path, "%s/%s", folder, names[i]);
      unlink (path);
    }
  tap_ok (rmdir (folder) == 0, "no temporary file is left");
}

int
main (void)
{
  if (mkdtemp (folder) == NULL)
    {
      perror (folder);
      return 99;
    }
  test_small_list ();
  test_near_misses ();
  test_order_is_no_matter ();
  test_limits ();
  test_recipe ();
  test_recipe_errors ();
  test_path ();
  clean_up ();

  return tap_done ();
}
