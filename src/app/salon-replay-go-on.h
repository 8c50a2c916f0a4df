/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-replay.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_GO_ON (salon_replay_go_on_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayGoOn, salon_replay_go_on, SALON, REPLAY_GO_ON, GtkPopover)

/**
 * SalonReplayGoOn:
 *
 * Asks how a new game goes on from a position of a replay: its title, and who plays at each seat.
 *
 * Signals: begin (const SalonReplayPlayers *players): with them, whose names and title are good.
 */

GtkWidget *salon_replay_go_on_new (void);
/* Proposes those who play at @position. */
void salon_replay_go_on_ask (SalonReplayGoOn *self, SalonReplay *replay, guint position);

G_END_DECLS
