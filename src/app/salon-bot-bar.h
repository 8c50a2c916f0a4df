/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_BOT_BAR (salon_bot_bar_get_type ())
G_DECLARE_FINAL_TYPE (SalonBotBar, salon_bot_bar, SALON, BOT_BAR, GtkWidget)

/**
 * SalonBotBar:
 *
 * A bar above the table as long as a seat of its game waits for a program. It says which seat, and why the last program
 * had to leave; its buttons let people choose a program, or have a computer play. It is hidden otherwise.
 */

/* Shows what @game waits for; NULL: no game is at the table. Called whenever the game has changed. */
void salon_bot_bar_show (SalonBotBar *self, SalonGame *game);

G_END_DECLS
