/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-plain.h"

#include <string.h>

#include "questions/questions-fold.h"
#include "questions/questions-numeral.h"
#include "rules/salon-utf8.h"

#define MAX_WORDS (QUESTIONS_MAX_LETTERS / 2)

/* The figures between two marks that part thousands. */
#define GROUP 3

#define ARTICLES_N (sizeof articles / sizeof *articles)

static const char *const articles[] = { "the", "a", "an", "le", "la", "les", "un", "une", "des", "du" };

/* A text as its characters come. */
typedef struct {
  uint32_t characters[QUESTIONS_MAX_LETTERS];
  size_t n_characters;
  uint32_t letters[QUESTIONS_MAX_LETTERS]; /* of all words, one after the other */
  size_t n_letters;
  QuestionsWord words[MAX_WORDS];
  size_t n_words;
  bool is_inside;  /* of a word */
  bool is_grouped; /* it has figures, a group of which has come */
  bool is_elided;  /* the first word is the article of “l’eau”, or the “d’” of d’Artagnan */
} Text;

/* Characters */

/* Bytes that are no characters part words, as signs do. */
static bool
decode (Text *text, const char *bytes, size_t size)
{
  size_t i = 0;

  while (i < size)
    {
      uint32_t character = ' ';
      const size_t length = salon_utf8_decode (bytes + i, size - i, &character);

      if (text->n_characters == QUESTIONS_MAX_LETTERS)
        return false;
      text->characters[text->n_characters++] = character;
      i += length == 0 ? 1 : length;
    }

  return true;
}

static uint32_t
character_at (const Text *text, size_t i)
{
  return i < text->n_characters ? text->characters[i] : 0;
}

static bool
is_figure (uint32_t c)
{
  return c >= '0' && c <= '9';
}

/* Words */

static bool
put_letter (Text *text, uint32_t letter)
{
  if (text->n_letters == QUESTIONS_MAX_LETTERS || (!text->is_inside && text->n_words == MAX_WORDS))
    return false;
  if (!text->is_inside)
    {
      text->words[text->n_words++] = (QuestionsWord) { text->letters + text->n_letters, 0 };
      text->is_grouped = false;
    }
  text->is_inside = true;
  text->letters[text->n_letters++] = letter;
  text->words[text->n_words - 1].n++;

  return true;
}

/* Tells whether there is a word of figures alone so far, of @most of them. */
static bool
has_figures (const Text *text, size_t most)
{
  const QuestionsWord *word;

  if (!text->is_inside)
    return false;
  word = &text->words[text->n_words - 1];
  if (word->n > most)
    return false;
  for (size_t i = 0; i < word->n; i++)
    if (!is_figure (word->letters[i]))
      return false;

  return true;
}

/* Tells whether the figures from @i on are a group of three, and nothing follows that belongs to them. */
static bool
is_group (const Text *text, size_t i)
{
  for (size_t k = 0; k < GROUP; k++)
    if (!is_figure (character_at (text, i + k)))
      return false;

  return !is_figure (character_at (text, i + GROUP));
}

/* Tells whether the sign at @i stands inside of a number, as in 8,849 or 8 849. */
static bool
parts_thousands (const Text *text, size_t i)
{
  static const uint32_t marks[] = { ',', '.', ' ', 0xa0, 0x2009, 0x202f };
  bool is_mark = false;

  for (size_t k = 0; k < sizeof marks / sizeof *marks; k++)
    is_mark = is_mark || character_at (text, i) == marks[k];

  return is_mark && is_group (text, i + 1) && has_figures (text, text->is_grouped ? QUESTIONS_MAX_LETTERS : GROUP)
         && text->words[text->n_words - 1].letters[0] != '0';
}

