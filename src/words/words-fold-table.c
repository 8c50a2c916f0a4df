/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-fold-table.h"

#include <stddef.h>

/* A cell is a letter's basic form: what is left of its Unicode decomposition
 * without the marks; for letters with strokes, hooks and the like, which
 * Unicode does not take apart, the letter they were made from; for ligatures
 * both letters. An empty cell is no letter, or one that no alphabet in use
 * writes for one of A–Z. */

/* U+00C0–U+00FF */
static const char latin_1[][3] = {
  "A", "A", "A", "A", "A", "A", "AE", "C", "E",  "E",  "E", "E", "I", "I", "I", "I", "D",  "N", "O",  "O", "O", "O",
  "O", "",  "O", "U", "U", "U", "U",  "Y", "TH", "ss", "a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e", "e", "e",
  "i", "i", "i", "i", "d", "n", "o",  "o", "o",  "o",  "o", "",  "o", "u", "u", "u", "u",  "y", "th", "y",
};

/* U+0100–U+017F */
static const char extended_a[][3] = {
  "A", "a", "A", "a", "A", "a", "C",  "c",  "C", "c", "C", "c", "C", "c", "D", "d", "D",  "d",  "E", "e", "E", "e",
  "E", "e", "E", "e", "E", "e", "G",  "g",  "G", "g", "G", "g", "G", "g", "H", "h", "H",  "h",  "I", "i", "I", "i",
  "I", "i", "I", "i", "I", "i", "IJ", "ij", "J", "j", "K", "k", "q", "L", "l", "L", "l",  "L",  "l", "L", "l", "L",
  "l", "N", "n", "N", "n", "N", "n",  "",   "N", "n", "O", "o", "O", "o", "O", "o", "OE", "oe", "R", "r", "R", "r",
  "R", "r", "S", "s", "S", "s", "S",  "s",  "S", "s", "T", "t", "T", "t", "T", "t", "U",  "u",  "U", "u", "U", "u",
  "U", "u", "U", "u", "U", "u", "W",  "w",  "Y", "y", "Y", "Z", "z", "Z", "z", "Z", "z",  "s",
};

/* U+0180–U+024F */
static const char extended_b[][3] = {
  "b",  "B",  "B",  "b",  "",   "",  "O", "C", "c", "D", "D",  "D",  "d",  "",   "E",  "E",  "E",  "F",  "f",
  "G",  "G",  "hv", "I",  "I",  "K", "k", "l", "",  "M", "N",  "n",  "O",  "O",  "o",  "OI", "oi", "P",  "p",
  "R",  "",   "",   "S",  "",   "t", "T", "t", "T", "U", "u",  "U",  "V",  "Y",  "y",  "Z",  "z",  "Z",  "Z",
  "z",  "",   "",   "",   "",   "",  "w", "",  "",  "",  "",   "DZ", "DZ", "dz", "LJ", "LJ", "lj", "NJ", "NJ",
  "nj", "A",  "a",  "I",  "i",  "O", "o", "U", "u", "U", "u",  "U",  "u",  "U",  "u",  "U",  "u",  "e",  "A",
  "a",  "A",  "a",  "AE", "ae", "G", "g", "G", "g", "K", "k",  "O",  "o",  "O",  "o",  "Z",  "z",  "j",  "DZ",
  "DZ", "dz", "G",  "g",  "HV", "W", "N", "n", "A", "a", "AE", "ae", "O",  "o",  "A",  "a",  "A",  "a",  "E",
  "e",  "E",  "e",  "I",  "i",  "I", "i", "O", "o", "O", "o",  "R",  "r",  "R",  "r",  "U",  "u",  "U",  "u",
  "S",  "s",  "T",  "t",  "Y",  "y", "H", "h", "N", "d", "OU", "ou", "Z",  "z",  "A",  "a",  "E",  "e",  "O",
  "o",  "O",  "o",  "O",  "o",  "O", "o", "Y", "y", "l", "n",  "t",  "j",  "db", "qp", "A",  "C",  "c",  "L",
  "T",  "s",  "z",  "",   "",   "B", "U", "V", "E", "e", "J",  "j",  "Q",  "q",  "R",  "r",  "Y",  "y",
};

