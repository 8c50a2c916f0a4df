/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-places.h"

#include <math.h>

/* How far the middle of a chair is from the edge of the table. */
#define OUT 42
/* The middles of the chairs of one side, two or three of them, from the middle of that side. */
#define PAIR  144
#define THREE 198

static double
along (int i, int n)
{
  if (n == 1)
    return 0;
  return n == 2 ? (i == 0 ? -PAIR : PAIR) : (2. * i / (n - 1) - 1) * THREE;
}

void
salon_seat_places_fill (SalonSeatPlace *place, int n)
{
  const double out_x = SALON_SEAT_TABLE_WIDTH / 2 + OUT, out_y = SALON_SEAT_TABLE_HEIGHT / 2 + OUT;
  const int ends = n >= 4 ? 1 : 0; /* chairs at either end of the table */
  const int below = MAX (1, (n - 2 * ends) / 2), above = n - 2 * ends - below;
  int i = 0;

  place[i++] = (SalonSeatPlace) { SALON_SEAT_BELOW, below, along (0, below), out_y };
  if (ends > 0)
    place[i++] = (SalonSeatPlace) { SALON_SEAT_LEFT, 1, -out_x, 0 };
  for (int k = 0; k < above; k++)
    place[i++] = (SalonSeatPlace) { SALON_SEAT_ABOVE, above, along (k, above), -out_y };
  if (ends > 0)
    place[i++] = (SalonSeatPlace) { SALON_SEAT_RIGHT, 1, out_x, 0 };
  for (int k = below - 1; k > 0; k--)
    place[i++] = (SalonSeatPlace) { SALON_SEAT_BELOW, below, along (k, below), out_y };
}

int
salon_seat_places_step (const SalonSeatPlace *place, int n, int from, int dx, int dy)
{
  const int neighbour[2] = { (from + n - 1) % n, (from + 1) % n };
  double most = 1;
  int best = from;

  for (int i = 0; i < 2; i++)
    {
      const double way = (place[neighbour[i]].x - place[from].x) * dx + (place[neighbour[i]].y - place[from].y) * dy;

      if (way > most)
        {
          most = way;
          best = neighbour[i];
        }
    }

  return best;
}

int
salon_seat_places_nearest (const SalonSeatPlace *place, int n, double x, double y)
{
  int best = 0;

  for (int i = 1; i < n; i++)
    if (hypot (place[i].x - x, place[i].y - y) < hypot (place[best].x - x, place[best].y - y))
      best = i;

  return best;
}
