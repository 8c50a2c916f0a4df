/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small dictionaries in Hunspell's format, and word counts: how forms are made, what a recipe
 * does with them, and that every mistake in a file is reported with its line. Runs in a folder where
 * it may write. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-affix.h"
#include "words/words-counts.h"
#include "words/words-lexicon.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

#define FORMS_MAX 64

typedef struct {
  char text[FORMS_MAX][64];
  size_t n;
} Forms;

static void
source_of (WordsSource *source, const char *text, WordsSourceError *error)
{
  FILE *file = fmemopen ((char *) text, strlen (text), "r");

  if (file == NULL)
    abort ();
  words_source_use (source, file, "here", WORDS_EITHER, error);
}

static WordsAffixes *
read_affixes (const char *text, WordsSourceError *error)
{
  WordsSource source;
  WordsAffixes *affixes;

  source_of (&source, text, error);
  affixes = words_affixes_read (&source);
  if (words_source_close (&source) != (affixes != NULL))
    abort ();

  return affixes;
}

/* A WordsFormFunc. A form that a suffix has changed is marked with a tilde. */
static void
note_form (const WordsForm *form, void *data)
{
  Forms *forms = data;
  char text[64];

  snprintf (text, sizeof text, "%s%s", form->changed ? "~" : "", form->text);
  for (size_t i = 0; i < forms->n; i++)
    {
      if (strcmp (forms->text[i], text) == 0)
        return;
    }
  if (forms->n < FORMS_MAX)
    strcpy (forms->text[forms->n++], text);
}

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (a, b);
}

/* The different forms of the entry @line, sorted, with blanks between, or what is wrong. */
static void
expand (const char *affix_text, const char *line, char *result, size_t size)
{
  WordsSourceError error = { .message = NULL };
  WordsAffixes *affixes = read_affixes (affix_text, &error);
  char *copy = strdup (line);
  Forms forms = { .n = 0 };
  size_t n_steps = 0;
  WordsEntry entry;

  result[0] = '\0';
  if (affixes == NULL || !words_entry_parse (affixes, copy, &entry, &error)
      || !words_entry_expand (affixes, &entry, note_form, &forms, &n_steps, &error))
    snprintf (result, size, "%s: %s", error.message, error.detail);
  else
    {
      size_t at = 0;

      qsort (forms.text, forms.n, sizeof *forms.text, compare_texts);
      for (size_t i = 0; i < forms.n; i++)
        at += (size_t) snprintf (result + at, size - at, "%s%s", i > 0 ? " " : "", forms.text[i]);
    }
  words_affixes_free (affixes);
  free (copy);
}

