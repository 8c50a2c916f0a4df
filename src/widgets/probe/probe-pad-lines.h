/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PAD_LINES (probe_pad_lines_get_type ())
G_DECLARE_FINAL_TYPE (ProbePadLines, probe_pad_lines, PROBE, PAD_LINES, GtkWidget)

/**
 * ProbePadLines:
 *
 * The lines of a score pad, to be put into a GtkScrolledWindow: a line a round, older
 * totals struck out, empty ruled lines below. Only the lines in sight are widgets, so
 * that a long game costs no more than a short one.
 *
 * It stays at the newest line as long as nobody scrolls away from it. Whenever the
 * newest total of somebody is not in sight, a row with those of all lies over the
 * lowest line.
 */

GtkWidget *probe_pad_lines_new (void);
/* Shows what stands on the pad of @game now. The game is not kept alive; it need not
 * outlive the widget. */
void probe_pad_lines_show (ProbePadLines *self, ProbeGame *game);
/* A row for as many cells of equal width, in which @self and the names above it are. */
GtkWidget *probe_pad_lines_make_row (void);

G_END_DECLS
