/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Folding true spellings to bare capitals: probe-rules.md 1, “Cards carry bare capitals”. */

#include <string.h>

#include "rules/salon-utf8.h"
#include "tap.h"
#include "words/words-fold.h"

/* A row: the spelling, and the letters or the refusal. */
static const struct {
  const char *text;
  const char *letters;
  WordsVerdict verdict;
} cases[] = {
  /* Plain */
  { "rocket", "ROCKET" },
  { "ROCKET", "ROCKET" },
  { "RoCkEt", "ROCKET" },
  { "a", "A" },
  { "abcdefghijkl", "ABCDEFGHIJKL" },
  { "nopqrstuvwxyzabcdefghijklm", "NOPQRSTUVWXYZABCDEFGHIJKLM", WORDS_OK },
  { "nopqrstuvwxyzabcdefghijklmn", "NOPQRSTUVWXYZABCDEFGHIJKLM", WORDS_TOO_LONG },

  /* French */
  { "été", "ETE" },
  { "ÉTÉ", "ETE" },
  { "garçon", "GARCON" },
  { "Ça", "CA" },
  { "hôpital", "HOPITAL" },
  { "naïf", "NAIF" },
  { "où", "OU" },
  { "aiguë", "AIGUE" },
  { "œuvre", "OEUVRE" },
  { "ŒUVRE", "OEUVRE" },
  { "cœur", "COEUR" },
  { "ex æquo", "", WORDS_SPACE },
  { "cæcum", "CAECUM" },
  { "Æthuse", "AETHUSE" },
  { "Ÿ", "Y" },

  /* German */
  { "Straße", "STRASSE" },
  { "STRAẞE", "STRASSE" },
  { "Äpfel", "APFEL" },
  { "schön", "SCHON" },
  { "Übung", "UBUNG" },

  /* Nordic */
  { "smørrebrød", "SMORREBROD" },
  { "Øre", "ORE" },
  { "ångström", "ANGSTROM" },
  { "þing", "THING" },
  { "Þór", "THOR" },
  { "eð", "ED" },
  { "Ð", "D" },
  { "giŋgo", "GINGO" },

  /* Polish, Czech, Hungarian, Romanian, the Baltic, Croatian, Turkish, Maltese */
  { "Łódź", "LODZ" },
  { "źdźbło", "ZDZBLO" },
  { "gęś", "GES" },
  { "żółć", "ZOLC" },
  { "příliš", "PRILIS" },
  { "žluťoučký", "ZLUTOUCKY" },
  { "kůň", "KUN" },
  { "ďábel", "DABEL" },
  { "őrző", "ORZO" },
  { "fűző", "FUZO" },
  { "țară", "TARA" },
  { "şase", "SASE" },
  { "ģints", "GINTS" },
  { "ąžuolas", "AZUOLAS" },
  { "đak", "DAK" },
  { "ǆep", "DZEP" },
  { "Ǉubav", "LJUBAV" },
  { "ĳs", "IJS" },
  { "ışık", "ISIK" },
  { "İzmir", "IZMIR" },
  { "ħobż", "HOBZ" },

  /* Iberian, Welsh, Irish */
  { "mañana", "MANANA" },
  { "coração", "CORACAO" },
  { "coŀlegi", "COLLEGI" },
  { "ŵyr", "WYR" },
  { "ḃán", "BAN" },

  /* Vietnamese, and letters of Africa */
  { "Nguyễn", "NGUYEN" },
  { "đường", "DUONG" },
  { "phở", "PHO" },
  { "tiếng", "TIENG" },
  { "ɓaɗe", "BADE" },
  { "ɛkɔ", "EKO" },

  /* Combining marks: the same words taken apart */
  { "e\u0301te\u0301", "ETE" },
  { "Nguye\u0302\u0303n", "NGUYEN" },
  { "c\u0327a", "CA" },
  { "o\u031b\u0309", "O" },
  { "z\u0307o\u0301l\u0337", "ZOL" },
  { "a\u0300\u0301\u0302\u036f", "A" },

  /* Typefaces */
  { "o\ufb03ce", "OFFICE" },
  { "\ufb06op", "STOP" },
  { "ſ", "S" },

  /* Refusals */
  { "", "", WORDS_EMPTY },
  { "can't", "", WORDS_APOSTROPHE },
  { "can’t", "", WORDS_APOSTROPHE },
  { "aujourdʼhui", "", WORDS_APOSTROPHE },
  { "l`eau", "", WORDS_APOSTROPHE },
  { "ŉ", "", WORDS_APOSTROPHE },
  { "x-ray", "", WORDS_HYPHEN },
  { "x‐ray", "", WORDS_HYPHEN },
  { "x–ray", "", WORDS_HYPHEN },
  { "x−ray", "", WORDS_HYPHEN },
  { "soft\u00adhyphen", "", WORDS_HYPHEN },
  { "-", "", WORDS_HYPHEN },
  { "b4", "", WORDS_DIGIT },
  { "1984", "", WORDS_DIGIT },
  { "ice cream", "", WORDS_SPACE },
  { " ice", "", WORDS_SPACE },
  { "a\tb", "", WORDS_SPACE },
  { "a\u00a0b", "", WORDS_SPACE },
  { "a\u2009b", "", WORDS_SPACE },
  { "etc.", "", WORDS_SIGN },
  { "..AB", "", WORDS_SIGN },
  { "R&B", "", WORDS_SIGN },
  { "a\nb", "", WORDS_SIGN },
  { "a×b", "", WORDS_SIGN },
  { "ª", "", WORDS_SIGN },
  { "a…", "", WORDS_SIGN },
  { "“a”", "", WORDS_SIGN },
  { "→", "", WORDS_SIGN },
  { "\u0301a", "", WORDS_SIGN },
  { "star\u2605", "", WORDS_SIGN },
  { "\U0001f600", "", WORDS_SIGN },
  { "\ufeffword", "", WORDS_NOT_LATIN },
  { "ракета", "", WORDS_NOT_LATIN },
  { "Ωmega", "", WORDS_NOT_LATIN },
  { "א", "", WORDS_NOT_LATIN },
  { "火", "", WORDS_NOT_LATIN },
  { "\u01c3xoo", "", WORDS_NOT_LATIN },
  { "\xff", "", WORDS_BAD_UTF8 },
  { "caf\xe9", "", WORDS_BAD_UTF8 },
  { "a\xc3", "", WORDS_BAD_UTF8 },
  { "\xc0\xc1", "", WORDS_BAD_UTF8 }, /* longer than needed */
  { "\xe0\x81\x81", "", WORDS_BAD_UTF8 },
  { "\xed\xa0\x80", "", WORDS_BAD_UTF8 },     /* half of a surrogate pair */
  { "\xf4\x90\x80\x80", "", WORDS_BAD_UTF8 }, /* beyond Unicode */
  { "\xf0\x9f\x98", "", WORDS_BAD_UTF8 },
  { "\x80", "", WORDS_BAD_UTF8 },
};

