/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_PEGS (probe_puzzle_pegs_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzlePegs, probe_puzzle_pegs, PROBE, PUZZLE_PEGS, GtkWidget)

/**
 * ProbePuzzlePegs:
 *
 * A peg board on a panel: a peg for each wrong question, a flag where par is, and beside it the number. To assistive
 * technologies it says “3 wrong, par 7”.
 */

GtkWidget *probe_puzzle_pegs_new (void);
/* @par: −1: not known yet
 * @drops: the last peg drops into its hole, where motion is not reduced */
void probe_puzzle_pegs_set (ProbePuzzlePegs *self, guint wrong, int par, gboolean drops);
/* Adds @child (transfer floating) at the right end. */
void probe_puzzle_pegs_add (ProbePuzzlePegs *self, GtkWidget *child);

G_END_DECLS
