/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-state.h"

#include <string.h>

CubesPhase
cubes_first_phase (const CubesSetup *setup)
{
  return setup->grid == CUBES_BAR_BEFORE ? CUBES_TO_BAR : CUBES_TO_SHAKE;
}

void
cubes_begin (const CubesSetup *setup, CubesState *state)
{
  memset (state, 0, sizeof *state);
  state->setup = *setup;
  state->corner = CUBES_NO_BAR;
  state->phase = (uint8_t) cubes_first_phase (setup);
}

bool
cubes_is_read_out (const CubesState *state)
{
  return state->rounds > 0 && state->phase == cubes_first_phase (&state->setup);
}

/* Rule 2.10, from the totals as they stand.  Where there is no target it is 0, which everybody has reached. */
static bool
is_over (const CubesState *state)
{
  if (!cubes_is_read_out (state))
    return false;
  for (int seat = 0; seat < state->setup.seats; seat++)
    if (state->points[seat] >= state->setup.target)
      return true;

  return state->rounds == CUBES_MAX_ROUNDS;
}

CubesPhase
cubes_phase (const CubesState *state)
{
  return is_over (state) ? CUBES_OVER : (CubesPhase) state->phase;
}

int
cubes_shaker (const CubesState *state)
{
  return (int) ((state->setup.first + state->rounds) % state->setup.seats);
}

bool
cubes_winner (const CubesState *state, int seat)
{
  for (int other = 0; other < state->setup.seats; other++)
    if (state->points[other] > state->points[seat])
      return false;

  return is_over (state);
}

int
cubes_least_letters (CubesGrid grid)
{
  return grid == CUBES_MASTER ? 4 : 3;
}

int
cubes_word_points (int letters)
{
  static const uint8_t points[] = { 0, 0, 0, 1, 1, 2, 3, 5, 11 };

  return points[letters < 8 ? letters : 8];
}

int
cubes_list_find (const CubesList *list, const char *word, int *place)
{
  int low = 0, high = list->n;

  while (low < high)
    {
      const int middle = (low + high) / 2, index = list->sorted[middle];
      const int order = strcmp (word, list->word[index].letters);

      if (order == 0)
        {
          *place = middle;
          return index;
        }
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }

  *place = low;
  return -1;
}