static void
test_expand (void)
{
  static const struct {
    const char *what, *affixes, *line, *expected;
  } cases[] = {
    { "no affixes", "", "mot", "mot" },
    { "a suffix", "SFX S Y 1\nSFX S 0 s .\n", "mot/S", "mot ~mots" },
    { "a flag without rules", "SFX S Y 1\nSFX S 0 s .\n", "mot/T", "mot" },
    { "conditions", "SET UTF-8\nSFX S Y 3\nSFX S 0 s [^sxz]\nSFX S al aux [^é]al\nSFX S é ées [àé]\n", "cheval/S",
      "cheval ~chevals ~chevaux" },
    { "letters outside ASCII", "SET UTF-8\nSFX S Y 3\nSFX S 0 s [^sxz]\nSFX S al aux [^é]al\nSFX S é ées [àé]\n",
      "blé/S", "blé ~blées ~blés" },
    { "a condition longer than the word", "SFX S Y 1\nSFX S 0 s ..[^x]t\n", "mot/S", "mot" },
    { "nothing taken off that is not there", "SFX S Y 1\nSFX S er e .\n", "mot/S", "mot" },
    { "more taken off than there is", "SFX S Y 1\nSFX S moteur a .\n", "mot/S", "mot" },
    { "any character in a condition", "SFX S Y 2\nSFX S 0 s m.t\nSFX S 0 a m.r\n", "mot/S", "mot ~mots" },
    { "the whole word taken off", "SFX S Y 1\nSFX S mot a .\n", "mot/S", "mot" },
    { "the same where it may be", "FULLSTRIP\nSFX S Y 1\nSFX S mot a .\n", "mot/S", "mot ~a" },
    { "without a condition", "SFX S Y 1\nSFX S 0 s\n", "mot/S", "mot ~mots" },
    { "a suffix that changes nothing", "SFX S Y 1\nSFX S 0 0 .\n", "mot/S", "mot" },
    { "a prefix", "PFX P Y 1\nPFX P 0 re .\n", "mot/P", "mot remot" },
    { "a prefix's condition longer than the word", "PFX P Y 1\nPFX P 0 re mot.\n", "mot/P", "mot" },
    { "a prefix's condition", "PFX P Y 2\nPFX P 0 re [^m]\nPFX P m n mo\n", "mot/P", "mot not" },
    { "both together", "PFX P Y 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s .\n", "mot/PS", "mot remot ~mots ~remots" },
    { "a prefix that does not cross", "PFX P N 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s .\n", "mot/PS",
      "mot remot ~mots" },
    { "a suffix that does not cross", "PFX P Y 1\nPFX P 0 re .\nSFX S N 1\nSFX S 0 s .\n", "mot/PS",
      "mot remot ~mots" },
    { "a suffix on a suffix", "SFX S Y 1\nSFX S 0 eur/T .\nSFX T Y 1\nSFX T 0 s/S .\n", "mot/S",
      "mot ~moteur ~moteurs" },
    { "a suffix that a prefix brings", "PFX P Y 1\nPFX P 0 kilo/S .\nSFX S Y 1\nSFX S 0 s .\n", "mot/P",
      "kilomot mot ~kilomots" },
    { "a prefix that a suffix brings", "PFX P Y 1\nPFX P 0 re .\nSFX S Y 1\nSFX S 0 s/P .\n", "mot/S",
      "mot ~mots ~remots" },
    { "a stem that is no word", "NEEDAFFIX !\nSFX S Y 2\nSFX S 0 s .\nSFX S 0 e/! .\n", "mot/S!", "~mots" },
    { "its older name", "PSEUDOROOT !\nSFX S Y 1\nSFX S 0 s .\n", "mot/S!", "~mots" },
    { "a stem confirmed by its affix", "NEEDAFFIX !\nSFX S Y 2\nSFX S 0 0 .\nSFX S 0 s .\n", "mot/S!", "mot ~mots" },
    { "a part of compounds", "ONLYINCOMPOUND !\n", "mot/!", "" },
    { "a forbidden word", "FORBIDDENWORD !\nSFX S Y 1\nSFX S 0 s .\n", "mot/S!", "" },
    { "prefix and suffix only together",
      "CIRCUMFIX X\nPFX P Y 1\nPFX P 0 ge/X .\nSFX S Y 2\nSFX S 0 t/PX .\nSFX S 0 s .\n", "mot/S",
      "mot ~gemott ~mots" },
    { "flags of two characters", "FLAG long\nSFX S. Y 1\nSFX S. 0 s .\nSFX Ss Y 1\nSFX Ss 0 a .\n", "mot/S.",
      "mot ~mots" },
    { "flags that are numbers", "FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\nSFX 1 Y 1\nSFX 1 0 a/12,1 .\n", "mot/1",
      "mot ~mota ~motaa ~motas" },
    { "flags outside ASCII", "SET UTF-8\nFLAG UTF-8\nSFX é Y 1\nSFX é 0 s .\n", "mot/é", "mot ~mots" },
    { "Latin-1", "# \xe9\nSET ISO8859-1\nSFX S Y 1\nSFX S 0 \xe9 .\n", "mot/S", "mot ~moté" },
    { "Latin-1 by its other name", "SET ISO-8859-1\nSFX S Y 1\nSFX S 0 \xe9 .\n", "mot/S", "mot ~moté" },
    { "a mark before UTF-8", "\xef\xbb\xbfSET UTF-8\nSFX S Y 1\nSFX S 0 é .\n", "mot/S", "mot ~moté" },
    { "elided words are left out", "SET UTF-8\nPFX P Y 2\nPFX P 0 l’ .\nPFX P 0 d' .\nSFX S Y 1\nSFX S 0 s/P .\n",
      "an/PS", "an ~ans" },
    { "a slash in the word", "SFX S Y 1\nSFX S 0 s .\n", "a\\/b/S", "a/b ~a/bs" },
    { "a slash at its beginning", "SFX S Y 1\nSFX S 0 s .\n", "/b/S", "/b ~/bs" },
    { "fields behind a tab", "SFX S Y 1\nSFX S 0 s .\n", "mot/S\tx", "mot ~mots" },
    { "fields behind a blank", "SFX S Y 1\nSFX S 0 s .\n", "mot/S po:nom", "mot ~mots" },
    { "a blank at its end", "", "mot ", "mot" },
    { "a letter behind a blank is no field", "", "plan b", "plan b" },
    { "a backslash that hides nothing", "", "a\\b", "a\\b" },
    { "a blank in the word", "SFX S Y 1\nSFX S 0 s .\n", "a priori/S po:nom", "a priori ~a prioris" },
    { "what has no bearing", "TRY abc\nREP 1\nREP a b\nMAP 1\nMAP aà\n\n# SFX\nCOMPOUNDMIN 2\n", "mot", "mot" },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char result[4096];

      expand (cases[i].affixes, cases[i].line, result, sizeof result);
      tap_ok (strcmp (result, cases[i].expected) == 0, "%s: %s", cases[i].what, result);
    }
}

