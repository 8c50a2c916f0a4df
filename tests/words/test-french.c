/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The French list as it is built: what it takes, what it refuses and why, and how many of the words a table tries it
 * judges wrongly.
 *
 *   test-french LIST FORMS NATIVE */

#include <stdio.h>
#include <string.h>

#include "tap.h"
#include "words-test.h"

static const struct {
  const char *name;
  WordsVerdict verdict;
} verdicts[] = {
  { "ok", WORDS_OK },
  { "conjugated", WORDS_CONJUGATED },
  { "plural", WORDS_PLURAL },
  { "inflected", WORDS_INFLECTED },
  { "not-headword", WORDS_NOT_HEADWORD },
  { "part-of-speech", WORDS_PART_OF_SPEECH },
  { "participle", WORDS_PARTICIPLE },
  { "proper-noun", WORDS_PROPER_NOUN },
  { "abbreviation", WORDS_ABBREVIATION },
  { "lone-letter", WORDS_LONE_LETTER },
  { "unknown", WORDS_UNKNOWN },
  { "too-long", WORDS_TOO_LONG },
  { "apostrophe", WORDS_APOSTROPHE },
  { "hyphen", WORDS_HYPHEN },
  { "space", WORDS_SPACE },
  { "digit", WORDS_DIGIT },
  { "sign", WORDS_SIGN },
  { "not-latin", WORDS_NOT_LATIN },
};

static size_t n_accepted, n_refused;

/* Whether a word that is no headword for the reason @verdict is one where any word will do. */
static bool
is_form (WordsVerdict verdict)
{
  return verdict == WORDS_CONJUGATED || verdict == WORDS_PLURAL || verdict == WORDS_INFLECTED
         || verdict == WORDS_PART_OF_SPEECH || verdict == WORDS_PARTICIPLE;
}

/* Names and abbreviations of the forms that spell a form as well. */
static bool
is_also_form (const char *form)
{
  static const char *const forms[] = { "Paris" };

  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    {
      if (strcmp (form, forms[i]) == 0)
        return true;
    }

  return false;
}

/* The edition that asks for headwords gets the @expected answer; those that take any word take forms too. Names and
 * abbreviations may spell a form as well: PARIS is more than one bet. */
static void
test_form (const WordsList *list, char *form, WordsVerdict expected)
{
  WordsVerdict verdict, any;

  for (char *place = form; *place != '\0'; place++)
    {
      if (*place == '_')
        *place = ' ';
    }
  verdict = words_list_check (list, form, true);
  any = words_list_check (list, form, false);
  tap_ok (verdict == expected
            && (any == (is_form (expected) ? WORDS_OK : expected) || (any == WORDS_OK && is_also_form (form))),
          "%s “%s”: %s", expected == WORDS_OK ? "takes" : "refuses", form, words_verdict_text (verdict));
  if (expected == WORDS_OK)
    n_accepted++;
  else
    n_refused++;
}

static void
test_line (const WordsList *list, char *line)
{
  char *rest = NULL, *token = strtok_r (line, " \n", &rest);

  if (token == NULL || token[0] == '#')
    return;
  for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++)
    {
      if (strcmp (token, verdicts[i].name) == 0)
        {
          while ((token = strtok_r (NULL, " \n", &rest)) != NULL)
            test_form (list, token, verdicts[i].verdict);
          return;
        }
    }
  tap_ok (false, "“%s” is no verdict", token);
}

static bool
test_forms (const WordsList *list, const char *path)
{
  FILE *file = fopen (path, "r");
  char line[1024];

  if (file == NULL)
    return false;
  while (fgets (line, sizeof line, file) != NULL)
    test_line (list, line);
  fclose (file);

  return true;
}

/* What a French table tries: words of a kind, and how many percent of them may be judged otherwise. */
typedef struct {
  const char *name;
  bool headwords; /* they are */
  double most;    /* percent */
  size_t least;   /* so many there are, for the figure to mean something */
  size_t n, wrong;
  char said[1024]; /* those that are judged otherwise */
} Kind;

