/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do with the grid of a round that lies open: send it to somebody else, or print it with a score sheet. What came of
 * it is told by the action “win.tell” of the window. */

#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

/* Copies the grid and its best score as a text, which somebody else pastes on the page for a grid of their own. */
void cubes_sharing_copy (GtkWidget *page, CubesGame *game);
/* Has the desktop ask how to print the grid. */
void cubes_sharing_print (GtkWidget *page, CubesGame *game);

G_END_DECLS
