/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builder of lists in special cases: the limits of recipes, words that are also forms of
 * others, sources in several folders, a disk that is full. Runs in a folder where it may write. */

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-lexicon.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static char folder[] = "words-builder-XXXXXX";

static void
write_file (const char *name, const char *text)
{
  char path[256];
  FILE *file;

  snprintf (path, sizeof path, "%s/%s", folder, name);
  file = fopen (path, "w");
  if (file == NULL || fputs (text, file) < 0 || fclose (file) != 0)
    abort ();
}

static void
remove_file (const char *name)
{
  char path[256];

  snprintf (path, sizeof path, "%s/%s", folder, name);
  unlink (path);
}

/* Returns the pack that the recipe @text makes from the sources in the test's folder. */
static WordsPack *
read_recipe (const char *text, WordsSourceError *error)
{
  const char *const folders[] = { folder };
  char path[256];
  WordsPack *pack;

  write_file ("recipe", text);
  snprintf (path, sizeof path, "%s/recipe", folder);
  pack = words_recipe_read (path, folders, 1, error);
  remove_file ("recipe");

  return pack;
}

/* Makes a list from @pack, which it frees; the caller frees the bytes after the list. */
static WordsList *
open_pack (WordsPack *pack, uint8_t **bytes)
{
  size_t size;

  *bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);

  return words_list_open_memory (*bytes, size, NULL);
}

/* Checks that the recipe @within is read and that, with @beyond after it, the error names the
 * last line and the end of @beyond. */
static void
expect_limit (const char *what, const Text *within, const char *beyond)
{
  WordsSourceError error;
  WordsPack *pack = read_recipe (within->bytes, &error);
  const char *detail = strrchr (beyond, ' ') + 1;
  Text more = *within;

  tap_ok (pack != NULL, "%s: as many as there may be: %s", what, pack == NULL ? error.message : "read");
  words_pack_free (pack);
  text_add (&more, "%s", beyond);
  pack = read_recipe (more.bytes, &error);
  tap_ok (pack == NULL && strcmp (error.detail, detail) == 0, "%s: one more: %lu: %s: %s", what, error.line,
          pack == NULL ? error.message : "read", error.detail);
  words_pack_free (pack);
}

static void
test_recipe_limits (void)
{
  Text text = { .n = 0 };
  char line[256];

  text_add (&text, "language fr\n");
  for (int i = 0; i < WORDS_STEPS_MAX; i++)
    text_add (&text, "tier %d %d\n", i, WORDS_STEPS_MAX - i);
  expect_limit ("tiers", &text, "tier 99 99");

  text.n = 0;
  text_add (&text, "language fr");
  for (int i = 0; i < WORDS_RULES_MAX; i++)
    text_add (&text, "%s po:%d", i % 64 == 0 ? "\nentries headword" : "", i);
  expect_limit ("patterns", &text, "\nentries plural po:last");

  text.n = 0;
  text_add (&text, "language fr\nforms plural %0*d\n", WORDS_PATTERN_MAX - 1, 0);
  snprintf (line, sizeof line, "forms plural %0*d", WORDS_PATTERN_MAX, 0);
  expect_limit ("characters of a pattern", &text, line);

  text.n = 0;
  text_add (&text, "language fr");
  for (int i = 0; i < 1024; i++)
    text_add (&text, "%s w%c%c%c", i % 64 == 0 ? "\ndrop plural" : "", 'a' + i % 26, 'a' + i / 26 % 26, 'a' + i / 676);
  expect_limit ("dropped words", &text, "\ndrop plural waltz");

  text.n = 0;
  text_add (&text, "language fr\nadd 10");
  for (int i = 0; i < 126; i++)
    text_add (&text, " rocket");
  expect_limit ("words in a line", &text,
                " add"); /* the error ends with the statement, so its last word is compared, too */
}

/* The same letters are a word in one source and a form or a name in another (words_pack_refuse):
 * the word is taken, unless it is doubtful and the reason is not grammatical. A form that is taken
 * is still no headword, and the list says why. */
