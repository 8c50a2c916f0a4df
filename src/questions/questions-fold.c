/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-fold.h"

#include <string.h>

/* A cell is what is left of a letter without its marks, as a small letter; of a ligature, both letters.  An empty one is no
 * letter, or one of which nobody would type another one. */

/* U+00C0–U+024F */
static const char latin[][3] = {
  "a",  "a",  "a",  "a",  "a",  "a",  "ae", "c",  "e",  "e", "e",  "e",  "i", "i", "i",  "i",  "d",  "n",  "o",  "o",
  "o",  "o",  "o",  "",   "o",  "u",  "u",  "u",  "u",  "y", "th", "ss", "a", "a", "a",  "a",  "a",  "a",  "ae", "c",
  "e",  "e",  "e",  "e",  "i",  "i",  "i",  "i",  "d",  "n", "o",  "o",  "o", "o", "o",  "",   "o",  "u",  "u",  "u",
  "u",  "y",  "th", "y",  "a",  "a",  "a",  "a",  "a",  "a", "c",  "c",  "c", "c", "c",  "c",  "c",  "c",  "d",  "d",
  "d",  "d",  "e",  "e",  "e",  "e",  "e",  "e",  "e",  "e", "e",  "e",  "g", "g", "g",  "g",  "g",  "g",  "g",  "g",
  "h",  "h",  "h",  "h",  "i",  "i",  "i",  "i",  "i",  "i", "i",  "i",  "i", "i", "ij", "ij", "j",  "j",  "k",  "k",
  "k",  "l",  "l",  "l",  "l",  "l",  "l",  "l",  "l",  "l", "l",  "n",  "n", "n", "n",  "n",  "n",  "n",  "ng", "ng",
  "o",  "o",  "o",  "o",  "o",  "o",  "oe", "oe", "r",  "r", "r",  "r",  "r", "r", "s",  "s",  "s",  "s",  "s",  "s",
  "s",  "s",  "t",  "t",  "t",  "t",  "t",  "t",  "u",  "u", "u",  "u",  "u", "u", "u",  "u",  "u",  "u",  "u",  "u",
  "w",  "w",  "y",  "y",  "y",  "z",  "z",  "z",  "z",  "z", "z",  "s",  "",  "",  "",   "",   "",   "",   "",   "",
  "",   "",   "",   "",   "",   "",   "",   "e",  "",   "f", "f",  "",   "",  "",  "",   "",   "",   "",   "",   "",
  "",   "",   "",   "",   "o",  "o",  "",   "",   "",   "",  "",   "",   "",  "",  "",   "",   "",   "",   "",   "u",
  "u",  "",   "",   "",   "",   "",   "",   "",   "",   "",  "",   "",   "",  "",  "",   "",   "",   "",   "",   "",
  "dz", "dz", "dz", "lj", "lj", "lj", "nj", "nj", "nj", "a", "a",  "i",  "i", "o", "o",  "u",  "u",  "u",  "u",  "u",
  "u",  "u",  "u",  "u",  "u",  "",   "a",  "a",  "a",  "a", "ae", "ae", "",  "",  "g",  "g",  "k",  "k",  "o",  "o",
  "o",  "o",  "",   "",   "j",  "dz", "dz", "dz", "g",  "g", "",   "",   "n", "n", "a",  "a",  "ae", "ae", "o",  "o",
  "a",  "a",  "a",  "a",  "e",  "e",  "e",  "e",  "i",  "i", "i",  "i",  "o", "o", "o",  "o",  "r",  "r",  "r",  "r",
  "u",  "u",  "u",  "u",  "s",  "s",  "t",  "t",  "",   "",  "h",  "h",  "",  "",  "",   "",   "",   "",   "a",  "a",
  "e",  "e",  "o",  "o",  "o",  "o",  "o",  "o",  "o",  "o", "y",  "y",  "",  "",  "",   "",   "",   "",   "",   "",
  "",   "",   "",   "",   "",   "",   "",   "",   "",   "",  "",   "",   "",  "",  "",   "",   "",   "",   "",   "",
};

/* U+1E00–U+1EFF */
static const char vietnamese[][3] = {
  "a", "a", "b", "b", "b",  "b", "b", "b", "c", "c", "d", "d", "d", "d", "d", "d", "d", "d", "d", "d", "e", "e",
  "e", "e", "e", "e", "e",  "e", "e", "e", "f", "f", "g", "g", "h", "h", "h", "h", "h", "h", "h", "h", "h", "h",
  "i", "i", "i", "i", "k",  "k", "k", "k", "k", "k", "l", "l", "l", "l", "l", "l", "l", "l", "m", "m", "m", "m",
  "m", "m", "n", "n", "n",  "n", "n", "n", "n", "n", "o", "o", "o", "o", "o", "o", "o", "o", "p", "p", "p", "p",
  "r", "r", "r", "r", "r",  "r", "r", "r", "s", "s", "s", "s", "s", "s", "s", "s", "s", "s", "t", "t", "t", "t",
  "t", "t", "t", "t", "u",  "u", "u", "u", "u", "u", "u", "u", "u", "u", "v", "v", "v", "v", "w", "w", "w", "w",
  "w", "w", "w", "w", "w",  "w", "x", "x", "x", "x", "y", "y", "z", "z", "z", "z", "z", "z", "h", "t", "w", "y",
  "",  "s", "",  "",  "ss", "",  "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a", "a",
  "a", "a", "a", "a", "a",  "a", "a", "a", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e",
  "e", "e", "i", "i", "i",  "i", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o",
  "o", "o", "o", "o", "o",  "o", "o", "o", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u", "u",
  "y", "y", "y", "y", "y",  "y", "y", "y", "",  "",  "",  "",  "",  "",
};