/* U+0250–U+02AF */
static const char phonetic[][3] = {
  "",  "",  "", "b", "o", "", "d", "d", "",  "e", "",  "e", "",  "",  "", "", "g", "", "",  "g", "", "", "", "",
  "i", "i", "", "",  "",  "", "",  "m", "",  "",  "n", "",  "",  "o", "", "", "",  "", "",  "",  "", "", "", "",
  "r", "",  "", "s", "",  "", "",  "",  "t", "u", "u", "v", "v", "",  "", "", "",  "", "z", "",  "", "", "", "",
  "",  "",  "", "",  "",  "", "",  "",  "",  "",  "",  "",  "",  "",  "", "", "",  "", "",  "",  "", "", "", "",
};

/* U+1E00–U+1EFF */
static const char extended_additional[][3] = {
  "A", "a", "B", "b", "B",  "b", "B", "b", "C",  "c",  "D", "d", "D", "d", "D", "d", "D", "d", "D", "d", "E", "e",
  "E", "e", "E", "e", "E",  "e", "E", "e", "F",  "f",  "G", "g", "H", "h", "H", "h", "H", "h", "H", "h", "H", "h",
  "I", "i", "I", "i", "K",  "k", "K", "k", "K",  "k",  "L", "l", "L", "l", "L", "l", "L", "l", "M", "m", "M", "m",
  "M", "m", "N", "n", "N",  "n", "N", "n", "N",  "n",  "O", "o", "O", "o", "O", "o", "O", "o", "P", "p", "P", "p",
  "R", "r", "R", "r", "R",  "r", "R", "r", "S",  "s",  "S", "s", "S", "s", "S", "s", "S", "s", "T", "t", "T", "t",
  "T", "t", "T", "t", "U",  "u", "U", "u", "U",  "u",  "U", "u", "U", "u", "V", "v", "V", "v", "W", "w", "W", "w",
  "W", "w", "W", "w", "W",  "w", "X", "x", "X",  "x",  "Y", "y", "Z", "z", "Z", "z", "Z", "z", "h", "t", "w", "y",
  "a", "s", "s", "s", "SS", "d", "A", "a", "A",  "a",  "A", "a", "A", "a", "A", "a", "A", "a", "A", "a", "A", "a",
  "A", "a", "A", "a", "A",  "a", "A", "a", "E",  "e",  "E", "e", "E", "e", "E", "e", "E", "e", "E", "e", "E", "e",
  "E", "e", "I", "i", "I",  "i", "O", "o", "O",  "o",  "O", "o", "O", "o", "O", "o", "O", "o", "O", "o", "O", "o",
  "O", "o", "O", "o", "O",  "o", "O", "o", "U",  "u",  "U", "u", "U", "u", "U", "u", "U", "u", "U", "u", "U", "u",
  "Y", "y", "Y", "y", "Y",  "y", "Y", "y", "LL", "ll", "V", "v", "Y", "y",
};

/* U+FB00–U+FB06, the ligatures of old typefaces */
static const char typographic[][4] = {
  "ff", "fi", "fl", "ffi", "ffl", "st", "st",
};

#define ROWS(table) (sizeof (table) / sizeof *(table))

const char *
words_fold_letters (uint32_t character)
{
  static const char basic[] = "A\0B\0C\0D\0E\0F\0G\0H\0I\0J\0K\0L\0M\0N\0O\0P\0Q\0R\0S\0T\0U\0V\0W\0X\0Y\0Z\0"
                              "a\0b\0c\0d\0e\0f\0g\0h\0i\0j\0k\0l\0m\0n\0o\0p\0q\0r\0s\0t\0u\0v\0w\0x\0y\0z";
  const char *letters = "";

  if (character >= 'A' && character <= 'Z')
    letters = basic + 2 * (character - 'A');
  else if (character >= 'a' && character <= 'z')
    letters = basic + 2 * (26 + character - 'a');
  else if (character >= 0xc0 && character - 0xc0 < ROWS (latin_1))
    letters = latin_1[character - 0xc0];
  else if (character >= 0x100 && character - 0x100 < ROWS (extended_a))
    letters = extended_a[character - 0x100];
  else if (character >= 0x180 && character - 0x180 < ROWS (extended_b))
    letters = extended_b[character - 0x180];
  else if (character >= 0x250 && character - 0x250 < ROWS (phonetic))
    letters = phonetic[character - 0x250];
  else if (character >= 0x1e00 && character - 0x1e00 < ROWS (extended_additional))
    letters = extended_additional[character - 0x1e00];
  else if (character >= 0xfb00 && character - 0xfb00 < ROWS (typographic))
    letters = typographic[character - 0xfb00];

  return *letters == '\0' ? NULL : letters;
}
