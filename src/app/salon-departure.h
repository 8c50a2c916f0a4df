/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_DEPARTURE (salon_departure_get_type ())
G_DECLARE_FINAL_TYPE (SalonDeparture, salon_departure, SALON, DEPARTURE, GObject)

/**
 * SalonDeparture:
 *
 * The way of the game in progress out of the place that another one is to have. It goes
 * aside, under a name of its own in the store, unless nobody has done anything in it that
 * would be missed; then it is removed.
 *
 * The departure ends with one of its signals, which may come before
 * salon_departure_begin() is back:
 *
 *  - gone (const char *aside): the place is free, and nothing of the game may be saved any
 *    more. An unfinished game is kept under the name @aside; %NULL: there is none.
 *  - failed (const char *reason): the game stays in its place, and goes on.
 */

SalonDeparture *salon_departure_new (SalonStore *store);

/* Has @game, or no game at all (%NULL), leave. While one is on its way it is frozen, and
 * no other one may begin to leave. */
void salon_departure_begin (SalonDeparture *self, SalonGame *game);

G_END_DECLS
