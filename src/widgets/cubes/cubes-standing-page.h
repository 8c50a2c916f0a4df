/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_STANDING_PAGE (cubes_standing_page_get_type ())
G_DECLARE_FINAL_TYPE (CubesStandingPage, cubes_standing_page, CUBES, STANDING_PAGE, GtkWidget)

/**
 * CubesStandingPage:
 *
 * How a game to a target stands between two rounds: the pegs, the rounds, and who shakes next.
 *
 * Signals:
 *
 *  - next-round (): the next round begins: by the button or Enter.
 *  - lists (): somebody wants to see the lists again: by the button or Escape.
 */

GtkWidget *cubes_standing_page_new (void);
/* Shows the standing after the round of @view, whose lists lie open. */
void cubes_standing_page_update (CubesStandingPage *self,
                                 CubesGame *game,
                                 const CubesView *view,
                                 const SalonLook *look);
/* Moves the pegs to where they stand. */
void cubes_standing_page_play (CubesStandingPage *self);

G_END_DECLS
