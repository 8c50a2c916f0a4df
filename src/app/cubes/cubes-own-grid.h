/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-grid-text.h"

G_BEGIN_DECLS

#define CUBES_TYPE_OWN_GRID (cubes_own_grid_get_type ())
G_DECLARE_FINAL_TYPE (CubesOwnGrid, cubes_own_grid, CUBES, OWN_GRID, GtkWidget)

/**
 * CubesOwnGrid:
 *
 * A sheet on which people enter a grid: that of the box on their own table, or one that somebody has sent them. They can
 * play it, see its words, send it to somebody, and print it with a score sheet.
 *
 * Signals:
 *
 *  - play (gboolean over): the player wants to play the grid or, if @over, to see its words. The getters below tell
 *    which one. The sheet is still open.
 */

/* @edition: the cubes that are played with. @other: others that would do as well if the text says in which language it is
 * played, or in any case if @either. @bar: the Bar is laid on a corner, unless the text says where it lies, or that there
 * is none. */
GtkWidget *cubes_own_grid_new (guint edition, guint other, gboolean either, gboolean bar);

/* The letters, of which 25 lie there, and what the text says of the game. */
const CubesGridText *cubes_own_grid_get_text (CubesOwnGrid *self);
/* The cubes that show them. */
guint cubes_own_grid_get_edition (CubesOwnGrid *self);
/* Where the Bar lies; CUBES_NO_BAR without one. */
CubesCorner cubes_own_grid_get_corner (CubesOwnGrid *self);

G_END_DECLS
