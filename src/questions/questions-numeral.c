/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-numeral.h"

#include <string.h>

/* Longer figures are no numbers that anybody is asked for. */
#define MOST_FIGURES 15
#define MOST         UINT64_C (1000000000000000)

#define LONGEST_WORD 16

typedef enum {
  NO_NUMERAL,
  FIGURES,
  VALUE, /* below 100 */
  ORDINAL,
  SCALE, /* hundred, thousand … */
  AND,
} Sort;

typedef struct {
  Sort sort;
  uint64_t value;
  bool is_figures; /* or Roman */
} Numeral;

static const struct {
  const char *word;
  uint64_t value;
} cardinals[] = {
  { "zero", 0 },      { "one", 1 },       { "two", 2 },        { "three", 3 },      { "four", 4 },
  { "five", 5 },      { "six", 6 },       { "seven", 7 },      { "eight", 8 },      { "nine", 9 },
  { "ten", 10 },      { "eleven", 11 },   { "twelve", 12 },    { "thirteen", 13 },  { "fourteen", 14 },
  { "fifteen", 15 },  { "sixteen", 16 },  { "seventeen", 17 }, { "eighteen", 18 },  { "nineteen", 19 },
  { "twenty", 20 },   { "thirty", 30 },   { "forty", 40 },     { "fifty", 50 },     { "sixty", 60 },
  { "seventy", 70 },  { "eighty", 80 },   { "ninety", 90 },    { "un", 1 },         { "une", 1 },
  { "deux", 2 },      { "trois", 3 },     { "quatre", 4 },     { "cinq", 5 },       { "sept", 7 },
  { "huit", 8 },      { "neuf", 9 },      { "dix", 10 },       { "onze", 11 },      { "douze", 12 },
  { "treize", 13 },   { "quatorze", 14 }, { "quinze", 15 },    { "seize", 16 },     { "vingt", 20 },
  { "vingts", 20 },   { "trente", 30 },   { "quarante", 40 },  { "cinquante", 50 }, { "soixante", 60 },
  { "septante", 70 }, { "huitante", 80 }, { "octante", 80 },   { "nonante", 90 },
};

static const struct {
  const char *word;
  uint64_t value;
} ordinals[] = {
  { "first", 1 },      { "second", 2 },       { "third", 3 },       { "fourth", 4 },       { "fifth", 5 },
  { "sixth", 6 },      { "seventh", 7 },      { "eighth", 8 },      { "ninth", 9 },        { "tenth", 10 },
  { "eleventh", 11 },  { "twelfth", 12 },     { "thirteenth", 13 }, { "fourteenth", 14 },  { "fifteenth", 15 },
  { "sixteenth", 16 }, { "seventeenth", 17 }, { "eighteenth", 18 }, { "nineteenth", 19 },  { "twentieth", 20 },
  { "thirtieth", 30 }, { "fortieth", 40 },    { "fiftieth", 50 },   { "premier", 1 },      { "premiere", 1 },
  { "seconde", 2 },    { "deuxieme", 2 },     { "troisieme", 3 },   { "quatrieme", 4 },    { "cinquieme", 5 },
  { "sixieme", 6 },    { "septieme", 7 },     { "huitieme", 8 },    { "neuvieme", 9 },     { "dixieme", 10 },
  { "onzieme", 11 },   { "douzieme", 12 },    { "treizieme", 13 },  { "quatorzieme", 14 }, { "quinzieme", 15 },
  { "seizieme", 16 },  { "vingtieme", 20 },   { "unieme", 1 },      { "trentieme", 30 },
};

static const struct {
  const char *word;
  uint64_t value;
} scales[] = {
  { "hundred", 100 },
  { "cent", 100 },
  { "cents", 100 },
  { "thousand", 1000 },
  { "mille", 1000 },
  { "mil", 1000 },
  { "million", 1000000 },
  { "millions", 1000000 },
  { "billion", 1000000000 },
  { "milliard", 1000000000 },
  { "milliards", 1000000000 },
};

/* What is written behind the figures of an ordinal number. */
static const char *const endings[] = {
  "st", "nd", "rd", "th", "e", "er", "re", "ere", "eme", "ieme", "nde", "de", "d"
};

