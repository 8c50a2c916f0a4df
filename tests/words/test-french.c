/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The French list as it is built: what it takes, what it refuses and why.
 *
 *   test-french LIST FORMS */

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

/* The edition that asks for headwords and those that do not agree: all words of this list are. */
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
  tap_ok (verdict == expected && any == expected, "%s “%s”: %s", expected == WORDS_OK ? "takes" : "refuses", form,
          words_verdict_text (verdict));
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

static int
tier (const WordsList *list, const char *letters)
{
  int index = words_list_find (list, letters, strlen (letters));

  return index < 0 ? -1 : words_list_tiers (list, strlen (letters))[index];
}

/* True when the spellings of @letters are @first and, unless that is NULL, @second. */
static bool
spelled (const WordsList *list, const char *letters, const char *first, const char *second)
{
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  int index = words_list_find (list, letters, strlen (letters));
  size_t n =
    index < 0 ? 0 : words_list_spellings (list, strlen (letters), (size_t) index, spellings, WORDS_SPELLINGS_MAX);

  return n == (second != NULL ? 2u : 1u) && strcmp (spellings[0], first) == 0
         && (second == NULL || strcmp (spellings[1], second) == 0);
}

/* Words up to @tier_max of @min letters or more. */
static size_t
count (const WordsList *list, size_t min, int tier_max)
{
  size_t n = 0;

  for (size_t length = min; length <= WORDS_LENGTH_MAX; length++)
    {
      for (size_t i = 0; i < words_list_count (list, length); i++)
        n += words_list_tiers (list, length)[i] <= tier_max;
    }

  return n;
}

/* Every word a headword, every spelling without capitals. */
static bool
is_orderly (const WordsList *list)
{
  for (size_t length = 1; length <= WORDS_LENGTH_MAX; length++)
    {
      for (size_t i = 0; i < words_list_count (list, length); i++)
        {
          char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
          size_t n = words_list_spellings (list, length, i, spellings, WORDS_SPELLINGS_MAX);

          if ((words_list_flags (list, length)[i] & WORDS_FLAG_HEADWORD) == 0)
            return false;
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
  exercise_list (list);
  tap_ok (true, "every word is found where it is");
  tap_ok (strcmp (words_list_language (list), "fr") == 0 && words_list_tells_headwords (list), "the language");
  tap_ok (is_orderly (list), "headwords in small letters");
  tap_ok (words_list_count (list, 1) == 1, "one word of one letter");
  /* Another edition of the dictionary may have some more or less. */
  tap_ok (count (list, 1, 254) > 55000 && count (list, 1, 254) < 60000,
          "%zu words (57,650 in the dictionary's version 7.0)", count (list, 1, 254));
  tap_ok (count (list, 4, 254) > 54500 && count (list, 4, 254) < 59500, "%zu of them of 4 to 12 letters (57,219)",
          count (list, 4, 254));
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
  tap_ok (spelled (list, "PECHE", "pêche", "péché") && spelled (list, "TACHE", "tâche", "tache"),
          "two words of the same letters");
}

int
main (int argc, char **argv)
{
  WordsError error = { WORDS_FAULT_NONE };
  WordsList *list;

  if (argc != 3)
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
  tap_ok (n_accepted >= 200 && n_refused >= 200, "%zu are taken, %zu refused", n_accepted, n_refused);
  test_list (list);
  words_list_close (list);

  return tap_done ();
}