static void
test_table (void)
{
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      char letters[WORDS_LENGTH_MAX + 1];
      WordsVerdict verdict = words_fold (cases[i].text, strlen (cases[i].text), letters, WORDS_LENGTH_MAX, NULL);

      tap_ok (verdict == cases[i].verdict && strcmp (letters, cases[i].letters) == 0,
              "row %zu folds to “%s”, verdict %d (%s, %d)", i, cases[i].letters, cases[i].verdict, letters, verdict);
    }
}

static void
test_capacity (void)
{
  char letters[8] = "#######";
  size_t n;

  tap_ok (words_fold ("rocket", 6, letters, 6, &n) == WORDS_OK && n == 6 && strcmp (letters, "ROCKET") == 0,
          "as long as there is room");
  tap_ok (words_fold ("rockets", 7, letters, 6, &n) == WORDS_TOO_LONG && n == 7 && strcmp (letters, "ROCKET") == 0,
          "a letter too many is counted and not written");
  tap_ok (letters[7] == '\0', "nothing is written behind the end");
  tap_ok (words_fold ("œ", 2, letters, 1, &n) == WORDS_TOO_LONG && n == 2 && strcmp (letters, "O") == 0,
          "a ligature that fits by half");
  tap_ok (words_fold ("rockets", 6, letters, 6, &n) == WORDS_OK && n == 6, "only the bytes given are read");
  tap_ok (words_fold ("abcdefg-h", 9, letters, 6, &n) == WORDS_HYPHEN && n == 0 && letters[0] == '\0',
          "what is wrong with the word comes before its length");
  tap_ok (words_fold ("a\0b", 3, letters, 6, &n) == WORDS_SIGN, "a NUL is a sign");
  tap_ok (words_fold ("a", 1, letters, 0, &n) == WORDS_TOO_LONG && n == 1 && letters[0] == '\0', "no room at all");
}

