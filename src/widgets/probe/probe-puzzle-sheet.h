/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_SHEET (probe_puzzle_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleSheet, probe_puzzle_sheet, PROBE, PUZZLE_SHEET, GtkWidget)

/**
 * ProbePuzzleSheet:
 *
 * A piece of the look, such as a strip of paper, a panel of wood or a plate, with one child on it.
 */

/* @piece: (nullable): its name, a string that stays; %NULL: none. One that ends with “.9” keeps its corners.
 * @child: (transfer floating) */
GtkWidget *probe_puzzle_sheet_new (const char *piece, GtkWidget *child);
/* Sets another piece. */
void probe_puzzle_sheet_set_piece (ProbePuzzleSheet *self, const char *piece);

G_END_DECLS
