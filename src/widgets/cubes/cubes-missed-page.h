/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_MISSED_PAGE (cubes_missed_page_get_type ())
G_DECLARE_FINAL_TYPE (CubesMissedPage, cubes_missed_page, CUBES, MISSED_PAGE, GtkWidget)

/**
 * CubesMissedPage:
 *
 * What nobody found in a round that has been read out: by letters, familiar words or all, over a cube that was clicked;
 * the path of the word that somebody looks at; and how much was found, by several or by one alone, whose words can be
 * looked at in the same way.
 *
 * Signals:
 *
 *  - back (): somebody wants to see the lists again: by the button, F or Escape.
 */

GtkWidget *cubes_missed_page_new (void);

/* Shows the round of @view, whose lists lie open. While the words of the grid are not known, the page says so. */
void cubes_missed_page_update (CubesMissedPage *self, CubesGame *game, const CubesView *view, const SalonLook *look);

G_END_DECLS
