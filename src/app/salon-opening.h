/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_OPENING (salon_opening_get_type ())
G_DECLARE_FINAL_TYPE (SalonOpening, salon_opening, SALON, OPENING, GObject)

/**
 * SalonOpening:
 *
 * Reads an existing game in a thread, from a file that the player opens or from a name under
 * which the store has put it aside. One game is read at a time: a second request cancels the
 * first.
 *
 * Signals:
 *
 *  - slow (const char *text): reading has taken a second; @text says what is being read.
 *  - over (): the reading has ended or was cancelled. It comes before the two below.
 *  - opened (SalonGame *game, gboolean aside): the game has been read and is asleep; @aside
 *    tells whether it had been put aside.
 *  - failed (const char *heading, const char *reason): the game cannot be read.
 */

SalonOpening *salon_opening_new (SalonStore *store);

/* Reads the record in @file. */
void salon_opening_open (SalonOpening *self, GFile *file);
/* Reads the game that the store has put aside under the name @aside. */
void salon_opening_take_up (SalonOpening *self, const char *aside);
/* Cancels the reading, if there is one. */
void salon_opening_stop (SalonOpening *self);

/* While @waits is TRUE, no reading begins; a request is kept until it is FALSE. The caller
 * sets it while it reads another game itself, because two of the longest games at once would
 * need twice the memory. A reading that has begun is not stopped. */
void salon_opening_set_waits (SalonOpening *self, gboolean waits);

G_END_DECLS
