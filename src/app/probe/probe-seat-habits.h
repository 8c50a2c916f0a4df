/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_SEAT_HABITS (probe_seat_habits_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSeatHabits, probe_seat_habits, PROBE, SEAT_HABITS, GtkBox)

/**
 * ProbeSeatHabits:
 *
 * What Probe asks of a person who sits down: whether they choose which of several equal
 * cards is shown, or leave it to the table. It is part of a #SalonSeatRow.
 */

GtkWidget *probe_seat_habits_new (void);
void probe_seat_habits_set_chooses (ProbeSeatHabits *self, gboolean chooses);
gboolean probe_seat_habits_get_chooses (ProbeSeatHabits *self);

G_END_DECLS
