/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

#define CUBES_TYPE_CUBE (cubes_cube_get_type ())
G_DECLARE_FINAL_TYPE (CubesCube, cubes_cube, CUBES, CUBE, GtkWidget)

/**
 * CubesCube:
 *
 * A cube of the tray as the keyboard and assistive technologies know it: a cell of the grid with a name such as "M, d2,
 * third of the word". The tray draws it.
 *
 * Signals:
 *
 *  - pressed (): Space, or an assistive technology; only while it is enabled.
 */

typedef enum {
  CUBES_CUBE_COVERED, /* the lid is over it, or its letter is not known */
  CUBES_CUBE_UNDER_BAR,
  CUBES_CUBE_LIES,
  CUBES_CUBE_IN_WORD,
  CUBES_CUBE_FILTER,
} CubesCubeState;

GtkWidget *cubes_cube_new (int cell);
int cubes_cube_get_cell (CubesCube *self);
/* @face: is not kept of a cube that is covered
 * @rank: in the word, from 0 */
void cubes_cube_set (CubesCube *self, CubesCubeState state, char face, int rank);
/* Sets whether it can have the focus and be pressed; at first it cannot. */
void cubes_cube_set_enabled (CubesCube *self, gboolean enabled);

G_END_DECLS