static void
try_native (const WordsList *list, Kind *kind, const char *word)
{
  const size_t n = strlen (kind->said);

  kind->n++;
  if ((words_list_check (list, word, true) == WORDS_OK) == kind->headwords)
    return;
  kind->wrong++;
  snprintf (kind->said + n, sizeof kind->said - n, " %s", word);
}

static bool
test_native (const WordsList *list, const char *path)
{
  Kind kinds[] = {
    { .name = "common", .headwords = true, .most = 2, .least = 1400 },
    { .name = "refuse", .headwords = false, .most = 2, .least = 660 },
    { .name = "participle", .headwords = true, .most = 10, .least = 400 },
    { .name = "feminine", .headwords = true, .most = 5, .least = 200 },
  };
  const size_t n_kinds = sizeof kinds / sizeof *kinds;
  FILE *file = fopen (path, "r");
  char line[1024];

  if (file == NULL)
    return false;
  while (fgets (line, sizeof line, file) != NULL)
    {
      char *rest = NULL, *token = strtok_r (line, " \n", &rest);
      size_t kind = 0;

      if (token == NULL || token[0] == '#')
        continue;
      while (kind < n_kinds && strcmp (token, kinds[kind].name) != 0)
        kind++;
      if (kind == n_kinds)
        tap_ok (false, "“%s” is no kind of word", token);
      while (kind < n_kinds && (token = strtok_r (NULL, " \n", &rest)) != NULL)
        try_native (list, &kinds[kind], token);
    }
  fclose (file);
  for (size_t i = 0; i < n_kinds; i++)
    tap_ok (kinds[i].n >= kinds[i].least && 100.0 * (double) kinds[i].wrong <= kinds[i].most * (double) kinds[i].n,
            "%s: %.1f %% of %zu judged otherwise, of %.0f %% that may be:%s", kinds[i].name,
            100.0 * (double) kinds[i].wrong / (double) kinds[i].n, kinds[i].n, kinds[i].most, kinds[i].said);

  return true;
}

static int
tier (const WordsList *list, const char *letters)
{
  int index = words_list_find (list, letters, strlen (letters));

  return index < 0 ? -1 : words_list_tiers (list, strlen (letters))[index];
}

/* True when the spellings of @letters as headwords are @first and, unless that is NULL, @second. */
static bool
spelled (const WordsList *list, const char *letters, const char *first, const char *second)
{
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  int index = words_list_find (list, letters, strlen (letters));
  size_t n =
    index < 0 ? 0 : words_list_spellings (list, strlen (letters), (size_t) index, true, spellings, WORDS_SPELLINGS_MAX);

  return n == (second != NULL ? 2u : 1u) && strcmp (spellings[0], first) == 0
         && (second == NULL || strcmp (spellings[1], second) == 0);
}

/* Headwords up to @tier_max of @min letters or more. */
static size_t
count (const WordsList *list, size_t min, int tier_max)
{
  size_t n = 0;

  for (size_t length = min; length <= WORDS_LENGTH_MAX; length++)
    {
      for (size_t i = 0; i < words_list_count (list, length); i++)
        n += (words_list_flags (list, length)[i] & WORDS_FLAG_HEADWORD) != 0
             && words_list_tiers (list, length)[i] <= tier_max;
    }

  return n;
}

/* Every spelling without capitals. */
static bool
is_orderly (const WordsList *list)
{
  for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
    {
      for (size_t i = 0; i < words_list_count (list, length); i++)
        {
          char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
          size_t n = words_list_spellings (list, length, i, false, spellings, WORDS_SPELLINGS_MAX);

          for (size_t j = 0; j < n; j++)
            {
              if (words_has_capital (spellings[j], strlen (spellings[j])))
                return false;
            }
        }
    }

  return true;
}