static void
test_affix_errors (void)
{
  static const struct {
    const char *text;
    unsigned long line;
    const char *detail;
  } cases[] = {
    { "SET KOI8-R\n", 1, "KOI8-R" },
    { "SET\n", 1, "" },
    { "\nFLAG roman\n", 2, "roman" },
    { "FLAG\n", 1, "" },
    { "AF 2\nAF AB\n", 1, "AF" },
    { "AM 1\n", 1, "AM" },
    { "COMPLEXPREFIXES\n", 1, "COMPLEXPREFIXES" },
    { "NEEDAFFIX\n", 1, "NEEDAFFIX" },
    { "NEEDAFFIX ab\n", 1, "ab" },
    { "FLAG long\nNEEDAFFIX a\n", 2, "a" },
    { "FLAG long\nNEEDAFFIX abc\n", 2, "abc" },
    { "FLAG num\nNEEDAFFIX a\n", 2, "a" },
    { "FLAG num\nNEEDAFFIX 0\n", 2, "0" },
    { "FLAG num\nNEEDAFFIX 65536\n", 2, "65536" },
    { "FLAG num\nNEEDAFFIX 4294967297\n", 2, "4294967297" },
    { "FLAG num\nNEEDAFFIX 1,\n", 2, "1," },
    { "FLAG num\nNEEDAFFIX 1x\n", 2, "1x" },
    { "SET UTF-8\nFLAG long\nNEEDAFFIX 😀a\n", 3, "😀a" },
    { "SET UTF-8\nFLAG long\nNEEDAFFIX a😀\n", 3, "a😀" },
    { "SFX\n", 1, "SFX" },
    { "SFX S\n", 1, "S" },
    { "SFX S Y\n", 1, "S" },
    { "SFX S maybe 1\n", 1, "S" },
    { "SFX S Y many\n", 1, "many" },
    { "SFX S Y -1\n", 1, "-1" },
    { "SFX S Y 99999999999999999999\n", 1, "99999999999999999999" },
    { "SFX S Y 1x\n", 1, "1x" },
    { "SFX S Y 1000001\n", 1, "1000001" },
    { "SFX ST Y 1\n", 1, "ST" },
    { "SFX S Y 1\n", 1, "S" },
    { "SFX S Y 2\nSFX S 0 s .\n", 2, "S" },
    { "SFX S Y 2\nSFX S 0 s .\nSFX T Y 1\n", 3, "S" },
    { "SFX S Y 1\nPFX S 0 s .\n", 2, "S" },
    { "SFX S Y 1\nSFX S 0\n", 2, "S" },
    { "SFX S Y 1\nSFX S 0 s [abc\n", 2, "[abc" },
    { "SFX S Y 1\nSFX S 0 s []\n", 2, "[]" },
    { "SFX S Y 1\nSFX S 0 s [^]\n", 2, "[^]" },
    { "SFX S Y 1\nSFX S 0 s a]\n", 2, "a]" },
    { "FLAG long\nSFX S. Y 1\nSFX S. 0 s/a .\n", 3, "a" },
    { "SET UTF-8\nSFX S Y 1\nSFX S 0 \xe9 .\n", 3, "" },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsSourceError error;
      WordsAffixes *affixes = read_affixes (cases[i].text, &error);

      tap_ok (affixes == NULL && strcmp (error.file, "here") == 0 && error.line == cases[i].line
                && strcmp (error.detail, cases[i].detail) == 0,
              "bad affixes %zu: %s:%lu: %s: %s", i, error.file, error.line, affixes == NULL ? error.message : "read",
              error.detail);
      words_affixes_free (affixes);
    }
}

/* The two functions of a WordsLexiconSink that keeps nothing. */
static void
pass_word (void *data, const char *text, size_t size, uint8_t tier, uint8_t flags)
{
}

static void
pass_refusal (void *data, const char *text, size_t size, uint8_t tier, WordsVerdict reason)
{
}

static void
test_dictionary_errors (void)
{
  static const char affix_text[] = "SET UTF-8\nFLAG num\n"
                                   "SFX 1 Y 2\nSFX 1 0 a/1 .\nSFX 1 0 b/1 .\nSFX 2 Y 1\nSFX 2 0 0/2 .\n";
  static const struct {
    const char *text;
    unsigned long line;
    const char *detail;
  } cases[] = {
    { "\n", 1, "" },
    { "mot\n", 1, "mot" },
    { "1\nmot/x po:nom\n", 2, "x" },
    { "1\nmot/1,,2 po:nom\n", 2, ",2" },
    { "2\nmot\n\tpo:nom\n", 3, "" },
    { "1\n\xff\n", 2, "" },
    { "1\nmot/1 po:1 po:2 po:3 po:4 po:5 po:6 po:7 po:8 po:9 po:10 po:11 po:12 po:13 po:14 po:15 po:16 po:17 "
      "po:18 po:19 po:20 po:21 po:22 po:23 po:24 po:25 po:26 po:27 po:28 po:29 po:30 po:31 po:32 po:33\n",
      2, "po:33" },
  };
  static WordsLexiconRules rules = { .longest = WORDS_LENGTH_MAX };
  const WordsLexiconSink sink = { .take = pass_word, .refuse = pass_refusal };
  WordsSourceError error;
  WordsCounts counts = { .counts = NULL };
  WordsAffixes *affixes = read_affixes (affix_text, &error);

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsSource source;
      bool good;

      source_of (&source, cases[i].text, &error);
      source.encoding = words_affixes_encoding (affixes);
      good = words_lexicon_read (&source, affixes, &counts, &rules, &sink);
      tap_ok (!words_source_close (&source) && !good && error.line == cases[i].line
                && strcmp (error.detail, cases[i].detail) == 0,
              "bad dictionary %zu: %s:%lu: %s: %s", i, error.file, error.line, good ? "read" : error.message,
              error.detail);
    }

  words_affixes_free (affixes);
}

