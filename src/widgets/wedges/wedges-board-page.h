/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-look.h"
#include "model/wedges/wedges-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_BOARD_PAGE (wedges_board_page_get_type ())
G_DECLARE_FINAL_TYPE (WedgesBoardPage, wedges_board_page, WEDGES, BOARD_PAGE, GtkWidget)

/**
 * WedgesBoardPage:
 *
 * A game of Wedges from the first roll to the last answer: the wheel with the plates, the die, the boxes and what was asked
 * last beside it, and over it the card with a question or the six categories to choose from. What is due decides what is
 * seen; people do it here, and what they do becomes a move of the game.
 *
 * What is seen lags behind the game while a move is shown (wedges_board_page_play()). Nobody can do anything meanwhile.
 *
 * Signals:
 *
 *  - message (const char *text): a sentence for the players, such as why something is refused.
 *  - settled (): the last move has been shown. Never before wedges_board_page_play() has returned.
 *  - pause (gboolean paused), hurry (): somebody presses these buttons.
 *  - results (): the game is over, and somebody wants to see its end again.
 */

GtkWidget *wedges_board_page_new (void);
/* Shows @game as it is now, with the colours of @look; NULL and NULL take it away. */
void wedges_board_page_set_game (WedgesBoardPage *self, WedgesGame *game, const SalonLook *look);
/* Shows @move, which the game has just made. @moving: whether it is seen to happen; otherwise only what came of it is.
 * @brief: nothing is to be read, either. */
void wedges_board_page_play (WedgesBoardPage *self, const WedgesMove *move, gboolean moving, gboolean brief);
/* Whether a move is being shown. */
gboolean wedges_board_page_is_playing (WedgesBoardPage *self);
/* Ends at once what is shown of a move. */
void wedges_board_page_skip (WedgesBoardPage *self);
/* The answer of the question that is due lies open now. */
void wedges_board_page_uncover (WedgesBoardPage *self);
/* A verdict was taken back: shows the card with its answer again, and the table as it was before the verdict. */
void wedges_board_page_take_back (WedgesBoardPage *self);
/* Shows who sits where, and what is due. */
void wedges_board_page_update (WedgesBoardPage *self);
/* @paused: nobody plays now
 * @by_hand: because somebody pressed the button for it */
void wedges_board_page_set_paused (WedgesBoardPage *self, gboolean paused, gboolean by_hand);
/* @can: whether there is something to hurry */
void wedges_board_page_set_hurry (WedgesBoardPage *self, gboolean can);
/* Gives the keyboard focus to what is due. */
void wedges_board_page_take_focus (WedgesBoardPage *self);
/* The same, unless the focus is on the page already. */
void wedges_board_page_keep_focus (WedgesBoardPage *self);
/* Does what a key does that nothing else on the page wants. Returns whether it does anything. */
gboolean wedges_board_page_press (WedgesBoardPage *self, guint keyval, GdkModifierType modifiers);

/* (transfer full): what the subtitle of the window says. */
char *wedges_board_page_get_subtitle (WedgesBoardPage *self);
/* (transfer none) (nullable): the plate of @seat. */
GtkWidget *wedges_board_page_get_plate (WedgesBoardPage *self, int seat);

G_END_DECLS
