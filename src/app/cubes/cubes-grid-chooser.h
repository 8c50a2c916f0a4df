/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-state.h"

G_BEGIN_DECLS

#define CUBES_TYPE_GRID_CHOOSER (cubes_grid_chooser_get_type ())
G_DECLARE_FINAL_TYPE (CubesGridChooser, cubes_grid_chooser, CUBES, GRID_CHOOSER, GtkBox)

/**
 * CubesGridChooser:
 *
 * What a new game is played on: all cubes, or those that the Bar leaves. Each choice is a card with a picture and a
 * sentence.
 *
 * Signals:
 *
 *  - chosen (): the player has chosen another grid.
 */

/* Shows @grid as chosen; no signal is emitted. */
void cubes_grid_chooser_set_grid (CubesGridChooser *self, CubesGrid grid);
CubesGrid cubes_grid_chooser_get_grid (CubesGridChooser *self);

G_END_DECLS
