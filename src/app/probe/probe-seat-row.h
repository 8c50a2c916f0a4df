/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SEAT_ROW (probe_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSeatRow, probe_seat_row, PROBE, SEAT_ROW, GtkListBoxRow)

/**
 * ProbeSeatRow:
 *
 * One seat of a new game: colour, name, person or computer. It changes itself
 * only where no other seat is concerned; the rest it asks for by a signal.
 *
 * Signals: changed (); colour-wanted (guint colour); move-wanted (int step): up
 * or down by one; removal-wanted ().
 */

GtkWidget *probe_seat_row_new (void);
/* Where the row stands: @seat of @seats, from 0, and whether another may be
 * taken away. */
void probe_seat_row_set_place (ProbeSeatRow *self, int seat, int seats, gboolean removable);
/* The seat is one too many for the edition. */
void probe_seat_row_set_surplus (ProbeSeatRow *self, gboolean surplus);
void probe_seat_row_set_name (ProbeSeatRow *self, const char *name);
/* The name without blanks around it, (transfer full). */
char *probe_seat_row_get_name (ProbeSeatRow *self);
/* What is wrong with the name, a sentence in the player's language; NULL if
 * nothing is. (transfer full) */
char *probe_seat_row_get_fault (ProbeSeatRow *self);
void probe_seat_row_set_kind (ProbeSeatRow *self, SalonSeatKind kind);
SalonSeatKind probe_seat_row_get_kind (ProbeSeatRow *self);
void probe_seat_row_set_colour (ProbeSeatRow *self, guint colour);
guint probe_seat_row_get_colour (ProbeSeatRow *self);
void probe_seat_row_set_chooses (ProbeSeatRow *self, gboolean chooses);
gboolean probe_seat_row_get_chooses (ProbeSeatRow *self);
void probe_seat_row_focus_name (ProbeSeatRow *self);

G_END_DECLS