static void
test_limits (void)
{
  char text[8192] = "SFX S Y 200\n", line[400] = "mot/";
  WordsSourceError error;
  WordsAffixes *affixes;
  WordsEntry entry;
  Forms forms = { .n = 0 };
  size_t n_steps = 0;

  for (size_t i = 0; i < 200; i++)
    strcat (text, "SFX S 0 a .\n");
  affixes = read_affixes (text, &error);

  memset (line + 4, 'S', 120);
  tap_ok (words_entry_parse (affixes, line, &entry, &error)
            && !words_entry_expand (affixes, &entry, note_form, &forms, &n_steps, &error)
            && strcmp (error.detail, "mot") == 0,
          "too many forms: %s", error.message);
  strcpy (line, "mot/");
  memset (line + 4, 'S', 200);
  tap_ok (!words_entry_parse (affixes, line, &entry, &error), "too many flags: %s", error.message);
  memset (line, 'm', 300);
  line[300] = '\0';
  forms.n = 0;
  tap_ok (words_entry_parse (affixes, line, &entry, &error)
            && words_entry_expand (affixes, &entry, note_form, &forms, &n_steps, &error) && forms.n == 0,
          "a word that is far too long");
  words_affixes_free (affixes);
}

static void
test_counts (void)
{
  static const struct {
    const char *text;
    unsigned long line;
  } cases[] = {
    { "\n", 0 },
    { "\\data\\\n12 mot\n", 0 },
    { "\\1-grams:\n12\n", 2 },
    { "\\1-grams:\nmot\n", 2 },
    { "\\1-grams:\n12 \n", 2 },
    { "\\1-grams:\n12 mot 3\n", 2 },
    { "\\1-grams:\n3 a\n-2 mot\n", 3 },
    { "\\1-grams:\n12\tmot\n", 2 },
  };
  WordsSourceError error;
  WordsSource source;
  WordsCounts counts = { .counts = NULL };

  source_of (&source,
             "\\data\\\nngram 1=3\n\n\\1-grams:\n1 <s>\n12 été\n30 Paris\n99999999999 de\n\n"
             "\\2-grams:\n7 été de\n\\end\\\n",
             &error);
  tap_ok (words_counts_read (&counts, &source) && words_source_close (&source), "counts are read");
  source_of (&source, "\\1-grams:\n5 été\n1 de\n", &error);
  tap_ok (words_counts_read (&counts, &source) && words_source_close (&source), "and more of them");
  tap_ok (words_counts_of (&counts, "été", 5) == 17 && words_counts_of (&counts, "Paris", 5) == 30, "they add up");
  tap_ok (words_counts_of (&counts, "paris", 5) == 0 && words_counts_of (&counts, "Pari", 4) == 0,
          "by letter and case");
  tap_ok (words_counts_of (&counts, "de", 2) == UINT32_MAX, "up to a limit");
  words_counts_clear (&counts);

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      bool good;

      source_of (&source, cases[i].text, &error);
      good = words_counts_read (&counts, &source);
      tap_ok (!words_source_close (&source) && !good && error.line == cases[i].line, "bad counts %zu: line %lu: %s: %s",
              i, error.line, good ? "read" : error.message, error.detail);
      words_counts_clear (&counts);
    }
}

static void
write_file (const char *folder, const char *name, const char *text)
{
  char path[256];
  FILE *file;

  snprintf (path, sizeof path, "%s/%s", folder, name);
  file = fopen (path, "w");
  if (file == NULL || fputs (text, file) < 0 || fclose (file) != 0)
    abort ();
}

static int
tier (const WordsList *list, const char *letters)
{
  int index = words_list_find (list, letters, strlen (letters));

  return index < 0 ? -1 : words_list_tiers (list, strlen (letters))[index];
}

