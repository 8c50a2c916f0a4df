/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_POPOVER (salon_seat_popover_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatPopover, salon_seat_popover, SALON, SEAT_POPOVER, GtkPopover)

/**
 * SalonSeatPopover:
 *
 * What a seat of a new game has beside its name: colour, habits and place. It shows
 * what it is told; moving is done by the actions "seat.up" and "seat.down".
 *
 * Signals: colour-wanted (guint colour); chooses-wanted (gboolean chooses).
 */

GtkWidget *salon_seat_popover_new (void);
/* The player's name, whose first letter the colours are shown with. */
void salon_seat_popover_set_name (SalonSeatPopover *self, const char *name);
/* @colour: 0 … SALON_N_COLOURS - 1 */
void salon_seat_popover_set_colour (SalonSeatPopover *self, guint colour);
/* What a person may choose to decide themselves, and what happens otherwise. */
void salon_seat_popover_set_choice (SalonSeatPopover *self, const char *title, const char *hint);
/* Whether this player has that choice, and makes it. */
void salon_seat_popover_set_chooses (SalonSeatPopover *self, gboolean may_choose, gboolean chooses);

G_END_DECLS