static void
test_words_and_refusals (void)
{
  static const struct {
    uint8_t tier; /* 80 and more are doubtful */
    uint8_t flags;
    WordsVerdict reason;
    WordsVerdict any, headwords;
  } cases[] = {
    { 10, WORDS_FLAG_HEADWORD, WORDS_NOT_HEADWORD, WORDS_OK, WORDS_OK },
    { 10, 0, WORDS_NOT_HEADWORD, WORDS_OK, WORDS_NOT_HEADWORD },
    { 10, 0, WORDS_CONJUGATED, WORDS_OK, WORDS_CONJUGATED },
    { 10, 0, WORDS_PLURAL, WORDS_OK, WORDS_PLURAL },
    { 10, 0, WORDS_INFLECTED, WORDS_OK, WORDS_INFLECTED },
    { 10, 0, WORDS_PROPER_NOUN, WORDS_OK, WORDS_PROPER_NOUN },
    { 90, 0, WORDS_INFLECTED, WORDS_OK, WORDS_INFLECTED },
    { 90, WORDS_FLAG_HEADWORD, WORDS_PLURAL, WORDS_OK, WORDS_OK },
    { 90, WORDS_FLAG_HEADWORD, WORDS_ABBREVIATION, WORDS_ABBREVIATION, WORDS_ABBREVIATION },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsPack *pack = words_pack_new ("fr", WORDS_LENGTH_MAX, true);
      WordsList *list;
      uint8_t *bytes;

      words_pack_doubt (pack, 80);
      words_pack_add (pack, "mots", 4, cases[i].tier, cases[i].flags);
      words_pack_refuse (pack, "mots", 4, UINT8_MAX, cases[i].reason);
      list = open_pack (pack, &bytes);
      tap_ok (words_list_check (list, "mots", false) == cases[i].any
                && words_list_check (list, "mots", true) == cases[i].headwords,
              "a %s of tier %u that is refused: %s", cases[i].flags != 0 ? "headword" : "word", cases[i].tier,
              words_verdict_text (cases[i].reason));
      words_list_close (list);
      free (bytes);
    }
}

/* The sources of one recipe are in several folders; each is taken from the first that has it. */
static void
test_folders (void)
{
  char second[64], plain[64], path[256];
  const char *const folders[] = { folder, second }, *const wrong[] = { plain, folder };
  WordsSourceError error;
  WordsPack *pack;
  WordsList *list;
  uint8_t *bytes;

  snprintf (second, sizeof second, "%s/second", folder);
  snprintf (plain, sizeof plain, "%s/both", folder);
  mkdir (second, 0700);
  write_file ("recipe", "language fr\nwords both 10 utf-8\nwords other 20 utf-8\ncapitals no\ncapitals yes\n"
                        "words names 30 utf-8\n");
  write_file ("both", "ici\n");
  write_file ("second/both", "ailleurs\n");
  write_file ("second/other", "encore\n");
  write_file ("second/names", "Rome\n");
  snprintf (path, sizeof path, "%s/recipe", folder);

  pack = words_recipe_read (path, folders, 2, &error);
  tap_ok (pack != NULL, "sources in two folders: %s", pack == NULL ? error.message : "read");
  if (pack != NULL)
    {
      list = open_pack (pack, &bytes);
      tap_ok (words_list_total (list) == 3 && words_list_check (list, "ici", false) == WORDS_OK
                && words_list_check (list, "encore", false) == WORDS_OK,
              "the first folder comes first");
      tap_ok (words_list_check (list, "rome", false) == WORDS_OK, "capitals as the last word on them says");
      words_list_close (list);
      free (bytes);
    }

  pack = words_recipe_read (path, wrong, 2, &error);
  tap_ok (pack == NULL && strcmp (error.detail, strerror (ENOTDIR)) == 0
            && strncmp (error.file, plain, strlen (plain)) == 0,
          "a folder that is none is told: %s: %s", error.file, error.detail);
  words_pack_free (pack);

  remove_file ("recipe");
  remove_file ("both");
  remove_file ("second/both");
  remove_file ("second/other");
  remove_file ("second/names");
  rmdir (second);
}