/* Puts the sign at @i, if it says more than that a word ends. */
static bool
put_sign (Text *text, size_t i)
{
  const uint32_t c = character_at (text, i), next = character_at (text, i + 1);

  if (parts_thousands (text, i))
    {
      text->is_grouped = true;
      return true;
    }
  if ((c == '.' || c == ',') && has_figures (text, QUESTIONS_MAX_LETTERS) && is_figure (next))
    return put_letter (text, '.'); /* a decimal fraction */
  if (c == '.' && text->is_inside && !is_figure (next) && next > ' ' && next != '.')
    return true; /* U.S.A */

  text->is_inside = false;
  if (c == '&' && !put_letter (text, '&'))
    return false;
  if (text->n_words == 0 && is_figure (next) && (c == '-' || c == 0x2212 || c == 0x2013))
    return put_letter (text, '-'); /* below zero, or before our era */

  text->is_inside = false;
  return true;
}

static bool
split (Text *text)
{
  for (size_t i = 0; i < text->n_characters; i++)
    {
      uint32_t letters[QUESTIONS_FOLD_MAX];
      size_t n;
      bool has_room = true;

      switch (questions_fold (text->characters[i], letters, &n))
        {
        case QUESTIONS_IS_LETTER:
          for (size_t k = 0; k < n && has_room; k++)
            has_room = put_letter (text, letters[k]);
          break;
        case QUESTIONS_IS_SIGN:
          has_room = put_sign (text, i);
          break;
        case QUESTIONS_IS_APOSTROPHE:
          /* It is dropped, but after the article of the first word. */
          if (text->n_words == 1 && text->is_inside
              && (questions_word_is (&text->words[0], "l") || questions_word_is (&text->words[0], "d")))
            {
              text->is_inside = false;
              text->is_elided = true;
            }
          break;
        case QUESTIONS_IS_NOTHING:
        default:
          break;
        }
      if (!has_room)
        return false;
    }

  return true;
}

/* What is compared */

/* Makes room for a word of @n letters, and returns where it goes; NULL if there is none. */
static uint32_t *
add_word (QuestionsPlain *plain, size_t n)
{
  uint32_t *letters;

  if (plain->n + 1 + n > QUESTIONS_MAX_LETTERS)
    return NULL;
  if (plain->n > 0)
    plain->letters[plain->n++] = ' ';
  letters = plain->letters + plain->n;
  plain->n += n;

  return letters;
}

static bool
put (QuestionsPlain *plain, const QuestionsWord *word)
{
  uint32_t *letters = add_word (plain, word->n);

  if (letters != NULL)
    memcpy (letters, word->letters, word->n * sizeof *letters);

  return letters != NULL;
}

static bool
put_ascii (QuestionsPlain *plain, const char *word)
{
  const size_t n = strlen (word);
  uint32_t *letters = add_word (plain, n);

  for (size_t i = 0; i < n && letters != NULL; i++)
    letters[i] = (unsigned char) word[i];

  return letters != NULL;
}

static bool
put_number (QuestionsPlain *plain, uint64_t number)
{
  char figures[24], *at = figures + sizeof figures - 1;

  *at = '\0';
  plain->number = (int64_t) number;
  plain->numbers++;
  do
    *--at = (char) ('0' + number % 10);
  while ((number /= 10) > 0);

  return put_ascii (plain, at);
}

static bool
is_article (const QuestionsWord *word)
{
  for (size_t i = 0; i < ARTICLES_N; i++)
    if (questions_word_is (word, articles[i]))
      return true;

  return false;
}

/* Puts what word @i is written as when neither number nor article matters. */
static bool
put_word (QuestionsPlain *plain, const Text *text, size_t i)
{
  const QuestionsWord *word = &text->words[i];

  if (questions_word_is (word, "st"))
    return put_ascii (plain, "saint");
  if (questions_word_is (word, "ste"))
    return put_ascii (plain, "sainte");
  if (i > 0 && i + 1 < text->n_words && (questions_word_is (word, "and") || questions_word_is (word, "et")))
    return put_ascii (plain, "&");

  return put (plain, word);
}

