/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The builder of lists at its edges: the limits of recipes and dictionaries, what becomes of
 * words that are also forms of others, sources in several folders, a disk that is full. Runs
 * in a folder it may write to. */

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "words-test.h"
#include "words/words-affix.h"
#include "words/words-lexicon.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static char folder[] = "words-builder-XXXXXX";

/* A text that grows. */
typedef struct {
  char   bytes[32768];
  size_t n;
} Text;

__attribute__ ((format (printf, 2, 3))) static void
add (Text       *text,
     const char *format,
     ...)
{
  va_list arguments;

  va_start (arguments, format);
  text->n += (size_t) vsnprintf (text->bytes + text->n, sizeof text->bytes - text->n, format, arguments);
  va_end (arguments);
  if (text->n >= sizeof text->bytes)
    abort ();
}

static void
write_file (const char *name,
            const char *text)
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

/* The pack that the recipe @text makes of the sources in the test's folder. */
static WordsPack *
read_recipe (const char       *text,
             WordsSourceError *error)
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

/* A list out of @pack, which is freed; the bytes are to be freed after the list. */
static WordsList *
open_pack (WordsPack *pack,
           uint8_t  **bytes)
{
  size_t size;

  *bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);

  return words_list_open_memory (*bytes, size, NULL);
}

/* The recipe @within is read; with @beyond behind it the last line is told, and @beyond's end. */
static void
expect_limit (const char *what,
              const Text *within,
              const char *beyond)
{
  WordsSourceError error;
  WordsPack *pack = read_recipe (within->bytes, &error);
  const char *detail = strrchr (beyond, ' ') + 1;
  Text more = *within;

  tap_ok (pack != NULL, "%s: as many as there may be: %s", what, pack == NULL ? error.message : "read");
  words_pack_free (pack);
  add (&more, "%s", beyond);
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

  add (&text, "language fr\n");
  for (int i = 0; i < WORDS_STEPS_MAX; i++)
    add (&text, "tier %d %d\n", i, WORDS_STEPS_MAX - i);
  expect_limit ("tiers", &text, "tier 99 99");

  text.n = 0;
  add (&text, "language fr");
  for (int i = 0; i < WORDS_RULES_MAX; i++)
    add (&text, "%s po:%d", i % 64 == 0 ? "\nentries headword" : "", i);
  expect_limit ("patterns", &text, "\nentries plural po:last");

  text.n = 0;
  add (&text, "language fr\nforms plural %0*d\n", WORDS_PATTERN_MAX - 1, 0);
  snprintf (line, sizeof line, "forms plural %0*d", WORDS_PATTERN_MAX, 0);
  expect_limit ("characters of a pattern", &text, line);

  text.n = 0;
  add (&text, "language fr");
  for (int i = 0; i < 256; i++)
    add (&text, "%s wa%c%c", i % 64 == 0 ? "\ndrop plural" : "", 'a' + i % 26, 'a' + i / 26);
  expect_limit ("dropped words", &text, "\ndrop plural waltz");

  text.n = 0;
  add (&text, "language fr\nadd 10");
  for (int i = 0; i < 126; i++)
    add (&text, " rocket");
  expect_limit ("words in a line", &text, " add"); /* the statement is told, so it is the last word too */
}

/* What becomes of letters that are a word and, by another source, a form or a name
 * (words_pack_refuse): the word wins, unless it is doubtful and the other is no matter of
 * grammar; a form is still no headword, and says why. */
static void
test_words_and_refusals (void)
{
  static const struct {
    uint8_t      tier; /* 80 and more are doubtful */
    uint8_t      flags;
    WordsVerdict reason;
    WordsVerdict any, headwords;
  } cases[] = {
    { 10, WORDS_FLAG_HEADWORD, WORDS_NOT_HEADWORD, WORDS_OK,           WORDS_OK },
    { 10, 0,                   WORDS_NOT_HEADWORD, WORDS_OK,           WORDS_NOT_HEADWORD },
    { 10, 0,                   WORDS_CONJUGATED,   WORDS_OK,           WORDS_CONJUGATED },
    { 10, 0,                   WORDS_PLURAL,       WORDS_OK,           WORDS_PLURAL },
    { 10, 0,                   WORDS_INFLECTED,    WORDS_OK,           WORDS_INFLECTED },
    { 10, 0,                   WORDS_PROPER_NOUN,  WORDS_OK,           WORDS_NOT_HEADWORD },
    { 90, 0,                   WORDS_INFLECTED,    WORDS_OK,           WORDS_INFLECTED },
    { 90, WORDS_FLAG_HEADWORD, WORDS_PLURAL,       WORDS_OK,           WORDS_OK },
    { 90, WORDS_FLAG_HEADWORD, WORDS_ABBREVIATION, WORDS_ABBREVIATION, WORDS_ABBREVIATION },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsPack *pack = words_pack_new ("fr", true);
      WordsList *list;
      uint8_t *bytes;

      words_pack_doubt (pack, 80);
      words_pack_add (pack, "mots", 4, cases[i].tier, cases[i].flags);
      words_pack_refuse (pack, "mots", 4, UINT8_MAX, cases[i].reason);
      list = open_pack (pack, &bytes);
      tap_ok (words_list_check (list, "mots", false) == cases[i].any &&
              words_list_check (list, "mots", true) == cases[i].headwords,
              "a %s of tier %u that is refused: %s", cases[i].flags != 0 ? "headword" : "word", cases[i].tier,
              words_verdict_text (cases[i].reason));
      words_list_close (list);
      free (bytes);
    }
}

