/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the policy of Wedges takes, for a few chances of being right and for a player of each level, and what comes of it. */

#include <stdio.h>
#include <time.h>

#include "players/wedges/wedges-player.h"

#define ROUNDS 20

static double
milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

int
main (void)
{
  static const char *const names[] = { "beginner", "easy", "medium", "hard" };
  static WedgesPolicy policy;
  static WedgesPlayer player;

  for (int percent = 10; percent <= 90; percent += 10)
    {
      WedgesChances chances = { .final = percent / 100.0 };
      const double begin = milliseconds ();

      for (int category = 0; category < WEDGES_CATEGORIES; category++)
        chances.right[category] = percent / 100.0;
      for (int i = 0; i < ROUNDS; i++)
        wedges_policy_solve (&policy, &chances);
      printf ("chance %.1f: %.1f ms, %.2f turns alone\n", percent / 100.0, (milliseconds () - begin) / ROUNDS,
              wedges_policy_turns (&policy, WEDGES_HUB, 0));
    }
  for (int level = 0; level < WEDGES_PLAYER_N_LEVELS; level++)
    {
      const double begin = milliseconds ();
      double turns = 0;

      for (int i = 0; i < ROUNDS; i++)
        {
          wedges_player_init (&player, (WedgesPlayerLevel) level, (uint64_t) i);
          turns += wedges_policy_turns (&player.policy, WEDGES_HUB, 0);
        }
      printf ("%s: %.1f ms, %.2f turns\n", names[level], (milliseconds () - begin) / ROUNDS, turns / ROUNDS);
    }

  return 0;
}