/* Characters beyond these tables that people type or banks have. */
static const struct {
  uint32_t character;
  char fold[3];
} others[] = {
  { 0x00aa, "a" },  /* ª */
  { 0x00b2, "2" },  /* ² */
  { 0x00b3, "3" },  /* ³ */
  { 0x00b9, "1" },  /* ¹ */
  { 0x00ba, "o" },  /* º */
  { 0x0259, "e" },  /* ə */
  { 0x02b3, "r" },  /* ʳ */
  { 0x1d48, "d" },  /* ᵈ */
  { 0x1d49, "e" },  /* ᵉ */
  { 0x2070, "0" },  /* ⁰ */
  { 0x2071, "i" },  /* ⁱ */
  { 0x207f, "n" },  /* ⁿ */
  { 0xfb01, "fi" }, /* the ligature ﬁ */
  { 0xfb02, "fl" }, /* the ligature ﬂ */
};

/* Blocks in which no character is a letter. */
static const struct {
  uint32_t first, last;
} signs[] = {
  { 0x0000, 0x002f }, { 0x003a, 0x0040 }, { 0x005b, 0x0060 },   { 0x007b, 0x00bf },    { 0x00d7, 0x00d7 },
  { 0x00f7, 0x00f7 }, { 0x02b0, 0x02ff }, { 0x2000, 0x206f },   { 0x20a0, 0x20cf },    { 0x2100, 0x214f },
  { 0x2190, 0x2bff }, { 0x2e00, 0x2e7f }, { 0x3000, 0x303f },   { 0xd800, 0xf8ff },    { 0xfe10, 0xfe6f },
  { 0xff00, 0xff0f }, { 0xfff0, 0xffff }, { 0x1f000, 0x1faff }, { 0xe0000, 0x10ffff },
};

/* Characters that are not seen, and marks above and below letters. */
static bool
is_nothing (uint32_t c)
{
  return c == 0xad || (c >= 0x300 && c <= 0x36f) || (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e)
         || (c >= 0x2060 && c <= 0x2064) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff;
}

static bool
is_apostrophe (uint32_t c)
{
  return c == '\'' || c == '`' || c == 0xb4 || (c >= 0x2b9 && c <= 0x2bd) || c == 0x2018 || c == 0x2019 || c == 0x201b
         || c == 0x2032 || c == 0xff07;
}

/* Gives the small letter of @c, a letter that is in no table; Greek and Cyrillic ones lose their marks. */
static uint32_t
small (uint32_t c)
{
  static const struct {
    uint32_t from, to;
  } marked[] = {
    { 0x386, 0x3b1 }, { 0x388, 0x3b5 }, { 0x389, 0x3b7 }, { 0x38a, 0x3b9 }, { 0x38c, 0x3bf }, { 0x38e, 0x3c5 },
    { 0x38f, 0x3c9 }, { 0x390, 0x3b9 }, { 0x3aa, 0x3b9 }, { 0x3ab, 0x3c5 }, { 0x3ac, 0x3b1 }, { 0x3ad, 0x3b5 },
    { 0x3ae, 0x3b7 }, { 0x3af, 0x3b9 }, { 0x3b0, 0x3c5 }, { 0x3c2, 0x3c3 }, { 0x3ca, 0x3b9 }, { 0x3cb, 0x3c5 },
    { 0x3cc, 0x3bf }, { 0x3cd, 0x3c5 }, { 0x3ce, 0x3c9 }, { 0x401, 0x435 }, { 0x451, 0x435 },
  };

  for (size_t i = 0; i < sizeof marked / sizeof *marked; i++)
    if (marked[i].from == c)
      return marked[i].to;
  if ((c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f))
    return c + 0x20;
  if (c >= 0x400 && c <= 0x40f)
    return c + 0x50;

  return c;
}

/* Copies what a table says of a letter, if it says anything. */
static size_t
copy (const char *cell, uint32_t letters[QUESTIONS_FOLD_MAX])
{
  const size_t n = strlen (cell);

  for (size_t i = 0; i < n; i++)
    letters[i] = (unsigned char) cell[i];

  return n;
}

QuestionsSort
questions_fold (uint32_t c, uint32_t letters[QUESTIONS_FOLD_MAX], size_t *n)
{
  *n = 0;
  if (is_nothing (c))
    return QUESTIONS_IS_NOTHING;
  if (is_apostrophe (c))
    return QUESTIONS_IS_APOSTROPHE;

  if (c >= 0xc0 && c <= 0x24f)
    *n = copy (latin[c - 0xc0], letters);
  else if (c >= 0x1e00 && c <= 0x1eff)
    *n = copy (vietnamese[c - 0x1e00], letters);
  for (size_t i = 0; i < sizeof others / sizeof *others && *n == 0; i++)
    if (others[i].character == c)
      *n = copy (others[i].fold, letters);
  if ((c >= 0x2074 && c <= 0x2079) || (c >= 0x2080 && c <= 0x2089))
    letters[(*n)++] = '0' + (c & 0xf);
  if (*n > 0)
    return QUESTIONS_IS_LETTER;

  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (c >= signs[i].first && c <= signs[i].last)
      return QUESTIONS_IS_SIGN;
  letters[(*n)++] = c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : small (c);
  return QUESTIONS_IS_LETTER;
}
