/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

#define SALON_TYPE_ROOMS (salon_rooms_get_type ())
G_DECLARE_FINAL_TYPE (SalonRooms, salon_rooms, SALON, ROOMS, GObject)

/**
 * SalonRooms:
 *
 * The rooms that somebody has entered, one from the other. They are pages of a GtkStack, of which the last one entered
 * is to be seen; Back returns to the one before and, from the first one, to the page from which that was entered.
 *
 * Signals:
 *
 *  - changed (const char *page): another page is to be shown now: that of a room, or the one below all rooms.
 *  - retitled (): as the #SalonRoom in sight emits it.
 *  - begin (SalonGame *game, gconstpointer look), take-up (const char *name), message (const char *text): as any of the
 *    rooms emits them.
 */

/* @pages: the stack that gets the rooms; the caller shows its pages */
SalonRooms *salon_rooms_new (GtkStack *pages);
/* Enters @room, which is new (floating), from the page in sight. */
void salon_rooms_enter (SalonRooms *self, SalonRoom *room);
/* Leaves the room that was entered last. FALSE: there is none. */
gboolean salon_rooms_go_back (SalonRooms *self);
/* Drops all rooms. Called when a page of the window other than a room is in sight. */
void salon_rooms_clear (SalonRooms *self);
/* The room that was entered last; NULL: there is none. */
SalonRoom *salon_rooms_get_top (SalonRooms *self);

G_END_DECLS
