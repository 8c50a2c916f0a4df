/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a finished game turned, as far as a review of it is ready. A thread asks. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

/* The @n moves, from 1, after which the game turned; at least one. */
typedef void (*SalonReplayTurned) (GObject *owner, const guint *moves, guint n);

/* Calls @turned with @owner if the game of @house in @record has turning points that are known. */
void salon_replay_find_turns (const SalonHouseGame *house, GBytes *record, GObject *owner, SalonReplayTurned turned);

G_END_DECLS