bool
questions_word_is (const QuestionsWord *word, const char *text)
{
  size_t i = 0;

  while (i < word->n && text[i] != '\0' && word->letters[i] == (unsigned char) text[i])
    i++;

  return i == word->n && text[i] == '\0';
}

/* Copies @word to @text; false when it has other characters than ASCII, or too many. */
static bool
copy_word (const QuestionsWord *word, char text[LONGEST_WORD + 1])
{
  if (word->n > LONGEST_WORD)
    return false;
  for (size_t i = 0; i < word->n; i++)
    {
      if (word->letters[i] >= 0x80)
        return false;
      text[i] = (char) word->letters[i];
    }
  text[word->n] = '\0';

  return true;
}

static bool
is_ending (const char *text)
{
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
    if (strcmp (text, endings[i]) == 0)
      return true;

  return false;
}

/* Reads figures, “14”, or an ordinal number in figures, “14th”. */
static Numeral
read_figures (const char *text)
{
  Numeral numeral = { FIGURES, 0, true };
  const size_t n = strspn (text, "0123456789");

  if (n == 0 || n > MOST_FIGURES)
    return (Numeral) { NO_NUMERAL };
  for (size_t i = 0; i < n; i++)
    numeral.value = numeral.value * 10 + (uint64_t) (text[i] - '0');
  if (text[n] == '\0')
    return numeral;

  numeral.sort = is_ending (text + n) ? ORDINAL : NO_NUMERAL;
  return numeral;
}

/* Reads a Roman number below 40: those of kings and queens, popes, wars and centuries.  Some with an ending are words,
 * such as “vie”. */
static Numeral
read_roman (const char *text)
{
  static const char *const units[] = { "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix" };
  const size_t tens = strspn (text, "x"), n = strspn (text + tens, "iv") + (text[tens] == 'i' && text[tens + 1] == 'x');
  const char *end = text + tens + n;

  for (uint64_t unit = 0; unit < sizeof units / sizeof *units && tens < 4; unit++)
    if (tens + unit > 0 && strlen (units[unit]) == n && memcmp (text + tens, units[unit], n) == 0)
      {
        const uint64_t value = 10 * tens + unit;

        if (*end == '\0' || strcmp (text, "ier") == 0 || strcmp (text, "iere") == 0 || (tens > 0 && is_ending (end)))
          return (Numeral) { ORDINAL, value, true };
      }

  return (Numeral) { NO_NUMERAL };
}

static Numeral
read_word (const QuestionsWord *word, bool roman)
{
  char text[LONGEST_WORD + 1];
  Numeral numeral;

  if (!copy_word (word, text))
    return (Numeral) { NO_NUMERAL };

  for (size_t i = 0; i < sizeof cardinals / sizeof *cardinals; i++)
    if (strcmp (text, cardinals[i].word) == 0)
      return (Numeral) { VALUE, cardinals[i].value, false };
  for (size_t i = 0; i < sizeof scales / sizeof *scales; i++)
    if (strcmp (text, scales[i].word) == 0)
      return (Numeral) { SCALE, scales[i].value, false };
  for (size_t i = 0; i < sizeof ordinals / sizeof *ordinals; i++)
    if (strcmp (text, ordinals[i].word) == 0)
      return (Numeral) { ORDINAL, ordinals[i].value, false };
  if (strcmp (text, "and") == 0 || strcmp (text, "et") == 0 || strcmp (text, "&") == 0)
    return (Numeral) { AND };

  numeral = read_figures (text);
  return numeral.sort == NO_NUMERAL && roman ? read_roman (text) : numeral;
}

/* A number as its words come. */
typedef struct {
  uint64_t whole; /* thousands and more, which are complete */
  uint64_t part;  /* what is below the next thousand, or a year */
  bool has_part;
  bool in_figures;  /* the part is: only a scale can follow */
  uint64_t last;    /* the value of the last word */
  bool has_figures; /* some of its words are figures, or Roman */
} Sum;

