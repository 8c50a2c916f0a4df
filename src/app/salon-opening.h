/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

#define SALON_TYPE_OPENING (salon_opening_get_type ())
G_DECLARE_FINAL_TYPE (SalonOpening, salon_opening, SALON, OPENING, GObject)

/**
 * SalonOpening:
 *
 * The one game that somebody wants to play on and that is being read: from a file, or from
 * where it was put aside. Everything else goes on meanwhile. Of several games the last one
 * counts.
 *
 * Signals:
 *
 *  - slow (const char *text): reading takes long; @text says what is being waited for.
 *  - over (): nothing is being waited for any more: the game is there, or cannot be read,
 *    or nobody wants it. Comes before the two below.
 *  - opened (SalonGame *game, gboolean aside): the game, asleep; @aside: it was put aside.
 *  - failed (const char *heading, const char *reason): it cannot be read.
 */

SalonOpening *salon_opening_new (SalonStore *store);

void salon_opening_open (SalonOpening *self, GFile *file);
/* @aside: the name under which the store keeps the game. */
void salon_opening_take_up (SalonOpening *self, const char *aside);
/* Forgets the game that is being read, if there is one. */
void salon_opening_stop (SalonOpening *self);

/* As long as it waits nothing is read: whoever reads another game says so, because two of
 * the longest games need twice the memory. */
void salon_opening_set_waits (SalonOpening *self, gboolean waits);

G_END_DECLS
