/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the rules are: whole games in which every move is one of the legal
 * ones, any as likely as the other, with nothing else going on.
 *
 *   bench-rules [SECONDS [SEED]] */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "random-table.h"

/* Games are begun from so many set-ups, made beforehand. */
#define SETUPS 256

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* Plays one game to its end and returns the number of its moves. */
static unsigned
play (Random *random, const ProbeSetup *setup)
{
  ProbeState state;
  ProbeMove moves[PROBE_MAX_MOVES];

  probe_begin (setup, &state);
  while (state.phase != PROBE_OVER)
    {
      const int n = probe_moves (&state, probe_decider (&state), moves);

      probe_apply (&state, &moves[random_below (random, n)], NULL);
    }

  return state.moves;
}

static void
measure (ProbeEdition edition, int seats, int trays, double limit, uint64_t seed)
{
  static ProbeSetup setups[SETUPS];
  Random random = { seed };
  uint64_t moves = 0, games = 0;
  double begin, time;

  for (int i = 0; i < SETUPS; i++)
    {
      random_setup (&random, edition, seats, trays, &setups[i]);
      setups[i].activity_cards = true;
      setups[i].answers_by_hand = false;
      setups[i].spelling_free = false;
    }
  begin = seconds ();
  do
    for (int i = 0; i < SETUPS; i++, games++)
      moves += play (&random, &setups[i]);
  while ((time = seconds () - begin) < limit);

  printf ("%s seats %d trays %d: %.2f million moves/s, %.0f games/s, %.0f moves a game\n", probe_editions[edition].name,
          seats, trays, (double) moves / time * 1e-6, (double) games / time, (double) moves / (double) games);
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  const double limit = argc > 1 ? atof (argv[1]) : 1;
  const uint64_t seed = argc > 2 ? strtoull (argv[2], NULL, 0) : 1982;

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      measure ((ProbeEdition) edition, 2, 1, limit, seed);
      measure ((ProbeEdition) edition, 2, 2, limit, seed);
      measure ((ProbeEdition) edition, 4, 1, limit, seed);
    }

  return 0;
}
