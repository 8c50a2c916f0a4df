/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-tray.h"

G_BEGIN_DECLS

#define CUBES_TYPE_GRID_PICTURE (cubes_grid_picture_get_type ())
G_DECLARE_FINAL_TYPE (CubesGridPicture, cubes_grid_picture, CUBES, GRID_PICTURE, GtkWidget)

/**
 * CubesGridPicture:
 *
 * A small picture of the tray, by which people recognise a game, or a place for the Bar. Letters stand upright, so that
 * they can be read. Assistive technologies skip it, because the text beside it says what it is.
 */
GtkWidget *cubes_grid_picture_new (void);
/* Shows what everybody may see of @scene: under the lid there are no letters. */
void cubes_grid_picture_set (CubesGridPicture *self, const CubesTrayScene *scene);

G_END_DECLS
