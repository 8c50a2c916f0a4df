/* SPDX-License-Identifier: GPL-3.0-or-later */

/* salon-referee: replays records of every game, and runs the commands of the games (record.md,
 * The tools). */

#include "tools/salon-referee.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

enum {
  HELP,
  VERSION,
  N_OPTIONS,
};

static void
print_help (FILE *stream)
{
  fputs (_ ("Usage: salon-referee replay [OPTION…] FILE\n"), stream);
  for (const RefereeGame *game = referee_games; game->find != NULL; game++)
    if (game->usage != NULL)
      fputs (gettext (game->usage), stream);
  fputs (_ ("\n"
            "replay replays the record of a game, FILE or with “-” the standard input. A wrong\n"
            "record is replayed up to its fault, which is then told as FILE:LINE: reason.\n"
            "\n"),
         stream);
  for (const RefereeGame *game = referee_games; game->find != NULL; game++)
    fputs (gettext (game->help), stream);
  fputs (_ ("\n"
            "  --game NAME  of a command that several games have: the game (the first one that has it)\n"
            "  --help       show this help\n"
            "  --version    show the version\n"
            "  --           end the options\n"
            "\n"
            "The exit status is 0, 1 when the record is wrong or something cannot be read, 2 when\n"
            "the arguments are wrong.\n"),
         stream);
}

/* Returns the command of that name: of @game, or of the first game that has it if that is NULL.  NULL if there is none. */
static const RefereeCommand *
find_command (const char *name, const char *game_name)
{
  for (const RefereeGame *game = referee_games; game->find != NULL; game++)
    for (const RefereeCommand *command = game->commands; command->name != NULL; command++)
      if (strcmp (command->name, name) == 0 && (game_name == NULL || strcmp (game_name, game->name) == 0))
        return command;

  return NULL;
}

/* Adds the options of replay that the games have to @options, and returns how many options these are now. */
static int
add_replay_options (SalonArgument options[N_OPTIONS + REFEREE_MAX_GAMES])
{
  int n = N_OPTIONS;

  for (const RefereeGame *game = referee_games; game->find != NULL; game++)
    if (game->replay_option != NULL)
      options[n++].name = game->replay_option->name;

  return n;
}

/* Tells the games what was given for their options.  Returns false after a message. */
static bool
set_replay_options (const SalonArgument *options)
{
  int n = N_OPTIONS;

  for (const RefereeGame *game = referee_games; game->find != NULL; game++)
    {
      const RefereeReplayOption *option = game->replay_option;
      uint64_t number;

      if (option == NULL || !options[n++].given)
        continue;
      if (!referee_option_number (&options[n - 1], option->least, option->most, &number))
        return false;
      option->set (number);
    }

  return true;
}

/* Takes --game out of the @argc arguments at @argv, if it is there.  Returns false after a message. */
static bool
take_game (int *argc, char **argv, const char **name)
{
  static const char option[] = "--game";
  int n = 0;

  *name = NULL;
  for (int i = 0; i < *argc; i++)
    {
      const bool given = strncmp (argv[i], option, strlen (option)) == 0;
      const char end = given ? argv[i][strlen (option)] : '\0';

      if (strcmp (argv[i], "--") == 0)
        {
          while (i < *argc)
            argv[n++] = argv[i++];
          break;
        }
      if (!given || (end != '\0' && end != '='))
        {
          argv[n++] = argv[i];
          continue;
        }
      if (*name != NULL)
        {
          fprintf (stderr, _ ("%s: %s is given twice\n"), "salon-referee", option);
          return false;
        }
      if (end == '\0' && i + 1 == *argc)
        {
          fprintf (stderr, _ ("%s: %s needs a value\n"), "salon-referee", option);
          return false;
        }
      *name = end == '=' ? argv[i] + sizeof option : argv[++i];
    }

  *argc = n;
  return true;
}

/* Runs @command, which some game has, with the arguments after its name.  Returns the exit status. */
static int
run_command (const RefereeCommand *command, int argc, char **argv)
{
  const char *game;

  if (!take_game (&argc, argv, &game))
    return EXIT_USAGE;
  if (find_command (command->name, game) == NULL)
    {
      fprintf (stderr, _ ("salon-referee: no game “%s” has a command %s\n"), game, command->name);
      return EXIT_USAGE;
    }

  return find_command (command->name, game)->run (argc, argv);
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
  SalonArgument options[N_OPTIONS + REFEREE_MAX_GAMES] = {
    [HELP] = { "--help", .is_flag = true },
    [VERSION] = { "--version", .is_flag = true },
  };
  const RefereeCommand *command = argc > 1 ? find_command (argv[1], NULL) : NULL;
  char **words = argv + 1;
  int n_words;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SALON_LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);

  if (command != NULL)
    return run_command (command, argc - 2, argv + 2);

  n_words = salon_arguments_read ("salon-referee", argc - (argc > 0), words, options, add_replay_options (options));
  if (n_words < 0)
    return wrong_usage ();
  if (options[HELP].given)
    {
      print_help (stdout);
      return EXIT_GOOD;
    }
  if (options[VERSION].given)
    {
      printf ("salon-referee (Salon) %s\n", SALON_VERSION);
      return EXIT_GOOD;
    }

  if (n_words == 2 && strcmp (words[0], "replay") == 0)
    return set_replay_options (options) ? referee_replay (words[1]) : EXIT_USAGE;

  if (n_words > 0 && strcmp (words[0], "replay") != 0)
    fprintf (stderr, _ ("salon-referee: unknown command %s\n"), words[0]);
  else if (n_words > 0)
    fputs (_ ("salon-referee: replay needs one file\n"), stderr);
  print_help (stderr);

  return EXIT_USAGE;
}
