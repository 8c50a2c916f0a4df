/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays computers against each other with the real English list and tells what
 * came of it: wins, points, questions, milliseconds per decision.
 *
 * usage: bench-players LIST [GAMES [SEATS TRAYS LEVEL LEVEL]] */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-table.h"

static int
compare (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static const char *const level_names[PROBE_PLAYER_N_LEVELS] = { "easy", "medium", "hard" };

static void
run (const WordsList *words,
     ProbeEdition edition,
     int seats,
     int trays,
     ProbePlayerLevel one,
     ProbePlayerLevel other,
     int games)
{
  double won = 0, one_points = 0, other_points = 0, seconds = 0, aside = 0;
  unsigned decisions = 0, looks = 0, asked = 0, right = 0, named = 0, misnamed = 0, blanks = 0, moves = 0;
  double *slowest = calloc ((size_t) games, sizeof *slowest);

  for (int game = 0; game < games; game++)
    {
      PlayersTable table;
      ProbeSetup setup;
      ProbePlayerLevel levels[PROBE_MAX_SEATS];
      const int place = game % seats;
      int winners = 0;

      probe_setup_init (&setup, edition, seats);
      setup.trays = (uint8_t) trays;
      for (int seat = 0; seat < seats; seat++)
        levels[seat] = seat == place ? one : other;
      players_table_init (&table, words, &setup, levels, (uint64_t) (game / seats) + 1000);
      players_table_play (&table);
      if (table.fault != NULL)
        {
          fprintf (stderr, "game %d: %s\n", game, table.fault);
          exit (1);
        }

      for (int seat = 0; seat < seats; seat++)
        {
          winners += probe_winner (&table.state, seat);
          if (seat == place)
            one_points += probe_score (&table.state, seat);
          else
            other_points += (double) probe_score (&table.state, seat) / (seats - 1);
        }
      if (probe_winner (&table.state, place))
        won += 1.0 / winners;
      seconds += table.seconds;
      aside += table.aside;
      decisions += table.decisions;
      looks += table.looks;
      asked += table.asked;
      right += table.right;
      blanks += table.blanks_asked;
      named += table.interruptions;
      misnamed += table.misnamed;
      moves += table.state.moves;
      slowest[game] = table.slowest;
    }
  qsort (slowest, (size_t) games, sizeof *slowest, compare);

  printf (
    "%s seats %d trays %d %s against %s: games %d won %.1f%% points %.0f to %.0f; a game: moves %.0f questions %.1f"
    " right %.1f%% blanks %.1f named %.2f wrongly %.2f; ms: a due move %.3f, a look for something to interject %.3f, slowest of a game median %.1f most %.1f\n",
    probe_editions[edition].name, seats, trays, level_names[one], level_names[other], games, 100 * won / games,
    one_points / games, other_points / games, (double) moves / games, (double) asked / games, 100.0 * right / asked,
    (double) blanks / games, (double) named / games, (double) misnamed / games, 1000 * seconds / decisions,
    1000 * aside / looks, 1000 * slowest[games / 2], 1000 * slowest[games - 1]);
  fflush (stdout);
  free (slowest);
}

static ProbePlayerLevel
level (const char *name)
{
  for (int i = 0; i < PROBE_PLAYER_N_LEVELS; i++)
    if (strcmp (name, level_names[i]) == 0)
      return (ProbePlayerLevel) i;

  fprintf (stderr, "no level %s\n", name);
  exit (2);
}

int
main (int argc, char **argv)
{
  const int games = argc > 2 ? atoi (argv[2]) : 20;
  WordsError error;
  WordsList *words;

  if (argc != 2 && argc != 3 && argc != 7)
    {
      fprintf (stderr, "usage: bench-players LIST [GAMES [SEATS TRAYS LEVEL LEVEL]]\n");
      return 2;
    }
  words = words_list_open (argv[1], &error);
  if (words == NULL)
    {
      char text[1200];

      words_error_format (&error, NULL, text, sizeof text);
      fprintf (stderr, "%s\n", text);
      return 1;
    }

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    if (argc == 7)
      {
        run (words, (ProbeEdition) edition, atoi (argv[3]), atoi (argv[4]), level (argv[5]), level (argv[6]), games);
      }
    else
      {
        run (words, (ProbeEdition) edition, 2, 2, PROBE_PLAYER_HARD, PROBE_PLAYER_EASY, games);
        run (words, (ProbeEdition) edition, 2, 1, PROBE_PLAYER_HARD, PROBE_PLAYER_MEDIUM, games);
        run (words, (ProbeEdition) edition, 2, 1, PROBE_PLAYER_MEDIUM, PROBE_PLAYER_EASY, games);
        run (words, (ProbeEdition) edition, 4, 1, PROBE_PLAYER_HARD, PROBE_PLAYER_HARD, games);
      }

  words_list_close (words);
  return 0;
}
