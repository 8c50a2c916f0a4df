/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bot is told what its seat may see, and nothing else; how a command is split; and a program that never ran. */

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/probe/probe-bot.h"
#include "rules/probe/probe-apply.h"
#include "tap.h"

/* Two games that differ in hidden cards of seat 2 alone. */
#define N_GAMES 2
static const char *const rows[N_GAMES] = { ".ROCKET", ".RABBIT" };

typedef struct {
  ProbeHeader header;
  ProbeState state;
  ProbeBot bot;
} Game;

/* Gives what the program would be sent next, and forgets it. */
static char *
take_told (ProbeBot *bot)
{
  SalonProgram *program = &bot->program;
  char *told =
    program->told != NULL ? strndup (program->told + program->n_sent, program->n_told - program->n_sent) : strdup ("");

  program->n_told = program->n_sent = 0;
  return told;
}

static void
begin (Game *game, const char *row)
{
  static const char *const greeter[] = { "sh", "-c", "echo salon-bot 1; exec sleep 100", NULL };

  memset (game, 0, sizeof *game);
  probe_header_init (&game->header, PROBE_PARKER_1964, 3);
  game->header.setup.first = 0;
  probe_row_parse ("KAYAK", &game->header.setup.row[0][0]);
  probe_row_parse (row, &game->header.setup.row[1][0]);
  probe_row_parse ("STRING", &game->header.setup.row[2][0]);
  probe_begin (&game->header.setup, &game->state);
  if (!tap_ok (salon_program_start (&game->bot.program, (char *const *) greeter), "a program is run")
      || !tap_ok (probe_bot_greet (&game->bot, &game->header, 0, 60000), "it greets: %s", game->bot.fault))
    exit (tap_done ());
}

/* Makes @text a move of both games.  Returns whether both bots are told the same; *@told is what the first one is. */
static bool
make (Game games[N_GAMES], const char *text, char **told)
{
  char *other;
  bool same;

  for (int i = 0; i < N_GAMES; i++)
    {
      const char *unknown;
      ProbeMove move;
      ProbeView view;

      if (probe_move_parse (text, 1, &move, &unknown) != NULL || probe_apply (&games[i].state, &move, NULL) != PROBE_OK)
        {
          tap_ok (false, "%s is a move in game %d", text, i);
          exit (tap_done ());
        }
      probe_view (&games[i].state, 0, &view);
      probe_bot_see (&games[i].bot, &view, &move);
    }
  *told = take_told (&games[0].bot);
  other = take_told (&games[1].bot);
  same = strcmp (*told, other) == 0;
  free (other);

  return same;
}

static void
test_hidden (void)
{
  static const char *const moves[] = { "1 draw normal",
                                       "1 ask 2 R",
                                       "2 show 2",
                                       "1 ask 3 Q",
                                       "3 no",
                                       "2 draw times-3",
                                       "2 ask 1 A",
                                       "1 show 2",
                                       "2 ask 1 Z",
                                       "1 no",
                                       "3 draw own-blank",
                                       "3 ask 2 .",
                                       "2 show 1",
                                       "3 ask 2 T",
                                       "2 show 7",
                                       "3 ask 2 Q",
                                       "2 no",
                                       "1 draw normal",
                                       "1 interrupt 3 STRONG",
                                       "1 ask 2 Q",
                                       "2 no",
                                       "2 draw right-exposes" };
  char *told[N_GAMES];
  Game games[N_GAMES];

  for (int i = 0; i < N_GAMES; i++)
    {
      ProbeView view;

      begin (&games[i], rows[i]);
      probe_view (&games[i].state, 0, &view);
      probe_bot_begin (&games[i].bot, &view);
      told[i] = take_told (&games[i].bot);
    }
  tap_ok (strstr (told[0], "row 2 ???????\n") != NULL, "the row of another seat is hidden");
  tap_ok (strcmp (told[0], told[1]) == 0, "the set-up tells nothing of hidden cards");
  free (told[0]);
  free (told[1]);

  for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
    {
      tap_ok (make (games, moves[i], told), "%s tells nothing of hidden cards", moves[i]);
      tap_ok (strncmp (told[0], moves[i], strlen (moves[i])) == 0, "and the move is told");
      free (told[0]);
    }

  make (games, "1 expose 1", told);
  tap_ok (strstr (told[0], "row 1 KA???\n") != NULL, "a turned card is told: %s", told[0]);
  free (told[0]);
  make (games, "2 ask 3 Q", told);
  free (told[0]);
  make (games, "3 no", told);
  free (told[0]);
  make (games, "3 draw right-exposes", told);
  free (told[0]);
  tap_ok (!make (games, "2 expose 3", told), "a card that was hidden is told once it is turned");
  tap_ok (strstr (told[0], "row 2 .RO???T\n") != NULL, "by its letter: %s", told[0]);
  free (told[0]);

  for (int i = 0; i < N_GAMES; i++)
    salon_program_stop (&games[i].bot.program);
}

/* A player that no program sits for yet can be sent away: nothing of ours is closed for it. */
static void
test_none (void)
{
  SalonProgram none = { 0 };

  salon_program_kill (&none);
  salon_program_stop (&none);
  tap_ok (fcntl (STDIN_FILENO, F_GETFD) >= 0, "nothing is closed for a program that never ran");
  tap_ok (!salon_program_start (&none, (char *[]) { "/nowhere/at/all", NULL }), "a program that is not there");
  salon_program_stop (&none);
  tap_ok (fcntl (STDIN_FILENO, F_GETFD) >= 0, "nothing is closed for a program that cannot be run");
}

/* Whether @command has the words of @joined, each in brackets. */
static void
expect_split (const char *command, const char *joined)
{
  char **words = salon_program_split (command), found[256] = "";

  for (char **word = words; words != NULL && *word != NULL; word++)
    {
      strcat (found, "[");
      strcat (found, *word);
      strcat (found, "]");
    }
  tap_ok (strcmp (found, joined) == 0 && (words == NULL) == (joined[0] == '\0'), "“%s” is %s, expected %s", command,
          found, joined);
  free (words);
}

static void
test_split (void)
{
  char longest[2 * SALON_PROGRAM_WORDS + 2], **words;

  expect_split ("bot", "[bot]");
  expect_split ("  python3  bot.py ", "[python3][bot.py]");
  expect_split ("sh -c 'a \"b\" $c' \"it's\"", "[sh][-c][a \"b\" $c][it's]");
  expect_split ("a'b c'd '' x\\ y", "[ab cd][][x\\][y]");
  expect_split ("one 'two", "");
  expect_split ("", "");
  expect_split ("   ", "");
  expect_split ("'' a", "");

  for (int i = 0; i < SALON_PROGRAM_WORDS; i++)
    memcpy (longest + 2 * i, "a ", 2);
  longest[2 * SALON_PROGRAM_WORDS] = '\0';
  words = salon_program_split (longest);
  tap_ok (words != NULL && words[SALON_PROGRAM_WORDS - 1] != NULL && words[SALON_PROGRAM_WORDS] == NULL, "%d words",
          SALON_PROGRAM_WORDS);
  free (words);
  memcpy (longest + 2 * SALON_PROGRAM_WORDS, "a", 2);
  expect_split (longest, "");
}

int
main (void)
{
  signal (SIGPIPE, SIG_IGN);
  test_none ();
  test_split ();
  test_hidden ();

  return tap_done ();
}
