/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_HERALD (salon_herald_get_type ())
G_DECLARE_FINAL_TYPE (SalonHerald, salon_herald, SALON, HERALD, GtkWidget)

/**
 * SalonHerald:
 *
 * Tells screen readers what happens in a game, so that players need not search the window for it. It has no picture.
 *
 * It says one sentence for each event, in the order of the events, and waits until a sentence can have been read before
 * it says the next, because that would interrupt it. If too many wait, it says all of them as one text. What a
 * person has to do comes last; if that changes before it is said, only the newest is said. What a game tells everybody at
 * the table may know; what the table says may belong to the one who plays, and is forgotten when the table says so.
 *
 * Its accessible role is “status” and its name is what it said last, for screen readers that hear of changed names; GTK
 * 4.14 and later announce the sentence too.
 */

/* Says what @game (nullable) tells, and what a person has to do next, until another game is followed. What the game
 * before has told and nobody has heard is forgotten. */
void salon_herald_follow (SalonHerald *self, SalonGame *game);
/* Says @text after what the game has told. %NULL: forgets what was said so, and what waits to be. */
void salon_herald_say (SalonHerald *self, const char *text);

G_END_DECLS
