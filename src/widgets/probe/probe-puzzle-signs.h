/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_SIGNS (probe_puzzle_signs_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleSigns, probe_puzzle_signs, PROBE, PUZZLE_SIGNS, GtkWidget)

/**
 * ProbePuzzleSigns:
 *
 * The signs of a puzzle in the colours of their seats, as probe_puzzle_make_signs() gives them.
 */

GtkWidget *probe_puzzle_signs_new (void);
/* @signs: ▲ ◆ ■ ○, in rows parted by LF */
void probe_puzzle_signs_set (ProbePuzzleSigns *self, const char *signs);

G_END_DECLS
