/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_SIDE_MARK (probe_side_mark_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSideMark, probe_side_mark, PROBE, SIDE_MARK, GtkWidget)

/**
 * ProbeSideMark:
 *
 * Stands beside a tray of a seat that has two, and says which one it is and how many of its
 * cards are hidden. Assistive technologies skip it, because the accessible name of the tray
 * says the same.
 */

/* @tray: 0 for the left one, 1 for the right one */
GtkWidget *probe_side_mark_new (int tray);
/* @hidden: number of hidden cards
 * @in_turn: whether it is filled, like the plate beside it */
void probe_side_mark_update (ProbeSideMark *self, int hidden, gboolean in_turn);

G_END_DECLS
