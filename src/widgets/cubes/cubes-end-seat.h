/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/cubes/cubes-harvest.h"
#include "model/salon-look.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cubes_end_seat_new:
 * @rank: of the player, from 1
 * @most: the points at the right end of the bars of all rows
 * @least: the letters of the shortest words that count
 * @heads, @slips: the heads, and the slips, of all rows, which are as wide
 *
 * Makes the row of @seat on the page at the end of a game: who it is, the best word in the player’s hand, a bar of where
 * the points came from, and the total. Its name is “end-seat-N”.
 */
GtkWidget *cubes_end_seat_new (CubesGame *game,
                               const SalonLook *look,
                               int seat,
                               int rank,
                               const CubesHarvest *harvest,
                               int most,
                               int least,
                               GtkSizeGroup *heads,
                               GtkSizeGroup *slips);

G_END_DECLS
