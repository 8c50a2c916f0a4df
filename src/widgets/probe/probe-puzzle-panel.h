/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/probe/probe-puzzle.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_PANEL (probe_puzzle_panel_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzlePanel, probe_puzzle_panel, PROBE, PUZZLE_PANEL, AdwBin)

/**
 * ProbePuzzlePanel:
 *
 * Below the trays of the puzzle: what is due, the keys, and the buttons with which a word is named.
 *
 * Signals:
 *
 *  - letter (int letter): a key of the panel was pressed.
 *  - name (), cancel (), done (): somebody begins to name a word, does not want to, has named it.
 */

GtkWidget *probe_puzzle_panel_new (void);

/* What the panel shows. */
typedef struct {
  gboolean has_puzzle;
  guint tray;    /* the tray that is asked */
  gboolean asks; /* it has hidden cards */
  guint open;    /* how many trays have */
  gboolean naming;
  guint missing; /* letters that are still to be named */
} ProbePuzzlePanelScene;

void probe_puzzle_panel_show (ProbePuzzlePanel *self, const ProbePuzzlePanelScene *scene);
/* Draws the key of @letter as pressed; 0 for none. */
void probe_puzzle_panel_set_on (ProbePuzzlePanel *self, char letter);
/* Moves the focus to the keys, or to the button that begins to name a word, if it is there. */
void probe_puzzle_panel_focus_keys (ProbePuzzlePanel *self);
void probe_puzzle_panel_focus_name (ProbePuzzlePanel *self);

G_END_DECLS
