/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_SEAT_ROW (salon_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (SalonSeatRow, salon_seat_row, SALON, SEAT_ROW, GtkListBoxRow)

/**
 * SalonSeatRow:
 *
 * One seat of a new game: colour, name, person or computer. It changes itself
 * only where no other seat is concerned; the rest it asks for by a signal.
 *
 * Signals: changed (); colour-wanted (guint colour); move-wanted (int step): up
 * or down by one; removal-wanted ().
 */

GtkWidget *salon_seat_row_new (void);
/* Where the row stands: @seat of @seats, from 0. @stays: why it cannot be taken away, as a
 * sentence; NULL: it can. */
void salon_seat_row_set_place (SalonSeatRow *self, int seat, int seats, const char *stays);
/* The seat is one too many for the table. */
void salon_seat_row_set_surplus (SalonSeatRow *self, gboolean surplus);
void salon_seat_row_set_name (SalonSeatRow *self, const char *name);
/* The name without blanks around it, (transfer full). */
char *salon_seat_row_get_name (SalonSeatRow *self);
/* What is wrong with the name, a sentence in the player's language; NULL if
 * nothing is. (transfer full) */
char *salon_seat_row_get_fault (SalonSeatRow *self);
void salon_seat_row_set_kind (SalonSeatRow *self, SalonSeatKind kind);
SalonSeatKind salon_seat_row_get_kind (SalonSeatRow *self);
void salon_seat_row_set_colour (SalonSeatRow *self, guint colour);
guint salon_seat_row_get_colour (SalonSeatRow *self);
/* What a person may choose to decide themselves, and what happens otherwise: what the game
 * calls it. NULL: there is no such choice. */
void salon_seat_row_set_choice (SalonSeatRow *self, const char *title, const char *hint);
void salon_seat_row_set_chooses (SalonSeatRow *self, gboolean chooses);
/* FALSE for whoever has no choice. */
gboolean salon_seat_row_get_chooses (SalonSeatRow *self);
void salon_seat_row_focus_name (SalonSeatRow *self);

G_END_DECLS
