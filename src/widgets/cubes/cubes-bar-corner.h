/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

#define CUBES_TYPE_BAR_CORNER (cubes_bar_corner_get_type ())
G_DECLARE_FINAL_TYPE (CubesBarCorner, cubes_bar_corner, CUBES, BAR_CORNER, GtkWidget)

/* How large it is, in px. */
#define CUBES_BAR_CORNER_SIZE 38

/**
 * CubesBarCorner:
 *
 * A round handle at a corner of the tray that lays the Bar there. Of the four the chosen one is gold.
 *
 * Signals:
 *
 *  - chosen (): by click, Space or an assistive technology.
 */
GtkWidget *cubes_bar_corner_new (CubesCorner corner);
CubesCorner cubes_bar_corner_get_corner (CubesBarCorner *self);
void cubes_bar_corner_set_chosen (CubesBarCorner *self, gboolean chosen);

G_END_DECLS
