/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The English list as it is built: what it takes, what it refuses and why.
 *
 *   test-english FILE */

#include <stdio.h>
#include <string.h>

#include "tap.h"
#include "words-test.h"

static const char *const accepted[] = {
  /* One letter, two letters */
  "a",
  "I",
  "O",
  "ox",
  "we",
  "qi",
  "OK",
  /* Everyday words */
  "rocket",
  "quick",
  "jazz",
  "rhythm",
  "banana",
  "house",
  "thought",
  "blackboard",
  "treasurer",
  "mark",
  "polish",
  /* Every inflected form */
  "cats",
  "oxen",
  "geese",
  "mice",
  "went",
  "running",
  "ran",
  "was",
  "better",
  "quickly",
  "boxes",
  "sang",
  /* Both spellings */
  "colour",
  "color",
  "realise",
  "realize",
  "grey",
  "gray",
  "centre",
  "center",
  "traveller",
  "traveler",
  "aluminium",
  "aluminum",
  "organise",
  "organize",
  "defence",
  "defense",
  "catalogue",
  "catalog",
  "plough",
  "plow",
  "tyre",
  "tire",
  "jewellery",
  "jewelry",
  "theatre",
  "theater",
  "kerb",
  "curb",
  "favourite",
  "favorite",
  "analyse",
  "analyze",
  /* Accents, with and without */
  "café",
  "cafe",
  "CAFÉ",
  "naïve",
  "naive",
  "façade",
  "cliché",
  "fiancée",
  "débutante",
  /* Rare ones */
  "zythum",
  "crwth",
  "syzygy",
  "cwm",
  "euouae",
  "xebec",
  /* Twelve letters; small letters although a name looks the same */
  "abbreviation",
  "housekeeping",
  "turkey",
  "china",
  "march",
  "french",
};

static const struct {
  const char *word;
  WordsVerdict verdict;
} refused[] = {
  { "London", WORDS_PROPER_NOUN },
  { "london", WORDS_PROPER_NOUN },
  { "England", WORDS_PROPER_NOUN },
  { "Monday", WORDS_PROPER_NOUN },
  { "December", WORDS_PROPER_NOUN },
  { "Mary", WORDS_PROPER_NOUN },
  { "Shakespeare", WORDS_PROPER_NOUN },
  { "Africa", WORDS_PROPER_NOUN },
  { "Christmas", WORDS_PROPER_NOUN },
  { "Toyota", WORDS_PROPER_NOUN },
  { "Microsoft", WORDS_PROPER_NOUN },
  { "Mozart", WORDS_PROPER_NOUN },
  { "etc", WORDS_ABBREVIATION },
  { "vs", WORDS_ABBREVIATION },
  { "Mr", WORDS_ABBREVIATION },
  { "mrs", WORDS_ABBREVIATION },
  { "Dr", WORDS_ABBREVIATION },
  { "USA", WORDS_ABBREVIATION },
  { "NATO", WORDS_ABBREVIATION },
  { "html", WORDS_ABBREVIATION },
  { "kg", WORDS_ABBREVIATION },
  { "mph", WORDS_ABBREVIATION },
  { "dept", WORDS_ABBREVIATION },
  { "FBI", WORDS_ABBREVIATION },
  { "DNA", WORDS_ABBREVIATION },
  { "eg", WORDS_ABBREVIATION },
  { "can't", WORDS_APOSTROPHE },
  { "don’t", WORDS_APOSTROPHE },
  { "cat's", WORDS_APOSTROPHE },
  { "o'clock", WORDS_APOSTROPHE },
  { "x-ray", WORDS_HYPHEN },
  { "mother-in-law", WORDS_HYPHEN },
  { "ice cream", WORDS_SPACE },
  { "e.g.", WORDS_SIGN },
  { "R2D2", WORDS_DIGIT },
  { "", WORDS_EMPTY },
  { "b", WORDS_LONE_LETTER },
  { "Z", WORDS_LONE_LETTER },
  { "encyclopaedia", WORDS_TOO_LONG },
  { "thirteenlette", WORDS_TOO_LONG },
  { "rocketx", WORDS_UNKNOWN },
  { "qzx", WORDS_UNKNOWN },
  { "aaaaaaaaaaaa", WORDS_UNKNOWN },
  { "hte", WORDS_UNKNOWN },
  { "recieve", WORDS_UNKNOWN },
  { "colur", WORDS_UNKNOWN },
  { "kwhr", WORDS_UNKNOWN },
  { "haus", WORDS_UNKNOWN },
  { "ракета", WORDS_NOT_LATIN },
  { "caf\xe9", WORDS_BAD_UTF8 },
};