/* Forms that match no statement of the recipe, or one that passes them over, are ignored. */
static void
test_forms_of_a_dictionary (void)
{
  static const char recipe[] =
    "language fr headwords\ntier 10 0\nentries headword *\nforms pass-over po:x\nforms plural is:pl\n"
    "dictionary test.dic test.aff\n";
  Text affixes = { .n = 0 };
  WordsSourceError error;
  WordsPack *pack;
  WordsList *list;
  uint8_t *bytes;

  write_file ("test.aff", "SFX S Y 3\nSFX S 0 s . is:pl\nSFX S 0 t . po:x\nSFX S 0 r . po:y\n");
  write_file ("test.dic", "1\nmot/S\n");
  pack = read_recipe (recipe, &error);
  tap_ok (pack != NULL, "a dictionary: %s", pack == NULL ? error.message : "read");
  if (pack != NULL)
    {
      list = open_pack (pack, &bytes);
      tap_ok (words_list_check (list, "mot", true) == WORDS_OK && words_list_check (list, "mots", true) == WORDS_PLURAL
                && words_list_check (list, "mott", true) == WORDS_UNKNOWN
                && words_list_check (list, "motr", true) == WORDS_UNKNOWN,
              "only the forms that a rule names are known");
      words_list_close (list);
      free (bytes);
    }

  text_add (&affixes, "SFX S Y 200\n");
  for (int rule = 0; rule < 200; rule++)
    text_add (&affixes, "SFX S 0 a/S .\n");
  write_file ("test.aff", affixes.bytes);
  write_file ("test.dic", "2\nbon\nmot/S\n");
  pack = read_recipe (recipe, &error);
  tap_ok (pack == NULL && error.line == 3 && strcmp (error.detail, "mot") == 0,
          "too many forms are told with their line: %lu", error.line);
  words_pack_free (pack);
  remove_file ("test.aff");
  remove_file ("test.dic");
}

/* Forms that several headwords share, and entries that occur several times. */
static void
test_shared_forms (void)
{
  static const struct {
    const char *word;
    WordsVerdict verdict;
    int tier;
  } cases[] = {
    { "porte", WORDS_OK, 10 },           /* 900 of its own */
    { "portes", WORDS_PLURAL, -1 },      /* a form of “porte” rather than of “porter” */
    { "marches", WORDS_CONJUGATED, -1 }, /* a form of “marcher” rather than of “marche” */
    { "marche", WORDS_OK, 20 },          /* 10, and a ninetieth of the 990 of “marches” */
    { "fins", WORDS_CONJUGATED, -1 },    /* a form of “fin” in two ways: the first reason of the two */
    { "fin", WORDS_OK, 10 },             /* which gets all of its count */
    { "Adam", WORDS_ABBREVIATION, -1 },  /* the first reason, whichever comes first in the file */
    { "Eden", WORDS_ABBREVIATION, -1 },
    { "anticonse", WORDS_CONJUGATED, -1 }, /* of a headword that is too long for the list */
    { "toc", WORDS_OK, 20 },
    { "tocs", WORDS_UNKNOWN, -1 }, /* neither “toc-toc” nor its forms can be laid */
  };
  WordsSourceError error;
  WordsPack *pack;
  WordsList *list;
  uint8_t *bytes;

  write_file ("test.lm", "\\1-grams:\n900 porte\n10 porter\n5 portes\n10 marche\n890 marcher\n990 marches\n900 fins\n");
  write_file ("test.aff",
              "SFX S Y 1\nSFX S 0 s . is:pl\nSFX V Y 1\nSFX V r s e. po:ipre\nSFX W Y 1\nSFX W tituer e . po:ipre\n"
              "SFX F Y 1\nSFX F 0 s . po:ipre\n");
  write_file ("test.dic", "11\nporte/S po:nom\nporter/V po:v\nmarche/S po:nom\nmarcher/V po:v\nfin/FS po:nom\n"
                          "Adam po:abr\nAdam po:npr\nEden po:npr\nEden po:abr\nanticonstituer/W po:v\n"
                          "toc-toc/S po:nom\ntoc po:nom\n");
  pack = read_recipe ("language fr 12 headwords\ncounts test.lm\ntier 10 800\ntier 20 0\ntier 30 0\n"
                      "entries proper-noun po:npr\nentries abbreviation po:abr\nentries headword po:nom po:v*\n"
                      "forms plural is:pl\nforms conjugated po:ipre\ndictionary test.dic test.aff\n",
                      &error);
  tap_ok (pack != NULL, "a dictionary with shared forms: %s", pack == NULL ? error.message : "read");
  if (pack != NULL)
    {
      list = open_pack (pack, &bytes);
      for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        {
          char letters[WORDS_LENGTH_MAX + 1];
          WordsVerdict verdict = words_list_check (list, cases[i].word, true);
          int index, tier;

          words_fold (cases[i].word, strlen (cases[i].word), letters, WORDS_LENGTH_MAX, NULL);
          index = words_list_find (list, letters, strlen (letters));
          tier = index < 0 ? -1 : words_list_tiers (list, strlen (letters))[index];
          tap_ok (verdict == cases[i].verdict && tier == cases[i].tier, "%s: %s, tier %d", cases[i].word,
                  words_verdict_text (verdict), tier);
        }
      words_list_close (list);
      free (bytes);
    }
  remove_file ("test.lm");
  remove_file ("test.aff");
  remove_file ("test.dic");
}

