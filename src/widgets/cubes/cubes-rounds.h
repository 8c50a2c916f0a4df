/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_ROUNDS (cubes_rounds_get_type ())
G_DECLARE_FINAL_TYPE (CubesRounds, cubes_rounds, CUBES, ROUNDS, GtkWidget)

/**
 * CubesRounds:
 *
 * A sheet of paper with a line for each round that has been scored: who shook, what it brought to each seat, and the best
 * word; below it the totals. Only the lines in sight are widgets.
 */

GtkWidget *cubes_rounds_new (void);
/* @brief: who shook, and who had the best word, is left out from the next update on, for want of room */
void cubes_rounds_set_brief (CubesRounds *self, gboolean brief);
void cubes_rounds_update (CubesRounds *self, CubesGame *game, const CubesView *view, const SalonLook *look);

G_END_DECLS