static const char good_recipe[] =
  "language fr headwords\ncounts test.lm\ntier 10 1000\ntier 20 100\ntier 60 1\ntier 70 0\n"
  "uncounted pass-over prefixed\nuncounted 95 po:rare\n"
  "entries pass-over po:err\nentries proper-noun po:npr\nentries abbreviation KEEPCASE capital:more\n"
  "entries proper-noun capital:first\nentries plural po:adj&is:pl\nentries headword po:nom po:adj po:v?_a\n"
  "entries part-of-speech po:*\n"
  "forms conjugated po:ipre\nforms plural is:pl\nforms inflected *\n"
  "drop plural yeux\nadd counted ciseaux orgues\nadd 35 maths\ncapitals no\nneeds 0 aeiouy\n"
  "dictionary test.dic test.aff\n";

static const char good_affixes[] = "SET UTF-8\nKEEPCASE K\nNEEDAFFIX !\n"
                                   "SFX S Y 3\nSFX S 0 0 [^sx] is:sg\nSFX S 0 s [^sxu] is:pl\nSFX S 0 x u is:pl\n"
                                   "SFX F Y 2\nSFX F 0 e . is:fem is:sg\nSFX F 0 es . is:fem is:pl\n"
                                   "SFX V Y 3\nSFX V er e er po:ipre\nSFX V er es er po:ipre\nSFX V er ons er po:ipre\n"
                                   "SFX N Y 1\nSFX N 0 s\n"
                                   "PFX U Y 3\nPFX U 0 0/S .\nPFX U 0 kilo/S .\nPFX U 0 zepto/S .\n";

static const char good_dictionary[] =
  "20\nété/S po:nom\npâté/S po:nom\npâte/S po:nom\nbleu/SF po:adj\ncheveu/S po:nom\n"
  "porte/S po:nom\nporter/V po:v1_a\naimer/V po:v1_a\nabader/V po:rare po:v1_a\n"
  "Paris po:npr\npari/S po:nom\nAimé po:npr\nADN po:nom\nAbc/S po:nom\nkg/K po:nom\n"
  "avec po:prep\nqu po:err\ntous/S po:adj is:pl\nyeux po:nom is:pl\nœil/S po:nom\n"
  "gramme/U! po:nom\nciseau/S po:nom\ntss po:nom\n\navion/N po:nom is:pl\nsomme/S po:nom\nsommer/V po:v1_a\n";

static const char good_counts[] =
  "\\1-grams:\n5000 porte\n200 portes\n10 pâté\n90 pâte\n95 pâtes\n9000 Paris\n20 paris\n700 aime\n3 Aimé\n"
  "150 kilogramme\n50 ciseaux\n400 sommes\n500 somme\n";

/* The right folder is the last one; the one before it has half of the sources. */
static WordsList *
build (const char *recipe, WordsSourceError *error, uint8_t **bytes)
{
  static const char *const folders[] = { "dictionary-a", "dictionary-b" };
  WordsPack *pack;
  size_t size;

  write_file ("dictionary-a", "test.recipe", recipe);
  pack = words_recipe_read ("dictionary-a/test.recipe", folders, 2, error);
  *bytes = NULL;
  if (pack == NULL)
    return NULL;
  *bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);

  return words_list_open_memory (*bytes, size, NULL);
}

static void
test_recipe (void)
{
  static const struct {
    const char *word;
    WordsVerdict verdict;
    int tier;
  } cases[] = {
    { "été", WORDS_OK, 70 },
    { "étés", WORDS_PLURAL, -1 },
    { "pâte", WORDS_OK, 20 },
    { "porte", WORDS_OK, 10 },
    { "portes", WORDS_PLURAL, -1 },
    { "portons", WORDS_CONJUGATED, -1 },
    { "porter", WORDS_OK, 70 },
    { "aimer", WORDS_OK, 20 },
    { "aime", WORDS_CONJUGATED, -1 },
    { "abader", WORDS_OK, 95 },
    { "bleu", WORDS_OK, 70 },
    { "bleue", WORDS_INFLECTED, -1 },
    { "bleus", WORDS_UNKNOWN, -1 },
    { "bleues", WORDS_PLURAL, -1 },
    { "cheveux", WORDS_PLURAL, -1 },
    { "Paris", WORDS_PROPER_NOUN, -1 },
    { "pari", WORDS_OK, 60 },
    { "ADN", WORDS_ABBREVIATION, -1 },
    { "abc", WORDS_PROPER_NOUN, -1 },
    { "abcs", WORDS_PROPER_NOUN, -1 },
    { "kg", WORDS_ABBREVIATION, -1 },
    { "avec", WORDS_PART_OF_SPEECH, -1 },
    { "qu", WORDS_UNKNOWN, -1 },
    { "tous", WORDS_PLURAL, -1 },
    { "yeux", WORDS_PLURAL, -1 },
    { "œil", WORDS_OK, 70 },
    { "gramme", WORDS_OK, 70 },
    { "kilogramme", WORDS_OK, 20 },
    { "zeptogramme", WORDS_UNKNOWN, -1 },
    { "zeptogrammes", WORDS_UNKNOWN, -1 },
    { "kilogrammes", WORDS_PLURAL, -1 },
    { "ciseau", WORDS_OK, 70 },
    { "ciseaux", WORDS_OK, 60 },
    { "orgues", WORDS_OK, 70 },
    { "maths", WORDS_OK, 35 },
    { "tss", WORDS_UNKNOWN, -1 },
    { "avion", WORDS_OK, 70 },
    { "avions", WORDS_PLURAL, -1 },
    { "sommes", WORDS_PLURAL, -1 },
    { "sommer", WORDS_OK, 70 },
  };
  WordsSourceError error;
  uint8_t *bytes;
  WordsList *list;
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];

  mkdir ("dictionary-a", 0700);
  mkdir ("dictionary-b", 0700);
  write_file ("dictionary-b", "test.lm", good_counts);
  write_file ("dictionary-a", "test.dic", good_dictionary);
  write_file ("dictionary-b", "test.aff", good_affixes);
  list = build (good_recipe, &error, &bytes);
  tap_ok (list != NULL, "a recipe with a dictionary: %s: %s", list != NULL ? "read" : error.message, error.detail);
  if (list == NULL)
    return;

  exercise_list (list);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsVerdict verdict = words_list_check (list, cases[i].word, true);
      char letters[WORDS_LENGTH_MAX + 1];

      words_fold (cases[i].word, strlen (cases[i].word), letters, WORDS_LENGTH_MAX, NULL);
      tap_ok (verdict == cases[i].verdict && tier (list, letters) == cases[i].tier, "%s: %s, tier %d", cases[i].word,
              words_verdict_text (verdict), tier (list, letters));
    }
  tap_ok (words_list_spellings (list, 4, (size_t) words_list_find (list, "PATE", 4), false, spellings,
                                WORDS_SPELLINGS_MAX)
              == 2
            && strcmp (spellings[0], "pâte") == 0 && strcmp (spellings[1], "pâté") == 0,
          "pâte is commoner than pâté");
  words_list_close (list);
  free (bytes);
}