/* A dictionary of more words than fit the tables at first. */
static void
test_many_words (void)
{
  Text dictionary = { .n = 0 };
  WordsSourceError error;
  WordsPack *pack;
  WordsList *list;
  uint8_t *bytes;
  bool all = true;

  text_add (&dictionary, "676\n");
  for (int i = 0; i < 676; i++)
    text_add (&dictionary, "mo%c%c\n", 'a' + i / 26, 'a' + i % 26);
  write_file ("test.aff", "SET UTF-8\n");
  write_file ("test.dic", dictionary.bytes);
  pack = read_recipe ("language fr\ntier 10 0\nentries headword *\ndictionary test.dic test.aff\n", &error);
  if (pack == NULL)
    abort ();
  list = open_pack (pack, &bytes);
  for (int i = 0; i < 676; i++)
    all = all
          && words_list_check (list, (char[]) { 'm', 'o', (char) ('a' + i / 26), (char) ('a' + i % 26), '\0' }, false)
               == WORDS_OK;
  tap_ok (all && words_list_total (list) == 676, "all of 676 words are there, once");
  words_list_close (list);
  free (bytes);
  remove_file ("test.aff");
  remove_file ("test.dic");
}

/* A NUL in a line would hide the rest of it. */
static void
test_not_text (void)
{
  static const char *const names[] = { "test.lm", "test.aff", "test.dic" };

  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    {
      char path[64];
      WordsSourceError error;
      WordsPack *pack;
      FILE *file;

      write_file ("test.lm", "\\1-grams:\n");
      write_file ("test.aff", "SET UTF-8\n");
      write_file ("test.dic", "1\n");
      snprintf (path, sizeof path, "%s/%s", folder, names[i]);
      file = fopen (path, "a");
      if (file == NULL || fwrite ("a\0b\n", 1, 4, file) != 4 || fclose (file) != 0)
        abort ();
      pack = read_recipe ("language fr\ncounts test.lm\ntier 10 0\ndictionary test.dic test.aff\n", &error);
      tap_ok (pack == NULL && error.line == 2 && strcmp (error.file, path) == 0
                && strcmp (error.message, "this is not text") == 0,
              "a NUL in %s", names[i]);
      words_pack_free (pack);
    }
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    remove_file (names[i]);
}

/* If a list cannot be written, the previous one remains and no other file is left. */
static void
test_full_disk (void)
{
  const rlim_t room = 100;
  struct rlimit before;
  char path[256], place[256];
  WordsList *list;
  uint8_t *bytes;
  size_t size;
  bool written;
  int problem;

  bytes = small_list (&size);
  snprintf (path, sizeof path, "%s/fr.words", folder);
  tap_ok (words_pack_write (bytes, size, path), "a list is written");

  signal (SIGXFSZ, SIG_IGN);
  if (getrlimit (RLIMIT_FSIZE, &before) != 0
      || setrlimit (RLIMIT_FSIZE, &(struct rlimit) { room, before.rlim_max }) != 0)
    abort ();
  written = words_pack_write (bytes, size, path);
  problem = errno;
  setrlimit (RLIMIT_FSIZE, &before);
  tap_ok (!written && problem == EFBIG && size > room, "there is no room for a whole one: %s", strerror (problem));
  list = words_list_open (path, NULL);
  tap_ok (list != NULL && words_list_total (list) == 22, "the one before it is still there");
  words_list_close (list);
  unlink (path);

  snprintf (place, sizeof place, "%s/place", folder);
  mkdir (place, 0700);
  tap_ok (!words_pack_write (bytes, size, place) && errno == EISDIR, "nor does a list take a folder’s place");
  rmdir (place);
  free (bytes);
}

int
main (void)
{
  if (mkdtemp (folder) == NULL)
    {
      perror (folder);
      return 99;
    }
  test_recipe_limits ();
  test_words_and_refusals ();
  test_folders ();
  test_forms_of_a_dictionary ();
  test_shared_forms ();
  test_many_words ();
  test_not_text ();
  test_full_disk ();
  tap_ok (rmdir (folder) == 0, "no temporary file is left");

  return tap_done ();
}
