/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-recipe-value.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  WordsVerdict reason;
} reasons[] = {
  { "not-headword", WORDS_NOT_HEADWORD },
  { "conjugated", WORDS_CONJUGATED },
  { "plural", WORDS_PLURAL },
  { "inflected", WORDS_INFLECTED },
  { "proper-noun", WORDS_PROPER_NOUN },
  { "abbreviation", WORDS_ABBREVIATION },
  { "lone-letter", WORDS_LONE_LETTER },
  { "part-of-speech", WORDS_PART_OF_SPEECH },
  { "participle", WORDS_PARTICIPLE },
};

static const struct {
  const char *name;
  WordsEncoding encoding;
} encodings[] = {
  { "utf-8", WORDS_UTF_8 },
  { "iso-8859-1", WORDS_LATIN_1 },
  { "utf-8-or-iso-8859-1", WORDS_EITHER },
};

/* Reads a number of @least to @most; @end is what stands behind it. */
static bool
parse_number (const char *token, long least, long most, long *number, char **end)
{
  if (*token < '0' || *token > '9')
    return false;
  errno = 0;
  *number = strtol (token, end, 10);

  return errno == 0 && *number >= least && *number <= most;
}

bool
words_parse_tier (const char *token, long *tier)
{
  char *end;

  return parse_number (token, 0, 254, tier, &end) && *end == '\0';
}

bool
words_parse_lengths (const char *token, size_t *shortest, size_t *longest)
{
  long least = (long) *shortest, most;
  char *end;

  if (!parse_number (token, 1, WORDS_LENGTH_MAX, &most, &end))
    return false;
  if (*end == '-')
    {
      least = most;
      if (!parse_number (end + 1, least, WORDS_LENGTH_MAX, &most, &end))
        return false;
    }
  if (*end != '\0')
    return false;
  *shortest = (size_t) least;
  *longest = (size_t) most;

  return true;
}

bool
words_parse_reason (const char *token, WordsVerdict *reason)
{
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    {
      if (strcmp (token, reasons[i].name) == 0)
        {
          *reason = reasons[i].reason;
          return true;
        }
    }

  return false;
}

bool
words_parse_encoding (const char *token, WordsEncoding *encoding)
{
  for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
    {
      if (strcmp (token, encodings[i].name) == 0)
        {
          *encoding = encodings[i].encoding;
          return true;
        }
    }

  return false;
}

bool
words_parse_yes (const char *token, bool *yes)
{
  *yes = strcmp (token, "yes") == 0;

  return *yes || strcmp (token, "no") == 0;
}
