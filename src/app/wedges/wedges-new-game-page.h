/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-setup-room.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_NEW_GAME_PAGE (wedges_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (WedgesNewGamePage, wedges_new_game_page, WEDGES, NEW_GAME_PAGE, SalonSetupRoom)

/**
 * WedgesNewGamePage:
 *
 * A #SalonSetupPage on which people choose questions, seats with their teams, and house rules of a game of Wedges.
 */

G_END_DECLS
