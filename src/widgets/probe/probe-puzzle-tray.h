/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/probe/probe-puzzle-naming.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_TRAY (probe_puzzle_tray_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleTray, probe_puzzle_tray, PROBE, PUZZLE_TRAY, GtkWidget)

/**
 * ProbePuzzleTray:
 *
 * A tray of the puzzle, and at its left a plate with its name that says how many cards are hidden.
 *
 * Signals:
 *
 *  - chosen (): tray or plate was pressed.
 *  - space-chosen (int space): a space of the tray was pressed while its word is being named.
 */

/* In pitches of a tray: the height of it, its width without the plate, and the gap before that. */
#define PROBE_PUZZLE_TRAY_HIGH 1.72
#define PROBE_PUZZLE_TRAY_WIDE 12.5
#define PROBE_PUZZLE_TRAY_GAP  .14

/* @tray: its number, from 0 */
GtkWidget *probe_puzzle_tray_new (guint tray);
/* How wide the plate is and how long a pitch, in px; to be told before each allocation. */
void probe_puzzle_tray_set_lengths (ProbePuzzleTray *self, int plate, double pitch);
/* @scale: how much larger than usual the text of the page is */
void probe_puzzle_tray_set_text_scale (ProbePuzzleTray *self, double scale);

/* What it shows. */
typedef struct {
  const ProbePuzzle *puzzle;       /* (nullable): there is none yet */
  const ProbePuzzleNaming *naming; /* of the chosen tray */
  gboolean chosen;                 /* this is the tray that is asked */
} ProbePuzzleTrayScene;

void probe_puzzle_tray_show (ProbePuzzleTray *self, const ProbePuzzleTrayScene *scene);

G_END_DECLS
