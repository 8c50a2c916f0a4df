/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_DEPARTURE (salon_departure_get_type ())
G_DECLARE_FINAL_TYPE (SalonDeparture, salon_departure, SALON, DEPARTURE, GObject)

/**
 * SalonDeparture:
 *
 * Clears %SALON_STORE_GAME, the file of the game in progress, for another game. The store
 * renames the file to a new name (it “puts the game aside”). If no person has done anything
 * in the game yet, the file is removed instead.
 *
 * Exactly one of these signals is emitted, possibly before salon_departure_begin() returns:
 *
 *  - gone (const char *aside): the file is out of the way, and the old game must not be
 *    saved any more. @aside is the new name of an unfinished game; it is %NULL if the game
 *    was finished or removed, or if there was none.
 *  - failed (const char *reason): the game could not be put aside. It keeps its file, and
 *    people can play on.
 */

SalonDeparture *salon_departure_new (SalonStore *store);

/* Begins to put @game aside; %NULL if there is no game. @game is frozen until a signal is
 * emitted, and the function must not be called again before that. */
void salon_departure_begin (SalonDeparture *self, SalonGame *game);

G_END_DECLS
