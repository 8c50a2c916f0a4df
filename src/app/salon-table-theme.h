/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which look the table has: the one that somebody has chosen for all games, or the one that comes
 * with the game. */

#pragma once

#include "app/salon-settings.h"

G_BEGIN_DECLS

/* The value of %SALON_SETTING_LOOK for the look that comes with the game. */
#define SALON_LOOK_OF_GAME "default"

/**
 * salon_table_theme_apply:
 * @of_game: the ID of the look that comes with the game
 *
 * Puts the look in use; what is on the screen follows at once. A chosen look that is no longer there
 * counts as none.
 */
void salon_table_theme_apply (SalonSettings *settings, const char *of_game);

G_END_DECLS
