/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_ROUND_PAGE (cubes_round_page_get_type ())
G_DECLARE_FINAL_TYPE (CubesRoundPage, cubes_round_page, CUBES, ROUND_PAGE, GtkWidget)

/**
 * CubesRoundPage:
 *
 * The table from the shake to the end of the time: the tray in the middle, the time, the players and the buttons at the
 * left, and at the right the list of the one who writes, or a panel that says what is due.
 *
 * The page lets people do what is due, and tells the game; it never decides whose turn it is to look.
 *
 * Signals:
 *
 *  - message (const char *text): the window should show this sentence.
 *  - say (const char *text): screen readers should say this to the one who writes; %NULL: somebody else may listen now.
 *  - pause (): somebody wants the time to stand still.
 *  - settled (): nothing in the tray moves any more; see #CubesTray.
 */

GtkWidget *cubes_round_page_new (void);
/* @game: (nullable): %NULL takes it away, and every letter with it */
void cubes_round_page_set_game (CubesRoundPage *self, CubesGame *game, const SalonLook *look);
/* Shows the game as @eye, a seat or CUBES_ONLOOKER, may see it.
 * @moving: what is different in the tray is seen to move */
void cubes_round_page_update (CubesRoundPage *self, int eye, gboolean moving);
/* Takes the cubes, the word on the slip and the list out of all widgets, because somebody else may look. */
void cubes_round_page_hide (CubesRoundPage *self);
/* Somebody else sits at @seat now: the word that was begun there, and how the tray was turned, are not theirs. */
void cubes_round_page_forget (CubesRoundPage *self, int seat);
/* Puts the keyboard focus where one goes on, unless somebody has put it elsewhere on the page. */
void cubes_round_page_keep_focus (CubesRoundPage *self);
gboolean cubes_round_page_is_moving (CubesRoundPage *self);
/* Ends the motion in the tray. */
void cubes_round_page_skip (CubesRoundPage *self);
/* Returns: (nullable) (transfer none): the plate of @seat */
GtkWidget *cubes_round_page_get_plate (CubesRoundPage *self, int seat);

G_END_DECLS
