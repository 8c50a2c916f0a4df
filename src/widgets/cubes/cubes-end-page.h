/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"
#include "widgets/salon-end-page.h"

G_BEGIN_DECLS

#define CUBES_TYPE_END_PAGE (cubes_end_page_get_type ())
G_DECLARE_FINAL_TYPE (CubesEndPage, cubes_end_page, CUBES, END_PAGE, SalonEndPage)

/**
 * CubesEndPage:
 *
 * The end of a game of Cubes: who has won, the best word of the game in cubes, how the totals went, and what everybody
 * brought together. Its signals are those of #SalonEndPage, whose “table” is the way to the lists of the last round.
 */

GtkWidget *cubes_end_page_new (void);
/* Shows the end of @game, which is over. */
void cubes_end_page_update (CubesEndPage *self, CubesGame *game, const CubesView *view, const SalonLook *look);

G_END_DECLS
