/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-setup-page.h"

G_BEGIN_DECLS

#define NULL_TYPE_NEW_GAME_PAGE (null_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (NullNewGamePage, null_new_game_page, NULL, NEW_GAME_PAGE, GtkBox)

/**
 * NullNewGamePage:
 *
 * A #SalonSetupPage that asks for a name.
 */

G_END_DECLS