/* The sources of one recipe lie in several folders, the first that has one counts. */
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
      tap_ok (words_list_total (list) == 3 && words_list_check (list, "ici", false) == WORDS_OK &&
              words_list_check (list, "encore", false) == WORDS_OK, "the first folder comes first");
      tap_ok (words_list_check (list, "rome", false) == WORDS_OK, "capitals as the last word on them says");
      words_list_close (list);
      free (bytes);
    }

  pack = words_recipe_read (path, wrong, 2, &error);
  tap_ok (pack == NULL && strcmp (error.detail, strerror (ENOTDIR)) == 0 && strncmp (error.file, plain, strlen (plain)) == 0,
          "a folder that is none is told: %s: %s", error.file, error.detail);
  words_pack_free (pack);

  remove_file ("recipe");
  remove_file ("both");
  remove_file ("second/both");
  remove_file ("second/other");
  remove_file ("second/names");
  rmdir (second);
}

static WordsAffixes *
read_affixes (const char       *text,
              WordsSourceError *error)
{
  FILE *file = fmemopen ((char *) text, strlen (text), "r");
  WordsAffixes *affixes;
  WordsSource source;

  if (file == NULL)
    abort ();
  words_source_use (&source, file, "here", WORDS_EITHER, error);
  affixes = words_affixes_read (&source);
  words_source_close (&source);

  return affixes;
}

/* The forms of an entry: how many there are, and the first few. */
typedef struct {
  int    n;
  char   text[256]; /* "text base field field; " each */
  size_t size;
} Forms;

/* A WordsFormFunc. */
static void
note_form (const WordsForm *form,
           void            *data)
{
  Forms *forms = data;
  Text text = { .n = 0 };

  forms->n++;
  add (&text, "%s %s", form->text, form->base);
  for (const char *const *field = form->fields; *field != NULL; field++)
    add (&text, " %s", *field);
  add (&text, "; ");
  if (forms->size + text.n < sizeof forms->text)
    {
      strcpy (forms->text + forms->size, text.bytes);
      forms->size += text.n;
    }
}

/* False with @error when the affixes or the entry @line are not right. */
static bool
expand (const char       *affix_text,
        const char       *line,
        Forms            *forms,
        WordsSourceError *error)
{
  WordsAffixes *affixes = read_affixes (affix_text, error);
  char *copy = strdup (line);
  WordsEntry entry;
  size_t n_steps = 0;
  bool good;

  *forms = (Forms) { .n = 0 };
  good = affixes != NULL && words_entry_parse (affixes, copy, &entry, error) &&
         words_entry_expand (affixes, &entry, note_form, forms, &n_steps, error);
  words_affixes_free (affixes);
  free (copy);

  return good;
}

static int
count_forms (const char *affix_text,
             const char *line)
{
  WordsSourceError error;
  Forms forms;

  return expand (affix_text, line, &forms, &error) ? forms.n : -1;
}

static void
test_forms (void)
{
  Text affixes = { .n = 0 }, line = { .n = 0 };
  WordsSourceError error;
  Forms forms;

  tap_ok (expand ("SFX S Y 2\nSFX S 0 s . is:pl po:x # is:sg\nSFX S 0 t\n", "mot/S po:nom", &forms, &error) &&
          strcmp (forms.text, "mot mot po:nom; mots mot is:pl po:x; mott mot po:nom; ") == 0,
          "a form has the fields of its affix, up to a comment, else those of its entry: %s", forms.text);
  tap_ok (expand ("FULLSTRIP\nPFX P Y 1\nPFX P n k n\nSFX S Y 1\nSFX S mot net mot\n", "mot/PS", &forms, &error) &&
          strcmp (forms.text, "mot mot; net mot; ket ket; ") == 0,
          "where a prefix does not go with the stem, the form stands for its base: %s", forms.text);

  for (int i = 0; i < 249; i++)
    add (&line, "m");
  add (&line, "/S");
  tap_ok (count_forms ("SFX S Y 1\nSFX S 0 rocket .\n", line.bytes) == 2 &&
          count_forms ("SFX S Y 1\nSFX S 0 rockets .\n", line.bytes) == 1,
          "a form of 255 bytes is made, no longer one");

  add (&affixes, "SFX S Y 1\nSFX S 0 ");
  for (int i = 0; i < 600; i++)
    add (&affixes, "s");
  tap_ok (count_forms (affixes.bytes, "mot/S") == 1, "an ending that no card has room for makes nothing");
}

