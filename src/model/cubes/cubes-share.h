/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A round that was played, as a text for somebody else, who is to beat its best score. */

#pragma once

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

/* Writes the grid whose lists lie open in @game, how it was played, and the most points that a person has had there; computers
 * are not to be beaten. (transfer full); see cubes_grid_text_read(). */
char *cubes_share_write (CubesGame *game);

G_END_DECLS
