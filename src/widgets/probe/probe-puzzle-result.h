/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-puzzle.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_RESULT (probe_puzzle_result_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleResult, probe_puzzle_result, PROBE, PUZZLE_RESULT, GtkWidget)

/**
 * ProbePuzzleResult:
 *
 * How a puzzle went: its signs, and the button that copies them.
 *
 * Signals: copied (): the signs are on the clipboard.
 */

GtkWidget *probe_puzzle_result_new (void);
/* @puzzle: (nullable): one that is over; %NULL: there is none yet
 * @day: which day it was, as people say it: “Yesterday” */
void probe_puzzle_result_show (ProbePuzzleResult *self, const ProbePuzzle *puzzle, const char *day);
/* Moves the keyboard focus to the button. */
void probe_puzzle_result_focus (ProbePuzzleResult *self);

G_END_DECLS