/* The same dictionary where forms are words too, some of them headwords, and some words hurt. */
static void
test_forms_taken (void)
{
  static const char recipe[] =
    "language fr headwords\ncounts test.lm\ntier 10 1000\ntier 20 100\ntier 60 1\ntier 70 0\n"
    "uncounted pass-over prefixed\nuncounted 95 po:rare\ntake-forms 80\n"
    "hurtful test.hurtful utf-8\n"
    "entries pass-over po:err spelled:pari\nentries proper-noun po:npr\nentries abbreviation KEEPCASE capital:more\n"
    "entries proper-noun capital:first\nentries headword po:nom po:adj po:v?_a\n"
    "entries part-of-speech po:*\n"
    "attested feminines test.feminines utf-8\nattested nouns test.nouns utf-8\n"
    "forms inflected attested:feminines\n"
    "forms headword is:fem&is:sg&entry:po:adj&attested:nouns\n"
    "forms headword po:ipre&attested-of:nouns&of:somm*&spelled:*ons\n"
    "forms conjugated po:ipre&!is:sg\nforms plural is:pl\nforms inflected *\n"
    "drop plural yeux\ndrop abbreviation tss\ncapitals no\ndictionary more.dic test.aff\n";
  static const struct {
    const char *word;
    WordsVerdict verdict, any;
    int tier; /* −1 for no word */
    bool hurts;
  } cases[] = {
    { "étés", WORDS_PLURAL, WORDS_OK, 80, false },
    { "portes", WORDS_PLURAL, WORDS_OK, 20, true },
    { "portons", WORDS_CONJUGATED, WORDS_OK, 80, true },
    { "porte", WORDS_OK, WORDS_OK, 10, false },
    { "aime", WORDS_CONJUGATED, WORDS_OK, 20, false },
    { "abadons", WORDS_CONJUGATED, WORDS_OK, 95, false },
    { "bleue", WORDS_OK, WORDS_OK, 70, false },
    { "bleues", WORDS_PLURAL, WORDS_OK, 80, false },
    { "verte", WORDS_INFLECTED, WORDS_OK, 80, false },
    { "avec", WORDS_PART_OF_SPEECH, WORDS_OK, 80, false },
    { "yeux", WORDS_PLURAL, WORDS_OK, 70, false },
    { "tss", WORDS_ABBREVIATION, WORDS_ABBREVIATION, -1, false },
    { "Paris", WORDS_PROPER_NOUN, WORDS_PROPER_NOUN, -1, false },
    { "pari", WORDS_UNKNOWN, WORDS_UNKNOWN, -1, false },
    { "sommons", WORDS_OK, WORDS_OK, 70, false },
    { "sommer", WORDS_OK, WORDS_OK, 70, false },
    { "sur", WORDS_OK, WORDS_OK, 60, false },
  };
  WordsSourceError error;
  Text dictionary = { .n = 0 };
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  uint8_t *bytes;
  WordsList *list;
  size_t sur;

  text_add (&dictionary, "%svert/SF po:adj\nsûr/S po:adj\nsur po:prep\nabader/V po:v1_a po:rare\n", good_dictionary);
  write_file ("dictionary-a", "more.dic", dictionary.bytes);
  write_file ("dictionary-b", "test.lm", "\\1-grams:\n5000 porte\n200 portes\n700 aime\n9 sûr\n90000 sur\n");
  write_file ("dictionary-b", "test.hurtful", "# what hurts\nport* !porte\n\nZUT\n");
  write_file ("dictionary-b", "test.feminines", "# by hand\nverte petite\n");
  write_file ("dictionary-b", "test.nouns", "bleue\nverte\nsommer\n");
  list = build (recipe, &error, &bytes);
  tap_ok (list != NULL, "forms are taken: %s: %s", list != NULL ? "read" : error.message, error.detail);
  if (list == NULL)
    return;

  exercise_list (list);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      const WordsVerdict verdict = words_list_check (list, cases[i].word, true);
      const WordsVerdict any = words_list_check (list, cases[i].word, false);
      char letters[WORDS_LENGTH_MAX + 1];
      bool hurts = false;
      size_t n;
      int found;

      words_fold (cases[i].word, strlen (cases[i].word), letters, WORDS_LENGTH_MAX, &n);
      found = words_list_find (list, letters, n);
      if (found >= 0)
        hurts = (words_list_flags (list, n)[found] & WORDS_FLAG_HURTFUL) != 0;
      tap_ok (verdict == cases[i].verdict && any == cases[i].any && tier (list, letters) == cases[i].tier
                && hurts == cases[i].hurts,
              "%s: %s; where any will do, %s, tier %d%s", cases[i].word, words_verdict_text (verdict),
              words_verdict_text (any), tier (list, letters), hurts ? ", hurts" : "");
    }

  /* The preposition is much commoner, but the adjective is what has an entry among headwords. */
  sur = (size_t) words_list_find (list, "SUR", 3);
  tap_ok (words_list_spellings (list, 3, sur, true, spellings, WORDS_SPELLINGS_MAX) == 1
            && strcmp (spellings[0], "sûr") == 0,
          "a headword is spelled as that");
  tap_ok (words_list_spellings (list, 3, sur, false, spellings, WORDS_SPELLINGS_MAX) == 2
            && strcmp (spellings[0], "sûr") == 0 && strcmp (spellings[1], "sur") == 0,
          "and before what is none where any word will do");
  words_list_close (list);
  free (bytes);
}

