/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_SEAT_POPOVER (probe_seat_popover_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSeatPopover, probe_seat_popover, PROBE, SEAT_POPOVER, GtkPopover)

/**
 * ProbeSeatPopover:
 *
 * What a seat of a new game has beside its name: colour, habits and place. It shows
 * what it is told; moving is done by the actions "seat.up" and "seat.down".
 *
 * Signals: colour-wanted (guint colour); chooses-wanted (gboolean chooses).
 */

GtkWidget *probe_seat_popover_new (void);
/* The player's name, whose first letter the colours are shown with. */
void probe_seat_popover_set_name (ProbeSeatPopover *self, const char *name);
void probe_seat_popover_set_colour (ProbeSeatPopover *self, guint colour);
/* Whether it is a person, who may wish to choose which card to show, and does so. */
void probe_seat_popover_set_chooses (ProbeSeatPopover *self, gboolean is_person, gboolean chooses);

G_END_DECLS
