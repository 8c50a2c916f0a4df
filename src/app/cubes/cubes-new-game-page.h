/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-setup-room.h"

G_BEGIN_DECLS

#define CUBES_TYPE_NEW_GAME_PAGE (cubes_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (CubesNewGamePage, cubes_new_game_page, CUBES, NEW_GAME_PAGE, SalonSetupRoom)

/**
 * CubesNewGamePage:
 *
 * A #SalonSetupPage on which people choose grid, seats and house rules of a game of Cubes.
 */

G_END_DECLS
