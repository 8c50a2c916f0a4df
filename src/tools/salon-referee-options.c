/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/salon-referee.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

const char *
referee_translate (const char *message)
{
  return gettext (message);
}

static RefereeOption *
find_option (RefereeOption *options, int n, const char *argument, size_t length)
{
  for (int i = 0; i < n; i++)
    if (strlen (options[i].name) == length && memcmp (options[i].name, argument, length) == 0)
      return &options[i];

  return NULL;
}

bool
referee_options_read (int argc, char **argv, RefereeOption *options, int n)
{
  for (int i = 0; i < argc; i++)
    {
      const char *argument = argv[i], *equals = strchr (argument, '=');
      const size_t length = equals != NULL ? (size_t) (equals - argument) : strlen (argument);
      RefereeOption *option = find_option (options, n, argument, length);

      if (option == NULL)
        {
          if (argument[0] == '-')
            fprintf (stderr, _ ("salon-referee: unknown option %s\n"), argument);
          else
            fprintf (stderr, _ ("salon-referee: %s is too much: there are only options here\n"), argument);
          return false;
        }
      if (option->given)
        {
          fprintf (stderr, _ ("salon-referee: %s is given twice\n"), option->name);
          return false;
        }
      option->given = true;
      if (option->is_flag && equals != NULL)
        {
          fprintf (stderr, _ ("salon-referee: %s takes no value\n"), option->name);
          return false;
        }
      if (option->is_flag)
        option->value = option->name;
      else if (equals != NULL)
        option->value = equals + 1;
      else if (i + 1 < argc)
        option->value = argv[++i];
      else
        {
          fprintf (stderr, _ ("salon-referee: %s needs a value\n"), option->name);
          return false;
        }
    }

  return true;
}

bool
referee_option_number (const RefereeOption *option, uint64_t min, uint64_t max, uint64_t *number)
{
  uint64_t value = 0;
  bool good = option->value[0] != '\0';

  for (const char *c = option->value; good && *c != '\0'; c++)
    {
      const uint64_t digit = (uint64_t) (*c - '0');

      good = *c >= '0' && *c <= '9' && value <= (UINT64_MAX - digit) / 10;
      value = value * 10 + digit;
    }
  if (!good || value < min || value > max)
    {
      fprintf (stderr, _ ("salon-referee: %s must be a whole number from %llu to %llu, not “%s”\n"), option->name,
               (unsigned long long) min, (unsigned long long) max, option->value);
      return false;
    }

  *number = value;
  return true;
}

WordsList *
referee_option_words (const RefereeOption *option, int *status)
{
  WordsError error;
  WordsList *words;

  if (strcmp (option->value, "en") != 0 && strcmp (option->value, "fr") != 0)
    {
      fprintf (stderr, _ ("salon-referee: %s must be en or fr, not “%s”\n"), option->name, option->value);
      *status = EXIT_USAGE;
      return NULL;
    }
  words = words_list_open_language (option->value, &error);
  if (words == NULL)
    {
      char message[2048];

      words_error_format (&error, referee_translate, message, sizeof message);
      fprintf (stderr, "salon-referee: %s\n", message);
      *status = EXIT_FAULT;
    }

  return words;
}

bool
referee_flush (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return true;
  fprintf (stderr, _ ("salon-referee: the answer cannot be written: %s\n"), strerror (errno));

  return false;
}
