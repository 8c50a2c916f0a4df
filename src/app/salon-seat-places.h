/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the chairs stand round an oval table, for any number of them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The size of the table, in the units of this file. */
#define SALON_SEAT_TABLE_WIDTH  560.
#define SALON_SEAT_TABLE_HEIGHT 316.

typedef enum {
  SALON_SEAT_BELOW,
  SALON_SEAT_LEFT,
  SALON_SEAT_ABOVE,
  SALON_SEAT_RIGHT,
} SalonSeatSide;

/* One chair: the side of the table that it stands at, how many chairs stand there, and its middle, from
 * the middle of the table. */
typedef struct {
  SalonSeatSide side;
  int beside;
  double x, y;
} SalonSeatPlace;

/* Fills in @n places, 1 … 8, clockwise from the left end of the lower side. */
void salon_seat_places_fill (SalonSeatPlace *place, int n);

/* The place next to number @from in the direction of @dx, @dy, which is one of its two neighbours in
 * the ring; @from itself if neither lies there. */
int salon_seat_places_step (const SalonSeatPlace *place, int n, int from, int dx, int dy);

/* The place that is nearest to @x, @y. */
int salon_seat_places_nearest (const SalonSeatPlace *place, int n, double x, double y);

G_END_DECLS
