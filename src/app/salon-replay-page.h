/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"
#include "model/salon-replay.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY_PAGE (salon_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (SalonReplayPage, salon_replay_page, SALON, REPLAY_PAGE, GtkWidget)

/**
 * SalonReplayPage:
 *
 * The #SalonRoom in which a game is looked at again: its table, which cannot be played on, the chart of the scores with the
 * keys that lead through the game, whose eyes look on, and the way to a new game that goes on from here.
 */

/* A #SalonRoomOfGame for the games of all kinds whose row of the house says how they are replayed. */
SalonRoom *salon_replay_page_new (const SalonRoomMeans *means, GBytes *record, const SalonLook *look, GError **error);
/* The same for a game whose @record was read already as @replay. */
SalonRoom *salon_replay_page_new_read (const SalonRoomMeans *means,
                                       GBytes *record,
                                       SalonReplay *replay,
                                       const SalonLook *look);
/* Has somebody look on at @self, which is new, as they did at @before: at its pace, and with the eyes of the same person. */
void salon_replay_page_follow (SalonReplayPage *self, SalonReplayPage *before);
/* Goes to the position to which move @move of the record, from 1, leads. */
void salon_replay_page_show_move (SalonReplayPage *self, guint move);
/* Says after which @n moves of the record, from 1, the game turned, as a review of it says. */
void salon_replay_page_set_turning_points (SalonReplayPage *self, const guint *moves, guint n);

G_END_DECLS
