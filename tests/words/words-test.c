/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-test.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "words/words-pack.h"

void
text_add (Text *text, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  text->n += (size_t) vsnprintf (text->bytes + text->n, sizeof text->bytes - text->n, format, arguments);
  va_end (arguments);
  if (text->n >= sizeof text->bytes)
    abort ();
}

/* assert() does nothing in a release build, where the fuzz target also runs. */
#define CHECK(condition)                                                             \
  do                                                                                 \
    {                                                                                \
      if (!(condition))                                                              \
        {                                                                            \
          fprintf (stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
          abort ();                                                                  \
        }                                                                            \
    }                                                                                \
  while (0)

static void
exercise_word (const WordsList *list, size_t length, size_t index)
{
  const char *word = words_list_block (list, length) + index * length;
  const bool headword = (words_list_flags (list, length)[index] & WORDS_FLAG_HEADWORD) != 0;
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  WordsVerdict verdict;
  size_t n;

  for (size_t i = 0; i < length; i++)
    CHECK (word[i] >= 'A' && word[i] <= 'Z');
  CHECK (index == 0 || memcmp (word - length, word, length) < 0);
  CHECK (words_list_find (list, word, length) == (int) index);
  CHECK (words_list_verdict (list, word, length, false) == WORDS_OK);
  verdict = words_list_verdict (list, word, length, true);
  CHECK ((verdict == WORDS_OK) == (headword || !words_list_tells_headwords (list)));

  n = words_list_spellings (list, length, index, false, spellings, WORDS_SPELLINGS_MAX);
  CHECK (n >= 1 && n <= WORDS_SPELLINGS_MAX);
  for (size_t i = 0; i < n; i++)
    {
      char letters[WORDS_LENGTH_MAX + 1];
      size_t n_letters;

      CHECK (memchr (spellings[i], '\0', WORDS_SPELLING_SIZE) != NULL);
      CHECK (words_fold (spellings[i], strlen (spellings[i]), letters, WORDS_LENGTH_MAX, &n_letters) == WORDS_OK);
      CHECK (n_letters == length && memcmp (letters, word, length) == 0);
    }
  CHECK (words_list_spellings (list, length, index, false, spellings, 1) == 1);
  CHECK (words_list_spellings (list, length, index, false, spellings, 0) == 0);
}

void
exercise_list (const WordsList *list)
{
  static const char *const strangers[] = { "",
                                           "A",
                                           "ZZ",
                                           "QQQ",
                                           "CAFE",
                                           "ROCKET",
                                           "LONDON",
                                           "ZZZZZZZZZZZZ",
                                           "AAAAAAAAAAAA",
                                           "AAAAAAAAAAAAA",
                                           "ZZZZZZZZZZZZZZZZZZZZZZZZZZ",
                                           "AAAAAAAAAAAAAAAAAAAAAAAAAAA" };
  char spellings[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
  unsigned tiers = 0;
  size_t total = 0;

  CHECK (words_language_is_valid (words_list_language (list)));
  for (size_t length = 0; length <= WORDS_LENGTH_MAX + 2; length++)
    {
      size_t count = words_list_count (list, length);

      CHECK (count == 0 || (length >= 1 && length <= WORDS_LENGTH_MAX));
      total += count;
      for (size_t index = 0; index < count; index++)
        {
          exercise_word (list, length, index);
          tiers += words_list_tiers (list, length)[index];
        }
      CHECK (words_list_spellings (list, length, count, false, spellings, WORDS_SPELLINGS_MAX) == 0);
    }
  CHECK (total == words_list_total (list));
  CHECK (tiers <= total * UINT8_MAX);

  for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++)
    {
      WordsVerdict verdict = words_list_verdict (list, strangers[i], strlen (strangers[i]), false);

      CHECK (words_verdict_text (verdict)[0] != '\0');
      CHECK ((words_list_find (list, strangers[i], strlen (strangers[i])) >= 0) == (verdict == WORDS_OK));
    }
}

uint8_t *
small_list (size_t *size)
{
  static const struct {
    const char *text;
    uint8_t tier;
    uint8_t flags;
  } words[] = {
    { "a", 10, WORDS_FLAG_HEADWORD },
    { "y", 20, WORDS_FLAG_HEADWORD },
    { "été", 10, WORDS_FLAG_HEADWORD },
    { "côte", 20, WORDS_FLAG_HEADWORD },
    { "coté", 50, 0 },
    { "cote", 30, WORDS_FLAG_HEADWORD },
    { "côté", 10, WORDS_FLAG_HEADWORD },
    { "œuf", 10, WORDS_FLAG_HEADWORD },
    { "cœur", 10, WORDS_FLAG_HEADWORD },
    { "cœurs", 10, 0 },
    { "straße", 35, WORDS_FLAG_HEADWORD },
    { "rocket", 35, WORDS_FLAG_HEADWORD },
    { "rockets", 40, 0 },
    { "rocker", 50, WORDS_FLAG_HEADWORD },
    { "manger", 10, WORDS_FLAG_HEADWORD },
    { "mangeons", 20, 0 },
    { "colour", 35, WORDS_FLAG_VARIANT },
    { "color", 10, 0 },
    { "colour", 60, WORDS_FLAG_HEADWORD },
    { "color", 20, WORDS_FLAG_VARIANT },
    { "éléphant", 35, WORDS_FLAG_HEADWORD },
    { "antidisestab", 95, WORDS_FLAG_HEADWORD },
    { "zythum", 80, WORDS_FLAG_HEADWORD },
    { "aa", 80, WORDS_FLAG_HEADWORD },
    { "paris", 95, WORDS_FLAG_HEADWORD },
    { "mark", 10, WORDS_FLAG_HEADWORD },
    { "établissement", 20, WORDS_FLAG_HEADWORD },
    { "abcdefghijklmnopqrstuvwxyz", 95, WORDS_FLAG_HEADWORD },
  };
  static const struct {
    const char *text;
    WordsVerdict reason;
  } refusals[] = {
    { "mangeons", WORDS_CONJUGATED }, { "mangez", WORDS_CONJUGATED },  { "cœurs", WORDS_PLURAL },
    { "rocket", WORDS_PLURAL },       { "London", WORDS_PROPER_NOUN }, { "Paris", WORDS_PROPER_NOUN },
    { "Mark", WORDS_PROPER_NOUN },    { "etc", WORDS_ABBREVIATION },   { "b", WORDS_LONE_LETTER },
    { "B", WORDS_PROPER_NOUN },
  };
  WordsPack *pack = words_pack_new ("fr", WORDS_LENGTH_MAX, true);
  uint8_t *bytes;

  words_pack_doubt (pack, 95);
  for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
    CHECK (words_pack_refuse (pack, refusals[i].text, strlen (refusals[i].text), UINT8_MAX, refusals[i].reason)
           == WORDS_OK);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    CHECK (words_pack_add (pack, words[i].text, strlen (words[i].text), words[i].tier, words[i].flags) == WORDS_OK);
  bytes = words_pack_finish (pack, size);
  words_pack_free (pack);

  return bytes;
}
