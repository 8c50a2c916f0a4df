/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A higher level wins more often.
 *
 *   test-levels LIST */

#include <stdio.h>
#include <string.h>

#include "players-table.h"
#include "tap.h"

#define GAMES 80

/* In how many of the games a level has named a row rightly, and how many rows wrongly. */
typedef struct {
  unsigned right, wrong;
} Named;

/* Games of 100 that @one wins against @other; a shared win is half a win.  The two play every
 * pair of words a second time with exchanged seats. Adds to @by_other, unless it is NULL, the what @other named. */
static double
won (const WordsList *words, ProbeEdition edition, ProbePlayerLevel one, ProbePlayerLevel other, Named *by_other)
{
  double wins = 0;

  for (int game = 0; game < GAMES; game++)
    {
      const int place = game % 2;
      ProbePlayerLevel levels[2] = { one, other };
      PlayersTable table;
      ProbeSetup setup;

      if (place == 1)
        {
          levels[0] = other;
          levels[1] = one;
        }
      probe_setup_init (&setup, edition, 2);
      setup.trays = 1;
      players_table_init (&table, words, &setup, levels, (uint64_t) (game / 2));
      players_table_play (&table);
      if (table.fault != NULL)
        return -1;
      if (by_other != NULL)
        {
          by_other->right += table.state.points[1 - place][PROBE_FROM_NAMING] > 0;
          by_other->wrong += table.player[1 - place].own_misnamed;
        }
      if (probe_winner (&table.state, place))
        wins += probe_winner (&table.state, 1 - place) ? 0.5 : 1;
    }

  return 100 * wins / GAMES;
}

int
main (int argc, char **argv)
{
  WordsList *words = argc == 2 ? words_list_open (argv[1], NULL) : NULL;

  tap_ok (words != NULL, "the list opens");
  if (words != NULL)
    {
      const double hard = won (words, PROBE_PARKER_1964, PROBE_PLAYER_HARD, PROBE_PLAYER_EASY, NULL);
      const double medium = won (words, PROBE_PARKER_1964, PROBE_PLAYER_MEDIUM, PROBE_PLAYER_EASY, NULL);
      const double harder = won (words, PROBE_PARKER_1982, PROBE_PLAYER_HARD, PROBE_PLAYER_MEDIUM, NULL);
      Named named = { 0 };
      const double easy = won (words, PROBE_PARKER_1964, PROBE_PLAYER_EASY, PROBE_PLAYER_BEGINNER, &named);

      tap_ok (hard >= 70, "hard wins %.1f %% against easy", hard);
      tap_ok (medium >= 55, "medium wins %.1f %% against easy", medium);
      tap_ok (easy >= 65, "easy wins %.1f %% against a beginner", easy);
      tap_ok (named.wrong <= GAMES / 8, "a beginner names no words wildly: %u wrongly, %u rightly", named.wrong,
              named.right);
      tap_ok (harder >= 55, "hard wins %.1f %% against medium", harder);
    }
  words_list_close (words);

  return tap_done ();
}
