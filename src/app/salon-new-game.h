/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/salon-house.h"
#include "app/salon-settings.h"
#include "model/salon-store.h"

G_BEGIN_DECLS

#define SALON_TYPE_NEW_GAME (salon_new_game_get_type ())
G_DECLARE_FINAL_TYPE (SalonNewGame, salon_new_game, SALON, NEW_GAME, AdwBin)

/**
 * SalonNewGame:
 *
 * Where a game is set up: contains the #SalonSetupPage of the game that is chosen, with the set-up that was used last.
 * Until somebody has won against computers, it proposes easy ones.
 *
 * Signals:
 *
 *  - start (const SalonGameKind *kind, const char *setup, const SalonLook *look): the player wants to begin this game.
 *  - play (SalonGame *game, gconstpointer look): the player wants to play @game, which is new and asleep.
 *  - theme-changed (): salon_new_game_get_theme() gives another answer than before.
 *  - message (const char *text): a translated sentence for players.
 */

/* @store: where the last set-ups are kept */
GtkWidget *salon_new_game_new (SalonSettings *settings, SalonStore *store);
/* Makes the page of @house, unless that is chosen already. The functions below need one. */
void salon_new_game_choose (SalonNewGame *self, const SalonHouseGame *house);
/* Shows the last set-up of the game that is chosen, if there is one. */
void salon_new_game_load (SalonNewGame *self);
/* The edition that is chosen, and the ID of the look that comes with it; see #SalonSetupPage. */
guint salon_new_game_get_edition (SalonNewGame *self);
const char *salon_new_game_get_theme (SalonNewGame *self);
/* Moves the keyboard focus to the button that begins the game. */
void salon_new_game_focus (SalonNewGame *self);

G_END_DECLS
