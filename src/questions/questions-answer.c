/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-answer.h"

#include <stdlib.h>
#include <string.h>

#include "questions/questions-text.h"

#define PLUS_MINUS "±"

/* Appends the @n bytes of @form, single spaces between its words and none at its ends, unless it is there already or empty.
 * With @is_short what stands in brackets is left out, otherwise only the brackets are.  Returns whether the
 * brackets are in pairs, without pairs inside of others. */
static bool
put_form (QuestionsAnswer *answer, const char *form, size_t n, bool is_short)
{
  char *begin = answer->text + answer->used, *at = begin;
  bool inside = false, space = false;

  for (size_t i = 0; i < n; i++)
    {
      if (form[i] == '(' || form[i] == ')')
        {
          if ((form[i] == '(') == inside)
            return false;
          inside = !inside;
        }
      else if (form[i] == ' ')
        space = at != begin;
      else if (!inside || !is_short)
        {
          if (space)
            *at++ = ' ';
          space = false;
          *at++ = form[i];
        }
    }
  if (inside)
    return false;
  if (at == begin)
    return true;

  *at = '\0';
  for (const char *other = answer->text; other < begin; other += strlen (other) + 1)
    if (strcmp (other, begin) == 0)
      return true;
  answer->used = (size_t) (at + 1 - answer->text);
  answer->n_forms++;
  return true;
}

/* Cuts “± N” off the @n bytes of @form; false when it is no number. */
static bool
cut_tolerance (const char *form, size_t *n, int32_t *tolerance)
{
  const char *sign = memmem (form, *n, PLUS_MINUS, strlen (PLUS_MINUS)), *digits;
  const char *end = form + *n;
  long number = 0;

  if (sign == NULL)
    return true;

  *n = (size_t) (sign - form);
  digits = sign + strlen (PLUS_MINUS);
  while (digits < end && *digits == ' ')
    digits++;
  while (end > digits && end[-1] == ' ')
    end--;
  if (digits == end)
    return false;
  for (; digits < end; digits++)
    {
      if (*digits < '0' || *digits > '9' || number > QUESTIONS_MAX_TOLERANCE / 10)
        return false;
      number = number * 10 + (*digits - '0');
    }

  *tolerance = (int32_t) number;
  return number > 0;
}

const char *
questions_answer_read (const char *line, QuestionsAnswer *answer)
{
  bool is_first = true;

  memset (answer, 0, sizeof *answer);
  for (const char *form = line; form != NULL;)
    {
      const char *bar = strchr (form, '|');
      size_t n = bar == NULL ? strlen (form) : (size_t) (bar - form);

      if (is_first && !cut_tolerance (form, &n, &answer->tolerance))
        return N_ ("What follows ± is a whole number.");
      if (answer->n_forms + 2 > QUESTIONS_MAX_FORMS + 1)
        return N_ ("The answer has more than 32 forms.");
      if (!put_form (answer, form, n, false) || !put_form (answer, form, n, true))
        return N_ ("Brackets in an answer come in pairs.");
      if (strspn (form, " ()") >= n)
        return is_first ? N_ ("There is no answer.") : N_ ("There is nothing between two bars, or after the last one.");
      if (is_first)
        answer->answer = strlen (answer->text) + 1;
      is_first = false;
      form = bar == NULL ? NULL : bar + 1;
    }

  answer->n_forms--; /* the first one is the answer itself */
  return NULL;
}
