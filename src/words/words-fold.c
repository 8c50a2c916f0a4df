/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-fold.h"

#include "rules/salon-utf8.h"
#include "words/words-fold-table.h"
#include "words/words-text.h"

const char *
words_verdict_text (WordsVerdict verdict)
{
  switch (verdict)
    {
    /* Translators: these messages say of a word why it may not be laid, for
     * instance after “no CAN'T: ”. */
    case WORDS_OK:
      return N_ ("it is in the word list");
    case WORDS_EMPTY:
      return N_ ("there are no letters");
    case WORDS_TOO_LONG:
      return N_ ("it is too long");
    case WORDS_TOO_SHORT:
      return N_ ("it is too short");
    case WORDS_APOSTROPHE:
      return N_ ("words with an apostrophe are not allowed");
    case WORDS_HYPHEN:
      return N_ ("words with a hyphen are not allowed");
    case WORDS_DIGIT:
      return N_ ("digits are not allowed");
    case WORDS_SPACE:
      return N_ ("spaces are not allowed");
    case WORDS_SIGN:
      return N_ ("only letters are allowed");
    case WORDS_NOT_LATIN:
      return N_ ("it has a letter that is on no letter card");
    case WORDS_BAD_UTF8:
      return N_ ("it is not valid text");
    case WORDS_NOT_LETTERS:
      return N_ ("only the letters A to Z are allowed");
    case WORDS_UNKNOWN:
      return N_ ("it is not in the word list");
    case WORDS_NOT_HEADWORD:
      return N_ ("it is not a headword of the dictionary");
    case WORDS_CONJUGATED:
      return N_ ("it is a conjugated form");
    case WORDS_PLURAL:
      return N_ ("it is a plural");
    case WORDS_INFLECTED:
      return N_ ("it is an inflected form");
    case WORDS_PROPER_NOUN:
      return N_ ("proper nouns are not allowed");
    case WORDS_ABBREVIATION:
      return N_ ("abbreviations are not allowed");
    case WORDS_LONE_LETTER:
      return N_ ("a single letter is not a word");
    case WORDS_PART_OF_SPEECH:
      return N_ ("only nouns, adjectives, verbs and adverbs are allowed");
    case WORDS_PARTICIPLE:
      return N_ ("it is a participle");
    }

  return N_ ("it is not in the word list");
}

static bool
is_combining_mark (uint32_t character)
{
  return character >= 0x300 && character <= 0x36f;
}

/* Why @character, which folds to no letter, cannot be in a word. */
static WordsVerdict
classify (uint32_t character)
{
  switch (character)
    {
    case '\'':
    case '`':
    case 0xb4:  /* acute accent standing alone */
    case 0x149: /* n with an apostrophe before it */
    case 0x2b9: /* modifier prime */
    case 0x2bb: /* modifier turned comma */
    case 0x2bc: /* modifier apostrophe */
    case 0x2018:
    case 0x2019:
    case 0x201b:
    case 0x2032: /* prime */
    case 0xff07:
      return WORDS_APOSTROPHE;

    case '-':
    case 0xad:   /* soft hyphen */
    case 0x2212: /* minus */
    case 0xfe63:
    case 0xff0d:
      return WORDS_HYPHEN;

    case ' ':
    case '\t':
    case 0xa0:
    case 0x202f:
    case 0x3000:
      return WORDS_SPACE;

    case 0xd7:
    case 0xf7:
      return WORDS_SIGN;

    default:
      break;
    }

  if (character >= '0' && character <= '9')
    return WORDS_DIGIT;
  if (character >= 0x2010 && character <= 0x2015)
    return WORDS_HYPHEN;
  if (character >= 0x2000 && character <= 0x200a)
    return WORDS_SPACE;
  /* Controls, ASCII and Latin-1 signs; spacing modifiers; a mark with no letter before
   * it; general punctuation to the arrows and symbols; CJK punctuation;
   * private use; variation selectors to the small and half-width forms' signs; pictures. */
  if (character < 0xc0 || (character >= 0x2b0 && character <= 0x36f) || (character >= 0x2000 && character <= 0x2bff)
      || (character >= 0x3001 && character <= 0x3004) || (character >= 0x3007 && character <= 0x3030)
      || (character >= 0xe000 && character <= 0xf8ff) || (character >= 0xfe00 && character <= 0xfe6f)
      || (character >= 0xfff0 && character <= 0xffff) || character >= 0x1f000)
    return WORDS_SIGN;

  return WORDS_NOT_LATIN;
}

WordsVerdict
words_fold (const char *text, size_t size, char *letters, size_t capacity, size_t *n_letters)
{
  WordsVerdict verdict = WORDS_OK;
  size_t n = 0;

  for (size_t place = 0; place < size && verdict == WORDS_OK;)
    {
      uint32_t character;
      size_t length = salon_utf8_decode (text + place, size - place, &character);
      const char *basic = length == 0 ? NULL : words_fold_letters (character);

      if (basic != NULL)
        {
          for (; *basic != '\0'; basic++, n++)
            {
              if (n < capacity)
                letters[n] = (char) (*basic >= 'a' ? *basic - 'a' + 'A' : *basic);
            }
        }
      else if (length == 0)
        verdict = WORDS_BAD_UTF8;
      else if (n == 0 || !is_combining_mark (character))
        verdict = classify (character);

      place += length;
    }

  if (verdict == WORDS_OK && n == 0)
    verdict = WORDS_EMPTY;
  else if (verdict == WORDS_OK && n > capacity)
    verdict = WORDS_TOO_LONG;

  letters[verdict == WORDS_OK ? n : verdict == WORDS_TOO_LONG ? capacity : 0] = '\0';
  if (n_letters != NULL)
    *n_letters = verdict == WORDS_OK || verdict == WORDS_TOO_LONG ? n : 0;

  return verdict;
}

bool
words_has_capital (const char *text, size_t size)
{
  for (size_t place = 0; place < size;)
    {
      uint32_t character;
      size_t length = salon_utf8_decode (text + place, size - place, &character);
      const char *basic = length == 0 ? NULL : words_fold_letters (character);

      if (length == 0)
        return false;
      if (basic != NULL && *basic <= 'Z')
        return true;
      place += length;
    }

  return false;
}