/* Forms that people know when they know the headword. */
static void
test_near_forms (void)
{
  static const char recipe[] =
    "language fr headwords\ncounts near.lm\ntier 10 1000\ntier 20 100\ntier 60 1\ntier 70 0\ntake-forms 80\n"
    "entries headword po:nom po:adj po:v?_a\nforms conjugated po:ipre\nforms plural is:pl\nforms inflected *\n"
    "near 5 is:pl\nnear 25 po:ipre\nnear 1 *\ncapitals no\ndictionary near.dic test.aff\n";
  static const struct {
    const char *letters, *what;
    int tier;
  } cases[] = {
    { "AIMER", "a headword", 20 },
    { "AIME", "its form, often counted", 20 },
    { "AIMONS", "one that was counted nowhere", 45 },
    { "PORTES", "a form of two headwords, by the commoner one", 15 },
    { "PORTONS", "a form of a rare headword", 80 },
    { "VERTES", "the first pattern that fits", 65 },
    { "VERTE", "the last one", 61 },
    { "ETES", "a form commoner than its step says", 10 },
  };
  WordsSourceError error;
  uint8_t *bytes;
  WordsList *list;

  write_file ("dictionary-a", "near.dic",
              "5\naimer/V po:v1_a\nporte/S po:nom\nporter/V po:v1_a\nvert/SF po:adj\nété/S po:nom\n");
  write_file ("dictionary-b", "near.lm", "\\1-grams:\n5000 porte\n700 aime\n30 vert\n9000 étés\n");
  list = build (recipe, &error, &bytes);
  tap_ok (list != NULL, "near forms: %s: %s", list != NULL ? "read" : error.message, error.detail);
  for (size_t i = 0; i < sizeof cases / sizeof *cases && list != NULL; i++)
    tap_ok (tier (list, cases[i].letters) == cases[i].tier, "%s, %s: tier %d", cases[i].letters, cases[i].what,
            tier (list, cases[i].letters));
  words_list_close (list);
  free (bytes);
}

