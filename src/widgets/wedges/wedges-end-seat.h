/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-look.h"
#include "model/wedges/wedges-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * wedges_end_seat_new:
 * @rank: of the player, from 1
 * @heads: the heads of all rows, which are as wide
 *
 * Makes the row of @seat on the page at the end of a game: who it is, its tin, and for each category how many of its answers
 * were right. Its name is “end-seat-N”.
 */
GtkWidget *wedges_end_seat_new (WedgesGame *game, const SalonLook *look, int seat, int rank, GtkSizeGroup *heads);

G_END_DECLS
