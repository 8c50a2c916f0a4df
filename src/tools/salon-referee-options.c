/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/salon-referee.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const char program[] = "salon-referee";

const char *
referee_translate (const char *message)
{
  return gettext (message);
}

bool
referee_options_read (int argc, char **argv, SalonArgument *options, int n)
{
  const int words = salon_arguments_read (program, argc, argv, options, n);

  if (words > 0)
    fprintf (stderr, _ ("salon-referee: unexpected argument %s: only options are allowed here\n"), argv[0]);

  return words == 0;
}

bool
referee_option_number (const SalonArgument *option, uint64_t min, uint64_t max, uint64_t *number)
{
  return salon_argument_number (program, option, min, max, number);
}

int
referee_option_players (const SalonArgument *option,
                        const char *const *names,
                        int n_names,
                        int most,
                        int *kind,
                        char (*name)[REFEREE_PLAYER_SIZE])
{
  const char *next = option->value;
  int n = 0;

  for (bool more = true; more; n++)
    {
      const size_t length = strcspn (next, ",");
      int found = 0, before = 0;

      while (found < n_names && (strlen (names[found]) != length || memcmp (names[found], next, length) != 0))
        found++;
      if (found == n_names)
        {
          fprintf (stderr, _ ("salon-referee: %s: no player is called “%.*s”\n"), option->name, (int) length, next);
          return -1;
        }
      if (n == most)
        {
          fprintf (stderr, _ ("salon-referee: %s: at most %d players\n"), option->name, most);
          return -1;
        }
      for (int i = 0; i < n; i++)
        before += kind[i] == found;
      if (before == 0)
        snprintf (name[n], REFEREE_PLAYER_SIZE, "%s", names[found]);
      else
        snprintf (name[n], REFEREE_PLAYER_SIZE, "%s#%d", names[found], before + 1);
      kind[n] = found;
      more = next[length] == ',';
      next += length + 1;
    }

  return n;
}

WordsList *
referee_option_words (const SalonArgument *option, const char *kind, int *status)
{
  char tag[WORDS_LANGUAGE_SIZE];
  WordsError error;
  WordsList *words;

  if (strcmp (option->value, "en") != 0 && strcmp (option->value, "fr") != 0)
    {
      fprintf (stderr, _ ("salon-referee: %s must be en or fr, not “%s”\n"), option->name, option->value);
      *status = EXIT_USAGE;
      return NULL;
    }
  snprintf (tag, sizeof tag, "%s%s", option->value, kind);
  words = words_list_open_language (tag, &error);
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
  fprintf (stderr, _ ("salon-referee: the output cannot be written: %s\n"), strerror (errno));

  return false;
}