/* Tells whether word @i is the article of “Henry the Eighth”, which “Henry VIII” has not. */
static bool
is_regnal (const Text *text, size_t i)
{
  const QuestionsWord *word = &text->words[i];

  return i > 0 && i + 2 == text->n_words
         && (questions_word_is (word, "the") || questions_word_is (word, "le") || questions_word_is (word, "la"))
         && questions_numeral_read (word + 1, 1, false).words > 0;
}

/* Puts the words from @i on that are a number, or else one word; returns how many it took, or 0 when there is no room. */
static size_t
put_next (QuestionsPlain *plain, const Text *text, size_t i, bool is_first, bool keep_spelled)
{
  const QuestionsNumeral numeral = questions_numeral_read (&text->words[i], text->n_words - i, is_first);

  plain->spelled += numeral.is_spelled ? (int) numeral.words : 0;
  if (numeral.words > 0 && !(keep_spelled && numeral.is_spelled))
    return put_number (plain, numeral.value) ? numeral.words : 0;
  if (is_regnal (text, i))
    return 1;
  for (size_t k = i; k < i + numeral.words && k < text->n_words; k++)
    if (!put_word (plain, text, k))
      return 0;
  if (numeral.words > 0)
    return numeral.words;

  return put_word (plain, text, i);
}

static bool
put_words (QuestionsPlain *plain, const Text *text, bool keep_spelled)
{
  const size_t first = text->n_words > 1 && (text->is_elided || is_article (&text->words[0])) ? 1 : 0;
  size_t i = 0, words = 0;

  if (first == 1)
    {
      put (plain, &text->words[i++]);
      plain->bare = plain->n + 1;
    }
  while (i < text->n_words)
    {
      const size_t used = put_next (plain, text, i, i == first, keep_spelled);

      if (used == 0)
        return false;
      i += used;
      words++;
    }

  plain->is_number = words == 1 && plain->numbers == 1;
  return true;
}

/* A number below zero begins with a hyphen, which the numerals do not know. */
static void
read_below_zero (QuestionsPlain *plain, Text *text)
{
  QuestionsNumeral numeral;
  QuestionsWord word;

  if (text->n_words != 1 || text->letters[0] != '-')
    return;
  word = (QuestionsWord) { text->letters + 1, text->n_letters - 1 };
  numeral = questions_numeral_read (&word, 1, true);
  if (numeral.words == 0)
    return;

  plain->number = -(int64_t) numeral.value;
  plain->numbers = 1;
  plain->is_number = true;
}

static void
clear (QuestionsPlain *plain)
{
  plain->n = plain->bare = 0;
  plain->numbers = plain->spelled = 0;
  plain->number = 0;
  plain->is_number = false;
}

bool
questions_plain_make (const char *bytes, size_t size, bool keep_spelled, QuestionsPlain *plain)
{
  Text text;

  clear (plain);
  text.n_characters = text.n_letters = text.n_words = 0;
  text.is_inside = text.is_grouped = text.is_elided = false;
  if (!decode (&text, bytes, size) || !split (&text) || !put_words (plain, &text, keep_spelled))
    {
      clear (plain);
      return false;
    }

  read_below_zero (plain, &text);
  return true;
}

/* Tells whether the letters are the same, wherever there are spaces between them. */
static bool
same_letters (const uint32_t *a, size_t n, const uint32_t *b, size_t m)
{
  size_t i = 0, j = 0;

  for (;;)
    {
      while (i < n && a[i] == ' ')
        i++;
      while (j < m && b[j] == ' ')
        j++;
      if (i == n || j == m)
        return i == n && j == m;
      if (a[i++] != b[j++])
        return false;
    }
}

bool
questions_plain_equal (const QuestionsPlain *one, const QuestionsPlain *other)
{
  const size_t from[2] = { 0, one->bare }, to[2] = { 0, other->bare };

  for (int i = 0; i < 2; i++)
    for (int k = 0; k < 2; k++)
      if (same_letters (one->letters + from[i], one->n - from[i], other->letters + to[k], other->n - to[k]))
        return true;

  return false;
}