/* A mistake in the affixes can make any number of forms; after 20,000 steps the entry is given up. */
static void
test_too_many_forms (void)
{
  static const struct {
    const char *what;
    const char *kind;
    const char *more; /* affixes beside those of @kind */
  } cases[] = {
    { "suffixes", "SFX", "" },
    { "prefixes", "PFX", "" },
    { "prefixes that go together with a suffix", "PFX", "SFX E Y 1\nSFX E mot bon mot\n" },
  };
  char line[160] = "mot/E";
  WordsSourceError error;
  Forms forms;

  memset (line + 5, 'M', 120);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      /* Where the suffix has to come first, no prefix fits the stem. */
      const char *condition = cases[i].more[0] != '\0' ? "b" : ".";
      Text affixes = { .n = 0 };
      bool made;

      add (&affixes, "FULLSTRIP\n%s%s M Y 200\n", cases[i].more, cases[i].kind);
      for (int rule = 0; rule < 200; rule++)
        add (&affixes, "%s M 0 a %s\n", cases[i].kind, condition);
      made = expand (affixes.bytes, line, &forms, &error);
      tap_ok (!made && strcmp (error.detail, "mot") == 0, "too many %s: %s", cases[i].what, made ? "made" : error.message);
    }
}

static void
test_affix_limits (void)
{
  Text text = { .n = 0 };
  WordsSourceError error;
  WordsAffixes *affixes;

  add (&text, "SFX S Y 1\nSFX S 0 s .");
  for (int i = 0; i < 70; i++)
    add (&text, " po:%d", i);
  affixes = read_affixes (text.bytes, &error);
  tap_ok (affixes == NULL && error.line == 2 && strcmp (error.detail, "SFX") == 0, "a rule with too many fields: %s",
          affixes == NULL ? error.message : "read");
  words_affixes_free (affixes);

  text.n = 0;
  add (&text, "FLAG num\nSFX %0100d Y 1\n", 7);
  affixes = read_affixes (text.bytes, &error);
  tap_ok (affixes == NULL && error.line == 2 && strncmp (error.detail, "0000", 4) == 0, "a flag that is too long: %s",
          affixes == NULL ? error.message : "read");
  words_affixes_free (affixes);
}

/* Forms that no rule of the recipe fits, or one that passes them over, are as if they were not there. */
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
      tap_ok (words_list_check (list, "mot", true) == WORDS_OK && words_list_check (list, "mots", true) == WORDS_PLURAL &&
              words_list_check (list, "mott", true) == WORDS_UNKNOWN &&
              words_list_check (list, "motr", true) == WORDS_UNKNOWN, "only the forms that a rule names are known");
      words_list_close (list);
      free (bytes);
    }

  add (&affixes, "SFX S Y 200\n");
  for (int rule = 0; rule < 200; rule++)
    add (&affixes, "SFX S 0 a/S .\n");
  write_file ("test.aff", affixes.bytes);
  write_file ("test.dic", "2\nbon\nmot/S\n");
  pack = read_recipe (recipe, &error);
  tap_ok (pack == NULL && error.line == 3 && strcmp (error.detail, "mot") == 0, "too many forms are told with their line: %lu",
          error.line);
  words_pack_free (pack);
  remove_file ("test.aff");
  remove_file ("test.dic");
}

/* A list that cannot be written leaves the one before it, and nothing beside it. */
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
  if (getrlimit (RLIMIT_FSIZE, &before) != 0 ||
      setrlimit (RLIMIT_FSIZE, &(struct rlimit) { room, before.rlim_max }) != 0)
    abort ();
  written = words_pack_write (bytes, size, path);
  problem = errno;
  setrlimit (RLIMIT_FSIZE, &before);
  tap_ok (!written && problem == EFBIG && size > room, "there is no room for a whole one: %s", strerror (problem));
  list = words_list_open (path, NULL);
  tap_ok (list != NULL && words_list_total (list) == 20, "the one before it is still there");
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
  test_forms ();
  test_too_many_forms ();
  test_affix_limits ();
  test_forms_of_a_dictionary ();
  test_full_disk ();
  tap_ok (rmdir (folder) == 0, "no temporary file is left");

  return tap_done ();
}
