/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_READ_OUT_PAGE (cubes_read_out_page_get_type ())
G_DECLARE_FINAL_TYPE (CubesReadOutPage, cubes_read_out_page, CUBES, READ_OUT_PAGE, GtkWidget)

/**
 * CubesReadOutPage:
 *
 * The lists of a round side by side when the time is up: first a stroke goes through what several have, on all lists at
 * once, then points come to what counts, and a wave below what is wrong. Beside them lies the tray, with the path of
 * the word that somebody looks at, and what became of the word.
 *
 * Space ends the reading at once, F asks for what nobody found, Enter goes on, Alt+1 to Alt+8 go to a list.
 *
 * Signals:
 *
 *  - go-on (): somebody wants to see the standing, or who has won.
 *  - missed (): somebody wants to see what nobody found.
 *  - read (): all has been read; it comes also when the reading was ended at once, but not from
 *    cubes_read_out_page_update().
 *  - say (const char *text): screen readers should say this: a word that is crossed off or wrong when its line is read,
 *    at last who has the most points. What Space skips is in the lists.
 */

GtkWidget *cubes_read_out_page_new (void);

/* Shows the lists of @view, which lie open, as they are after the reading; while they are read the reading goes on. */
void cubes_read_out_page_update (CubesReadOutPage *self, CubesGame *game, const CubesView *view, const SalonLook *look);

/* Reads the lists out from the beginning. With reduced motion, or when the page is not seen, they are read at once. */
void cubes_read_out_page_read (CubesReadOutPage *self);

G_END_DECLS
