/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define SALON_TYPE_HAND_OVER (salon_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (SalonHandOver, salon_hand_over, SALON, HAND_OVER, GObject)

/**
 * SalonHandOver:
 *
 * Lets somebody else take a seat while the game goes on. It lists the seats in the main menu, and asks who comes, in a
 * popover beside the plate of the seat. The game is held as long as the popover is open.
 */

/* @section: of the main menu, for the list of seats, each with the action “win.hand-over”
 * @menu: the button that the popover is beside when there is no plate to be seen */
SalonHandOver *salon_hand_over_new (GMenu *section, GtkWidget *menu);
/* Lists the seats of @game (nullable). Returns whether there are any that can be handed over. */
gboolean salon_hand_over_list (SalonHandOver *self, SalonGame *game);
/* Asks who takes @seat of the game on @table. */
void salon_hand_over_ask (SalonHandOver *self, SalonTable *table, guint seat);
/* Closes the popover, if it is open. */
void salon_hand_over_close (SalonHandOver *self);

G_END_DECLS