static void
test_list (const WordsList *list)
{
  char all[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];

  exercise_list (list);
  tap_ok (true, "every word is found where it is");
  tap_ok (strcmp (words_list_language (list), "fr") == 0 && words_list_tells_headwords (list), "the language");
  tap_ok (is_orderly (list), "words in small letters");
  tap_ok (words_list_count (list, 1) == 3, "three words of one letter: a, ô, y");
  /* Another edition of the dictionary may have some more or less. */
  tap_ok (count (list, 1, 254) > 58000 && count (list, 1, 254) < 64000,
          "%zu headwords (61,721 of the dictionary's version 7.0)", count (list, 1, 254));
  tap_ok (words_list_total (list) > 320000 && words_list_total (list) < 345000, "%zu words with their forms (332,546)",
          words_list_total (list));
  tap_ok (count (list, 4, 35) > 7000 && count (list, 4, 35) < 10000, "%zu that everybody uses", count (list, 4, 35));
  tap_ok (count (list, 4, 60) > 14000 && count (list, 4, 60) < 18000, "%zu that were counted", count (list, 4, 60));

  tap_ok (tier (list, "VILLE") == 10 && tier (list, "ETRE") == 10 && tier (list, "MAISON") == 10, "common words");
  tap_ok (tier (list, "MANGER") <= 35 && tier (list, "ALLER") <= 20, "a verb is as common as its forms together");
  tap_ok (tier (list, "CASSEROLE") == 60 && tier (list, "PANTOUFLE") == 70, "familiar words");
  tap_ok (tier (list, "SOMMER") >= 50, "“sommes” belongs to “être”, not to “sommer”");
  tap_ok (tier (list, "ABALOBER") == 95 && tier (list, "ZEPTOWEBER") == -1, "rare ones");

  tap_ok (spelled (list, "MAISON", "maison", NULL) && spelled (list, "COEUR", "cœur", NULL)
            && spelled (list, "FOETUS", "fœtus", NULL) && spelled (list, "ETE", "été", NULL)
            && spelled (list, "NOEL", "noël", NULL) && spelled (list, "GARCON", "garçon", NULL),
          "true spellings");
  tap_ok (spelled (list, "CONNAITRE", "connaître", "connaitre") && spelled (list, "AOUT", "août", "aout")
            && spelled (list, "EVENEMENT", "événement", "évènement"),
          "the usual one of two spellings comes first");
  tap_ok (spelled (list, "PECHE", "pêche", "péché") && spelled (list, "COLON", "colon", "côlon"),
          "two words of the same letters");
  tap_ok (spelled (list, "LIONNE", "lionne", "lionné") && spelled (list, "RETRAITE", "retraite", "retraité")
            && spelled (list, "SPIRALE", "spirale", "spiralé"),
          "a feminine noun is spelled as itself first");
  tap_ok (spelled (list, "FETE", "fête", NULL) && spelled (list, "PARLE", "parlé", NULL),
          "a headword is not spelled as a form of another");
  tap_ok (spelled (list, "CHEVAUX", "chevaux", NULL) && spelled (list, "MANGEAMES", "mangeâmes", NULL)
            && spelled (list, "MANGE", "mange", "mangé"),
          "forms have their spelling");
  tap_ok (words_list_spellings (list, 5, (size_t) words_list_find (list, "PARLE", 5), false, all, WORDS_SPELLINGS_MAX)
              == 2
            && strcmp (all[0], "parlé") == 0 && strcmp (all[1], "parle") == 0,
          "where any word will do they come behind those of the headwords");
}

int
main (int argc, char **argv)
{
  WordsError error = { WORDS_FAULT_NONE };
  WordsList *list;

  if (argc != 4)
    return 2;
  list = words_list_open (argv[1], &error);
  if (list == NULL)
    {
      char text[2048];

      words_error_format (&error, NULL, text, sizeof text);
      tap_ok (false, "%s", text);
      return tap_done ();
    }

  tap_ok (test_forms (list, argv[2]), "the forms are read");
  tap_ok (test_native (list, argv[3]), "what a table tries is read");
  tap_ok (n_accepted >= 200 && n_refused >= 200, "%zu are taken, %zu refused", n_accepted, n_refused);
  test_list (list);
  words_list_close (list);

  return tap_done ();
}