static void
test_capitals (void)
{
  tap_ok (!words_has_capital ("rocket", 6), "no capital in small letters");
  tap_ok (words_has_capital ("Rocket", 6), "a capital in front");
  tap_ok (words_has_capital ("kHz", 3), "a capital inside");
  tap_ok (words_has_capital ("Été", strlen ("Été")), "an accented capital");
  tap_ok (!words_has_capital ("été", strlen ("été")), "accented small letters");
  tap_ok (words_has_capital ("Œuvre", strlen ("Œuvre")) && !words_has_capital ("œuvre", strlen ("œuvre")), "ligatures");
  tap_ok (!words_has_capital ("straße", strlen ("straße")), "ß is no capital");
  tap_ok (!words_has_capital ("\xff"
                              "A",
                              2),
          "invalid text has none");
}

/* Every character there is: never more than three letters, never a byte outside A–Z, and
 * a capital folds as its small letter does. */
static void
test_every_character (void)
{
  bool good = true;
  unsigned n_letters = 0;

  for (uint32_t character = 1; character <= 0x10ffff; character++)
    {
      char text[4], letters[5];
      uint32_t decoded;
      size_t size, n;

      if (character >= 0xd800 && character <= 0xdfff)
        continue;
      if (character < 0x80)
        {
          text[0] = (char) character;
          size = 1;
        }
      else
        {
          size = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
          for (size_t i = size - 1, rest = character; i > 0; i--, rest >>= 6)
            text[i] = (char) (0x80 | (rest & 0x3f));
          text[0] = (char) ((0xf00 >> size & 0xf0) | character >> (6 * (size - 1)));
        }

      good = good && salon_utf8_decode (text, size, &decoded) == size && decoded == character;
      for (size_t cut = 0; cut < size; cut++)
        good = good && salon_utf8_decode (text, cut, &decoded) == 0;

      if (words_fold (text, size, letters, 4, &n) == WORDS_OK)
        {
          n_letters++;
          good = good && n >= 1 && n <= 3 && strspn (letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == n && letters[n] == '\0';
        }
      else
        good = good && n == 0 && letters[0] == '\0';
    }

  tap_ok (good, "every character of Unicode folds to one to three capitals or is refused");
  tap_ok (n_letters > 700 && n_letters < 1000, "%u characters are Latin letters", n_letters);
}

static void
test_texts (void)
{
  bool good = true;

  for (int verdict = -1; verdict < 256; verdict++)
    good = good && words_verdict_text ((WordsVerdict) verdict)[0] != '\0';
  tap_ok (good, "every verdict has a text");
}

int
main (void)
{
  test_table ();
  test_capacity ();
  test_capitals ();
  test_every_character ();
  test_texts ();

  return tap_done ();
}
