/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The face-down pile of a ProbeDeck; for files of this folder only.
 * Signals: activated (), only while the pile is drawable. */

#define PROBE_TYPE_PILE (probe_pile_get_type ())
G_DECLARE_FINAL_TYPE (ProbePile, probe_pile, PROBE, PILE, GtkWidget)

/* Sets whether the person may draw a card. A drawable pile has a white ring. */
void probe_pile_set_drawable (ProbePile *self, gboolean drawable);
/* @left: number of cards in the pile */
void probe_pile_set_left (ProbePile *self, int left);

G_END_DECLS
