/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-way.h"

#include <stdlib.h>

#define RIM_BEGINS (WEDGES_SPACES - WEDGES_RIM)

/* The headquarters are wider than the others, in degrees. */
#define HEADQUARTERS 14.4
#define PART         60.

/* Goes on from the last of the @n spaces of @way. */
static gboolean
walk (uint8_t *way, int n, int steps, int to)
{
  uint8_t next[WEDGES_MAX_NEIGHBOURS];
  const int space = way[n - 1], n_next = wedges_neighbours (space, next);

  if (steps == 0)
    return space == to;
  for (int i = 0; i < n_next; i++)
    if (n == 1 || next[i] != way[n - 2])
      {
        way[n] = next[i];
        if (walk (way, n + 1, steps - 1, to))
          return TRUE;
      }
  return FALSE;
}

gboolean
wedges_way_find (int from, int steps, int to, uint8_t way[WEDGES_DIE + 1])
{
  g_return_val_if_fail (from >= 0 && from < WEDGES_SPACES, FALSE);
  g_return_val_if_fail (steps >= 1 && steps <= WEDGES_DIE, FALSE);

  way[0] = (uint8_t) from;
  return walk (way, 1, steps, to);
}

gboolean
wedges_way_is_over_hub (int from, int steps, int to)
{
  uint8_t way[WEDGES_DIE + 1];

  if (!wedges_way_find (from, steps, to, way))
    return FALSE;
  for (int i = 1; i < steps; i++)
    if (way[i] == WEDGES_HUB)
      return TRUE;
  return FALSE;
}

double
wedges_way_get_angle (int space)
{
  const int part = WEDGES_RIM / WEDGES_SPOKES, place = space - RIM_BEGINS;
  const double wide = (PART - HEADQUARTERS) / (part - 1);

  if (space == WEDGES_HUB)
    return 0;
  if (space < RIM_BEGINS)
    return PART * ((space - 1) / WEDGES_SPOKE); /* NOLINT(bugprone-integer-division): the number of the spoke */
  if (place % part == 0)
    return PART * (place / part); /* NOLINT(bugprone-integer-division): the number of the headquarters */
  return PART * (place / part)    /* NOLINT(bugprone-integer-division) */
         + HEADQUARTERS / 2 + wide * (place % part - .5);
}

typedef struct {
  uint8_t space;
  gboolean over_hub;
  double angle; /* clockwise from where the token stands */
} Goal;

static int
compare (const void *a, const void *b)
{
  const Goal *one = a, *other = b;

  if (one->over_hub != other->over_hub)
    return one->over_hub ? 1 : -1;
  if (one->angle != other->angle)
    return one->angle < other->angle ? -1 : 1;
  return other->space - one->space; /* outwards before inwards */
}

int
wedges_way_number (int from, int steps, uint8_t spaces[WEDGES_MAX_REACH])
{
  const int n = wedges_reach (from, steps, spaces);
  Goal goals[WEDGES_MAX_REACH] = { 0 };

  for (int i = 0; i < n; i++)
    {
      double angle = spaces[i] == WEDGES_HUB ? 0 : wedges_way_get_angle (spaces[i]) - wedges_way_get_angle (from);
      const gboolean over_hub = wedges_way_is_over_hub (from, steps, spaces[i]);
      /* Over the hub the count begins behind the own spoke; elsewhere it begins on the left of the token, from −180°. */
      const double least = over_hub || from == WEDGES_HUB ? 0 : -180;

      while (angle < least)
        angle += 360;
      while (angle >= least + 360)
        angle -= 360;
      goals[i] = (Goal) { .space = spaces[i], .over_hub = over_hub, .angle = angle };
    }
  qsort (goals, (size_t) n, sizeof goals[0], compare);
  for (int i = 0; i < n; i++)
    spaces[i] = goals[i].space;
  return n;
}
