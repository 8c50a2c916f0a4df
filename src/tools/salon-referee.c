/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee: replays games, and plays computer players against each other
 * (record.md, The tools). */

#include "tools/salon-referee.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const char *words[3]; /* what is not an option, in order; more are only counted */
  int n_words;
  bool help;
  bool version;
} Arguments;

static void
print_help (FILE *stream)
{
  fputs (_ ("Usage: salon-referee replay FILE\n"
            "       salon-referee arena [OPTION…]\n"
            "       salon-referee solo [OPTION…]\n"
            "\n"
            "replay replays the record of a game of Probe, FILE or with “-” the standard input. For\n"
            "each move it prints the scores of all seats, “ | ” and the number of hidden cards\n"
            "of each seat. A wrong record is replayed up to its fault, which is then told as\n"
            "FILE:LINE: reason.\n"
            "\n"
            "arena plays computer players against each other, solo lets one find single words.\n"
            "“salon-referee arena --help” and “salon-referee solo --help” tell their options.\n"
            "\n"
            "  --help       show this help\n"
            "  --version    show the version\n"
            "  --           end the options\n"
            "\n"
            "The exit status is 0, 1 when the record is wrong or something cannot be read, 2 when\n"
            "the arguments are wrong.\n"),
         stream);
}

static bool
parse_arguments (int argc, char **argv, Arguments *arguments)
{
  bool options = true;

  for (int i = 1; i < argc; i++)
    {
      if (!options || argv[i][0] != '-' || argv[i][1] == '\0')
        {
          if (arguments->n_words < 3)
            arguments->words[arguments->n_words] = argv[i];
          arguments->n_words++;
        }
      else if (strcmp (argv[i], "--") == 0)
        options = false;
      else if (strcmp (argv[i], "--help") == 0)
        arguments->help = true;
      else if (strcmp (argv[i], "--version") == 0)
        arguments->version = true;
      else
        {
          fprintf (stderr, _ ("salon-referee: unknown option %s\n"), argv[i]);
          return false;
        }
    }

  return true;
}

static int
wrong_usage (void)
{
  fputs (_ ("Try: salon-referee --help\n"), stderr);
  return EXIT_USAGE;
}

int
main (int argc, char **argv)
{
  Arguments arguments = { 0 };

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SALON_LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);

  if (argc > 1 && strcmp (argv[1], "arena") == 0)
    return referee_arena (argc - 2, argv + 2);
  if (argc > 1 && strcmp (argv[1], "solo") == 0)
    return referee_solo (argc - 2, argv + 2);

  if (!parse_arguments (argc, argv, &arguments))
    return wrong_usage ();
  if (arguments.help)
    {
      print_help (stdout);
      return EXIT_GOOD;
    }
  if (arguments.version)
    {
      printf ("salon-referee (Salon) %s\n", SALON_VERSION);
      return EXIT_GOOD;
    }

  if (arguments.n_words == 2 && strcmp (arguments.words[0], "replay") == 0)
    return referee_replay (arguments.words[1]);

  if (arguments.n_words > 0 && strcmp (arguments.words[0], "replay") != 0)
    fprintf (stderr, _ ("salon-referee: unknown command %s\n"), arguments.words[0]);
  else if (arguments.n_words > 0)
    fputs (_ ("salon-referee: replay needs one file\n"), stderr);
  print_help (stderr);

  return EXIT_USAGE;
}