/* The words solvers are measured with in the literature: sizes up to 60, four to
 * twelve letters, one spelling, no accents. */
static size_t
count_measured (const WordsList *list)
{
  size_t n = 0;

  for (size_t length = 4; length <= WORDS_LENGTH_MAX; length++)
    {
      const uint8_t *tiers = words_list_tiers (list, length), *flags = words_list_flags (list, length);

      for (size_t i = 0; i < words_list_count (list, length); i++)
        n += tiers[i] <= 60 && (flags[i] & (WORDS_FLAG_VARIANT | WORDS_FLAG_SPELLED)) == 0;
    }

  return n;
}

static int
tier (const WordsList *list, const char *letters)
{
  int index = words_list_find (list, letters, strlen (letters));

  return index < 0 ? -1 : words_list_tiers (list, strlen (letters))[index];
}

static bool
spelled (const WordsList *list, const char *letters, const char *expected)
{
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  int index = words_list_find (list, letters, strlen (letters));
  size_t n = index < 0
               ? 0
               : words_list_spellings (list, strlen (letters), (size_t) index, false, spellings, WORDS_SPELLINGS_MAX);

  for (size_t i = 0; i < n; i++)
    {
      if (strcmp (spellings[i], expected) == 0)
        return true;
    }

  return false;
}

int
main (int argc, char **argv)
{
  WordsError error = { WORDS_FAULT_NONE };
  WordsList *list;

  if (argc != 2)
    return 2;
  list = words_list_open (argv[1], &error);
  if (list == NULL)
    {
      char text[2048];

      words_error_format (&error, NULL, text, sizeof text);
      tap_ok (false, "%s", text);
      return tap_done ();
    }

  for (size_t i = 0; i < sizeof accepted / sizeof *accepted; i++)
    {
      WordsVerdict verdict = words_list_check (list, accepted[i], false);

      tap_ok (verdict == WORDS_OK, "takes %s: %s", accepted[i], words_verdict_text (verdict));
    }
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
    {
      WordsVerdict verdict = words_list_check (list, refused[i].word, false);

      tap_ok (verdict == refused[i].verdict, "refuses “%s”: %s", refused[i].word, words_verdict_text (verdict));
    }

  exercise_list (list);
  tap_ok (true, "every word is found where it is");
  tap_ok (strcmp (words_list_language (list), "en") == 0 && !words_list_tells_headwords (list), "the language");
  tap_ok (words_list_count (list, 1) == 3, "three words of one letter");
  tap_ok (words_list_total (list) > 340000, "all sizes are in: %zu words", words_list_total (list));
  tap_ok (tier (list, "HOUSE") == 10 && tier (list, "BANANA") == 20 && tier (list, "CRWTH") == 70
            && tier (list, "ZYTHUM") == 80,
          "tiers are the sizes of SCOWL");
  tap_ok (tier (list, "COLOUR") <= 35 && tier (list, "COLOR") <= 35, "both spellings are common");
  tap_ok (spelled (list, "CAFE", "café") && spelled (list, "FIANCEE", "fiancée") && spelled (list, "I", "I")
            && spelled (list, "ROCKET", "rocket"),
          "true spellings");
  /* Another edition of SCOWL may have a few more or less; half or double would be a mistake in
   * the recipe. */
  tap_ok (count_measured (list) > 68000 && count_measured (list) < 80000,
          "the list of the literature: %zu words (71420 in SCOWL 2020.12.07)", count_measured (list));
  words_list_close (list);

  return tap_done ();
}
