/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chairs round a table, for any number of players. */

#include <math.h>

#include <glib.h>

#include "app/salon-seat-places.h"

#define MOST 8
/* A chair is 100 wide. */
#define CHAIR 100

/* How far round the table the place is, clockwise from below. */
static double
angle_of (const SalonSeatPlace *place)
{
  const double angle = atan2 (-place->x, place->y);

  return angle < -1e-9 ? angle + 2 * G_PI : angle;
}

static void
test_ring (void)
{
  SalonSeatPlace place[MOST];

  for (int n = 1; n <= MOST; n++)
    {
      salon_seat_places_fill (place, n);
      for (int i = 0; i < n; i++)
        {
          int beside = 0;

          for (int j = 0; j < n; j++)
            {
              beside += place[j].side == place[i].side;
              if (j != i)
                g_assert_cmpfloat (hypot (place[i].x - place[j].x, place[i].y - place[j].y), >, CHAIR);
            }
          g_assert_cmpint (beside, ==, place[i].beside);
          /* Nobody sits at the table's edge. */
          g_assert_true (fabs (place[i].x) > SALON_SEAT_TABLE_WIDTH / 2
                         || fabs (place[i].y) > SALON_SEAT_TABLE_HEIGHT / 2);
        }
      /* Three below begin with the one at the left. */
      for (int i = 1; i < n; i++)
        if (place[0].beside < 3 || place[i].side != SALON_SEAT_BELOW)
          g_assert_cmpfloat (angle_of (&place[i]), >, angle_of (&place[i - 1]) - 1e-9);
    }
}

static void
test_step (void)
{
  SalonSeatPlace place[MOST];

  /* 0 lower left, 1 left end, 2 and 3 above, 4 right end, 5 lower right */
  salon_seat_places_fill (place, 6);
  g_assert_cmpint (salon_seat_places_step (place, 6, 0, 0, -1), ==, 1);
  g_assert_cmpint (salon_seat_places_step (place, 6, 0, -1, 0), ==, 1);
  g_assert_cmpint (salon_seat_places_step (place, 6, 0, 1, 0), ==, 5);
  g_assert_cmpint (salon_seat_places_step (place, 6, 0, 0, 1), ==, 0);
  g_assert_cmpint (salon_seat_places_step (place, 6, 1, 0, 1), ==, 0);
  g_assert_cmpint (salon_seat_places_step (place, 6, 2, 1, 0), ==, 3);
  g_assert_cmpint (salon_seat_places_step (place, 6, 4, 0, 1), ==, 5);

  /* From every chair, arrow keys lead to every other one. */
  for (int n = 2; n <= MOST; n++)
    {
      guint reached = 1;

      salon_seat_places_fill (place, n);
      for (int round = 0; round < n; round++)
        for (int from = 0; from < n; from++)
          if (reached & 1u << from)
            for (int way = 0; way < 4; way++)
              reached |=
                1u << salon_seat_places_step (place, n, from, (way == 0) - (way == 1), (way == 2) - (way == 3));
      g_assert_cmpuint (reached, ==, (1u << n) - 1);
    }
}

static void
test_nearest (void)
{
  SalonSeatPlace place[MOST];

  salon_seat_places_fill (place, 6);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (salon_seat_places_nearest (place, 6, place[i].x + 30, place[i].y - 30), ==, i);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/seat-places/ring", test_ring);
  g_test_add_func ("/app/seat-places/step", test_step);
  g_test_add_func ("/app/seat-places/nearest", test_nearest);
  return g_test_run ();
}
