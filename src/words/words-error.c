/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-error.h"

#include <stdio.h>
#include <string.h>

#include "words/words-text.h"

void
words_error_set (WordsError *error, WordsFault fault, int errno_value, const char *subject)
{
  if (error == NULL)
    return;

  error->fault = fault;
  error->errno_value = errno_value;
  snprintf (error->subject, sizeof error->subject, "%s", subject);
}

static const char *
fault_text (WordsFault fault)
{
  switch (fault)
    {
    /* Translators: %s is a language tag such as “fr” in the first two messages,
     * and a file name in the others. */
    case WORDS_FAULT_BAD_TAG:
      return N_ ("“%s” is not a language tag");
    case WORDS_FAULT_NOT_INSTALLED:
      return N_ ("The word list for the language “%s” is not installed");
    case WORDS_FAULT_CANNOT_READ:
      return N_ ("The word list %s cannot be read");
    case WORDS_FAULT_NOT_A_LIST:
      return N_ ("%s is not a word list of Salon");
    case WORDS_FAULT_VERSION:
      return N_ ("The word list %s was made for another version of Salon");
    case WORDS_FAULT_DAMAGED:
      return N_ ("The word list %s is damaged");
    case WORDS_FAULT_TOO_MANY:
      return N_ ("The word list %s has more than 2,000,000 words");
    case WORDS_FAULT_NO_MEMORY:
      return N_ ("There is not enough memory to open the word list %s");
    case WORDS_FAULT_NONE:
      break;
    }

  return "%s";
}

void
words_error_format (const WordsError *error, const char *(*translate) (const char *message), char *buffer, size_t size)
{
  const char *text = fault_text (error->fault);
  int used;

  if (size == 0)
    return;
  if (translate != NULL && error->fault != WORDS_FAULT_NONE)
    text = translate (text);

  used = snprintf (buffer, size, text, error->subject);
  if (error->errno_value != 0 && used >= 0 && (size_t) used < size)
    snprintf (buffer + used, size - (size_t) used, ": %s", strerror (error->errno_value));
}