/* Tells whether @value is added to what is there: sixty-six, soixante-dix, dix-sept, cent deux. */
static bool
is_added (const Sum *sum, uint64_t value)
{
  const uint64_t rest = sum->part % 100;

  return ((rest == 60 || rest == 80) && value < 20) || (rest >= 20 && rest % 10 == 0 && value < 10)
         || (rest == 10 && sum->last == 10 && value >= 7 && value < 10)
         || (sum->part >= 100 && rest == 0 && sum->last != 0);
}

/* Adds a value below 100; false when it does not go on with the number. */
static bool
add_value (Sum *sum, uint64_t value)
{
  const uint64_t part = sum->part;

  if (sum->has_part && (sum->in_figures || value == 0))
    return false;
  if (!sum->has_part)
    sum->part = value;
  else if (value == 20 && sum->last == 4 && part % 100 == 4) /* quatre-vingts */
    sum->part = part + 76;
  else if (is_added (sum, value))
    sum->part = part + value;
  else if (part >= 10 && part < 100 && value >= 10) /* nineteen eighty */
    sum->part = part * 100 + value;
  else
    return false;

  sum->has_part = true;
  sum->last = value;
  return true;
}

static bool
add_scale (Sum *sum, uint64_t scale)
{
  const uint64_t part = sum->has_part ? sum->part : 1;

  if (scale == 100)
    {
      if (part == 0 || part >= 100)
        return false;
      sum->part = part * 100;
      sum->has_part = true;
    }
  else
    {
      if (part == 0 || part > MOST / scale || (sum->whole != 0 && sum->whole % (scale * 1000) != 0))
        return false;
      sum->whole += part * scale;
      sum->part = 0;
      sum->has_part = false;
    }

  sum->in_figures = false;
  sum->last = scale;
  return true;
}

/* Tells whether “and” may stand between what is there and @next: vingt et un, a hundred and one, mille et une. */
static bool
may_join (const Sum *sum, const Numeral *next)
{
  const uint64_t rest = sum->part % 100;

  if ((next->sort != VALUE && next->sort != ORDINAL) || next->value == 0 || next->value >= 100 || sum->in_figures)
    return false;
  if (!sum->has_part)
    return sum->whole > 0;

  return sum->part >= 100 ? rest == 0 || (rest >= 20 && rest % 10 == 0 && next->value < 12)
                          : rest >= 20 && rest % 10 == 0 && (next->value == 1 || next->value == 11);
}

/* Makes one step; returns the words that it took, or 0. */
static size_t
step (Sum *sum, const QuestionsWord *words, size_t n, bool begins, bool roman)
{
  const Numeral numeral = read_word (&words[0], roman && begins);
  Numeral next;

  switch (numeral.sort)
    {
    case FIGURES:
      if (sum->has_part || !begins)
        return 0;
      sum->part = numeral.value;
      sum->has_part = sum->in_figures = sum->has_figures = true;
      return 1;
    case VALUE:
      return add_value (sum, numeral.value);
    case SCALE:
      return add_scale (sum, numeral.value);
    case AND:
      if (begins || n < 2)
        return 0;
      next = read_word (&words[1], false);
      return may_join (sum, &next) && add_value (sum, next.value) ? 2 : 0;
    case ORDINAL:
    case NO_NUMERAL:
    default:
      return 0;
    }
}

QuestionsNumeral
questions_numeral_read (const QuestionsWord *words, size_t n, bool is_first)
{
  const bool is_alone = is_first && n == 1;
  const bool is_article = questions_word_is (&words[0], "un") || questions_word_is (&words[0], "une");
  Sum sum = { 0 };
  size_t used = 0;

  /* “One” is a number, “un” is mostly an article. */
  while (used < n && !(used == 0 && is_article && !is_alone))
    {
      const size_t more = step (&sum, words + used, n - used, used == 0, !is_first);

      if (more == 0)
        break;
      used += more;
    }

  /* An ordinal number ends it, and is none by itself: a second, a premiere. */
  if (used < n && !is_alone)
    {
      const Numeral last = read_word (&words[used], !is_first && used == 0);

      if (last.sort == ORDINAL && add_value (&sum, last.value))
        {
          sum.has_figures = sum.has_figures || last.is_figures;
          used++;
        }
    }

  return (QuestionsNumeral) { sum.whole + sum.part, used, !sum.has_figures };
}
