/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_GAME_PICTURE (wedges_game_picture_get_type ())
G_DECLARE_FINAL_TYPE (WedgesGamePicture, wedges_game_picture, WEDGES, GAME_PICTURE, GtkWidget)

/**
 * WedgesGamePicture:
 *
 * A small picture of a game, by which people recognise it: the tokens with their wedges, as large as they fit; whose turn it
 * is has a gold ring. Assistive technologies skip it, because the text beside it says how the game stands.
 */

/* Makes a picture of @state. @colours: of the seats, for salon_colour_get() */
GtkWidget *wedges_game_picture_new (const WedgesState *state, const guint *colours);

G_END_DECLS
