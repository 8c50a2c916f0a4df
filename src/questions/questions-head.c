/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-head.h"

#include <stdbool.h>
#include <string.h>

#include "rules/salon-utf8.h"

#define MARK           "\xef\xbb\xbf" /* a byte order mark */
#define LETTERS_DIGITS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

/* Tells whether the @n bytes at @text are @word, which is in small letters, without regard to capitals. */
static bool
is_word (const char *text, size_t n, const char *word)
{
  if (strlen (word) != n)
    return false;
  for (size_t i = 0; i < n; i++)
    if ((text[i] >= 'A' && text[i] <= 'Z' ? text[i] - 'A' + 'a' : text[i]) != word[i])
      return false;
  return true;
}

/* Copies the @n bytes at @text to @value, which has room for @most and a NUL, if it is empty and they are good text. */
static void
take_value (char *value, size_t most, const char *text, size_t n)
{
  if (value[0] != '\0' || n > most || memchr (text, '\0', n) != NULL)
    return;

  memcpy (value, text, n);
  value[n] = '\0';
  if (!salon_utf8_is_printable (value))
    value[0] = '\0';
}

/* Takes the remark in the @n bytes at @text, from behind its “#”. */
static void
take_remark (QuestionsHead *head, const char *text, size_t n)
{
  const char *end = text + n, *colon = n == 0 ? NULL : memchr (text, ':', n), *stop = colon, *value;

  if (colon == NULL)
    return;
  while (text < stop && is_blank (*text))
    text++;
  while (stop > text && is_blank (stop[-1]))
    stop--;
  for (value = colon + 1; value < end && is_blank (*value);)
    value++;
  while (end > value && is_blank (end[-1]))
    end--;

  n = (size_t) (stop - text);
  if (is_word (text, n, "title"))
    take_value (head->title, QUESTIONS_HEAD_TEXT, value, (size_t) (end - value));
  else if (is_word (text, n, "licence") || is_word (text, n, "license"))
    take_value (head->licence, QUESTIONS_HEAD_TEXT, value, (size_t) (end - value));
  else if (is_word (text, n, "language"))
    {
      take_value (head->language, QUESTIONS_HEAD_LANGUAGE, value, (size_t) (end - value));
      if (head->language[strspn (head->language, LETTERS_DIGITS)] != '\0')
        head->language[0] = '\0';
    }
}

void
questions_head_read (QuestionsHead *head, const char *text, size_t size)
{
  const char *end = text + size;

  memset (head, 0, sizeof *head);
  if (size >= strlen (MARK) && memcmp (text, MARK, strlen (MARK)) == 0)
    text += strlen (MARK);

  while (text < end)
    {
      const char *lf = memchr (text, '\n', (size_t) (end - text)), *stop = lf == NULL ? end : lf;

      while (text < stop && is_blank (*text))
        text++;
      if (text < stop && *text != '#')
        return;
      if (text < stop)
        take_remark (head, text + 1, (size_t) (stop - text - 1));
      text = lf == NULL ? end : lf + 1;
    }
}
