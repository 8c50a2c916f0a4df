/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/salon-arguments.h"

#include <libintl.h>
#include <stdio.h>
#include <string.h>

#define _(message) gettext (message)

static SalonArgument *
find_option (SalonArgument *options, int n, const char *argument, size_t length)
{
  for (int i = 0; i < n; i++)
    if (strlen (options[i].name) == length && memcmp (options[i].name, argument, length) == 0)
      return &options[i];

  return NULL;
}

/* Reads the option at argv[*at], and sets *at to its last argument. */
static bool
read_option (const char *program, int argc, char **argv, int *at, SalonArgument *options, int n)
{
  const char *argument = argv[*at], *equals = strchr (argument, '=');
  const size_t length = equals != NULL ? (size_t) (equals - argument) : strlen (argument);
  SalonArgument *option = find_option (options, n, argument, length);

  if (option == NULL)
    {
      fprintf (stderr, _ ("%s: unknown option %s\n"), program, argument);
      return false;
    }
  if (option->values != NULL && option->n_values == option->max)
    {
      fprintf (stderr, _ ("%s: %s is given more than %d times\n"), program, option->name, option->max);
      return false;
    }
  if (option->given && !option->is_flag && option->values == NULL)
    {
      fprintf (stderr, _ ("%s: %s is given twice\n"), program, option->name);
      return false;
    }
  option->given = true;
  if (option->is_flag && equals != NULL)
    {
      fprintf (stderr, _ ("%s: %s takes no value\n"), program, option->name);
      return false;
    }
  if (option->is_flag)
    option->value = option->name;
  else if (equals != NULL)
    option->value = equals + 1;
  else if (*at + 1 < argc)
    option->value = argv[++*at];
  else
    {
      fprintf (stderr, _ ("%s: %s needs a value\n"), program, option->name);
      return false;
    }
  if (option->values != NULL)
    option->values[option->n_values++] = option->value;

  return true;
}

int
salon_arguments_read (const char *program, int argc, char **argv, SalonArgument *options, int n)
{
  bool all_words = false;
  int words = 0;

  for (int i = 0; i < argc; i++)
    {
      if (all_words || argv[i][0] != '-' || argv[i][1] == '\0')
        argv[words++] = argv[i];
      else if (strcmp (argv[i], "--") == 0)
        all_words = true;
      else if (!read_option (program, argc, argv, &i, options, n))
        return -1;
    }

  return words;
}

bool
salon_argument_number (const char *program, const SalonArgument *option, uint64_t min, uint64_t max, uint64_t *number)
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
      fprintf (stderr, _ ("%s: %s must be a whole number from %llu to %llu, not “%s”\n"), program, option->name,
               (unsigned long long) min, (unsigned long long) max, option->value);
      return false;
    }

  *number = value;
  return true;
}
