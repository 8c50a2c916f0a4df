/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The room in which the table is set, as a #SalonSeatRing draws it: how large everything is in a window,
 * and the pictures of rug, chairs and table. */

#pragma once

#include "app/salon-seat-places.h"
#include "rules/salon-record.h"
#include "widgets/salon-art.h"

G_BEGIN_DECLS

/* The least height of a name card, in the units of the places. */
#define SALON_SEAT_CARD_HEIGHT 62.

/* The widget zeroes it. */
typedef struct {
  const SalonSeatPlace *place;
  int n_places;
  int width, height;
  double unit; /* px */
  double x, y; /* the middle of the table, in px */
  GdkRectangle card[SALON_TABLE_SEATS];
  GdkRGBA cloth; /* the colour of the table’s cloth */
  SalonArtTile rug, table, chair[SALON_TABLE_SEATS];
  gboolean is_free[SALON_TABLE_SEATS];
} SalonSeatRoom;

/* Makes the room as large as it fits into @width × @height px beside cards of @card_height px. @place stays
 * the caller's. */
void salon_seat_room_fit (SalonSeatRoom *self,
                          const SalonSeatPlace *place,
                          int n_places,
                          int width,
                          int height,
                          int card_height);
/* How wide a card beside the chair can be, in px. */
int salon_seat_room_get_card_limit (const SalonSeatRoom *self, int place);
/* Places a card of at least @width × @height px beside the chair. */
void salon_seat_room_set_card (SalonSeatRoom *self, int place, int width, int height);
void salon_seat_room_get_card (const SalonSeatRoom *self, int place, GdkRectangle *card);
/* Where the seat of the chair is. */
void salon_seat_room_get_chair (const SalonSeatRoom *self, int place, GdkRectangle *chair);
void salon_seat_room_get_table (const SalonSeatRoom *self, GdkRectangle *table);

/* Prepares the pictures. @colour: of the chair, for salon_colour_get(); -1: it is free */
void salon_seat_room_prepare (SalonSeatRoom *self, GtkWidget *widget, int place, int colour);
void salon_seat_room_clear (SalonSeatRoom *self);

void salon_seat_room_snapshot_rug (const SalonSeatRoom *self, GtkSnapshot *snapshot);
/* Draws the chair, @dx, @dy px from its place. */
void salon_seat_room_snapshot_chair (const SalonSeatRoom *self, GtkSnapshot *snapshot, int place, double dx, double dy);
void salon_seat_room_snapshot_table (const SalonSeatRoom *self, GtkSnapshot *snapshot);

G_END_DECLS