static void
test_recipe_errors (void)
{
  static const struct {
    const char *recipe;
    const char *file;
    unsigned long line;
    const char *detail;
  } cases[] = {
    { "language fr\ndictionary test.dic\n", "dictionary-a/test.recipe", 2, "dictionary" },
    { "language fr\ndictionary test.dic test.aff\n", "dictionary-a/test.recipe", 2, "dictionary" },
    { "language fr\ntier 9\n", "dictionary-a/test.recipe", 2, "tier" },
    { "language fr\ntier x 0\n", "dictionary-a/test.recipe", 2, "x" },
    { "language fr\ntier 9 -1\n", "dictionary-a/test.recipe", 2, "-1" },
    { "language fr\ntier 9 99999999999\n", "dictionary-a/test.recipe", 2, "99999999999" },
    { "language fr\ntier 9 many\n", "dictionary-a/test.recipe", 2, "many" },
    { "language fr\ntier 9 1x\n", "dictionary-a/test.recipe", 2, "1x" },
    { "language fr\ntier 9 99999999999999999999\n", "dictionary-a/test.recipe", 2, "99999999999999999999" },
    { "language fr\nentries\n", "dictionary-a/test.recipe", 2, "" },
    { "language fr\nforms\n", "dictionary-a/test.recipe", 2, "" },
    { "language fr\nuncounted\n", "dictionary-a/test.recipe", 2, "" },
    { "language fr\nentries headword\n", "dictionary-a/test.recipe", 2, "entries" },
    { "language fr\nentries noun po:nom\n", "dictionary-a/test.recipe", 2, "noun" },
    { "language fr\nforms verb po:nom\n", "dictionary-a/test.recipe", 2, "verb" },
    { "language fr\nnear 10\n", "dictionary-a/test.recipe", 2, "near" },
    { "language fr\nnear often is:pl\n", "dictionary-a/test.recipe", 2, "often" },
    { "language fr\ntake-forms 80\n", "dictionary-a/test.recipe", 2, "take-forms" },
    { "language fr headwords\ntake-forms rare\n", "dictionary-a/test.recipe", 2, "take-forms" },
    { "language fr\nattested nouns\n", "dictionary-a/test.recipe", 2, "attested" },
    { "language fr\nattested nouns bad.lm ascii\n", "dictionary-a/test.recipe", 2, "ascii" },
    { "language fr\nattested nouns nowhere utf-8\n", "nowhere", 0, "" },
    { "language fr\nhurtful bad.lm\n", "dictionary-a/test.recipe", 2, "hurtful" },
    { "language fr\nhurtful bad.lm ascii\n", "dictionary-a/test.recipe", 2, "ascii" },
    { "language fr\nhurtful nowhere utf-8\n", "nowhere", 0, "" },
    { "language fr\nhurtful bad.hurtful utf-8\n", "dictionary-b/bad.hurtful", 3, "x-ray" },
    { "language fr\nhurtful bad.pattern utf-8\n", "dictionary-b/bad.pattern", 1, "été*" },
    { "language fr\nuncounted often po:nom\n", "dictionary-a/test.recipe", 2, "often" },
    { "language fr\nadd counted x-ray\n", "dictionary-a/test.recipe", 2, "x-ray" },
    { "language fr\ncounts\n", "dictionary-a/test.recipe", 2, "counts" },
    { "language fr\ncounts nowhere.lm\n", "nowhere.lm", 0, "" },
    { "language fr\ncounts test.dic\n", "dictionary-a/test.dic", 0, "" },
    { "language fr\ncounts bad.lm\n", "dictionary-b/bad.lm", 2, "" },
    { "language fr\ntier 9 0\ndictionary nowhere.dic test.aff\n", "nowhere.dic", 0, "" },
    { "language fr\ntier 9 0\ndictionary test.dic nowhere.aff\n", "nowhere.aff", 0, "" },
    { "language fr\ntier 9 0\ndictionary bad.dic test.aff\n", "dictionary-a/bad.dic", 1, "one" },
    { "language fr\ntier 9 0\ndictionary test.dic bad.aff\n", "dictionary-b/bad.aff", 2, "9z" },
  };

  write_file ("dictionary-a", "bad.dic", "one\n");
  write_file ("dictionary-b", "bad.lm", "\\data\\\n3 \xe9t\xe9\n\\1-grams:\n");
  write_file ("dictionary-b", "bad.hurtful", "# slurs\ngood* words\nand x-ray\n");
  write_file ("dictionary-b", "bad.pattern", "été*\n");
  write_file ("dictionary-b", "bad.aff", "FLAG num\nNEEDAFFIX 9z\n");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsSourceError error;
      uint8_t *bytes;
      WordsList *list = build (cases[i].recipe, &error, &bytes);

      tap_ok (bytes == NULL && strcmp (error.file, cases[i].file) == 0 && error.line == cases[i].line
                && strcmp (error.detail, cases[i].detail) == 0,
              "bad recipe %zu: %s:%lu: %s: %s", i, error.file, error.line, bytes == NULL ? error.message : "read",
              error.detail);
      words_list_close (list);
      free (bytes);
    }
}

int
main (void)
{
  test_expand ();
  test_affix_errors ();
  test_dictionary_errors ();
  test_limits ();
  test_counts ();
  test_recipe ();
  test_forms_taken ();
  test_near_forms ();
  test_recipe_errors ();

  return tap_done ();
}
