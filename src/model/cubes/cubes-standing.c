/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-standing.h"

#include <string.h>

void
cubes_round_set (CubesRound *round, const CubesState *state, const CubesRound *before)
{
  const int seats = state->setup.seats;
  gsize longest = 0;

  memset (round, 0, sizeof *round);
  round->best_seat = -1;
  round->shaker = (guint8) ((state->setup.first + state->rounds - 1) % (guint32) seats);
  for (int seat = 0; seat < seats; seat++)
    {
      const CubesList *list = &state->list[seat];

      round->total[seat] = state->points[seat];
      round->points[seat] = state->points[seat] - (before != NULL ? before->total[seat] : 0);
      for (int i = 0; i < list->n; i++)
        {
          const gsize length = strlen (list->word[i].letters);

          if (list->word[i].verdict != CUBES_SCORED)
            continue;
          round->words[seat]++;
          round->from[seat][CLAMP ((int) length, 3, 8) - 3] += (guint16) cubes_word_points ((int) length);
          if (length > strlen (round->own[seat]))
            g_strlcpy (round->own[seat], list->word[i].letters, sizeof round->own[seat]);
          /* Longer words never bring less. */
          if (length <= longest)
            continue;
          longest = length;
          round->best_seat = (gint8) seat;
          round->best_points = (guint16) cubes_word_points ((int) length);
          g_strlcpy (round->best, list->word[i].letters, sizeof round->best);
        }
    }
}
