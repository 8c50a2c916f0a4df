/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_BOARD_LAYOUT (probe_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (ProbeBoardLayout, probe_board_layout, PROBE, BOARD_LAYOUT, GtkLayoutManager)

/**
 * ProbeBoardLayout:
 *
 * The seats, the bar and the keys on the left, from top to bottom; the deck (if it
 * is visible) and the pad on the right. The seats get what the others leave.
 */

/* The widgets are the children of the board; it keeps them alive. */
GtkLayoutManager *probe_board_layout_new (GtkWidget *seats,
                                          GtkWidget *bar,
                                          GtkWidget *panel,
                                          GtkWidget *deck,
                                          GtkWidget *pad);

G_END_DECLS
