/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_KEYS (probe_puzzle_keys_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleKeys, probe_puzzle_keys, PROBE, PUZZLE_KEYS, GtkWidget)

/**
 * ProbePuzzleKeys:
 *
 * The keys A to Z in two rows of 13, without a blank: the puzzle has none. Arrow keys move the focus from key to key.
 *
 * Signals: chosen (int letter): a key was pressed.
 */

GtkWidget *probe_puzzle_keys_new (void);
/* @name: the accessible name, such as “Ask the diamond for…” */
void probe_puzzle_keys_set_name (ProbePuzzleKeys *self, const char *name);
/* Draws the key of @letter as pressed; 0 for none. */
void probe_puzzle_keys_set_on (ProbePuzzleKeys *self, char letter);

G_END_DECLS
