/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

/* Opens the game of @entry for somebody who is in @room: one that waits is gone on with, one that is over is replayed where
 * its table can do that, and otherwise laid on the table. A damaged one is replayed up to its fault, where that can be
 * done. @current: (nullable): the game in progress. */
void salon_library_open (SalonRoom *room, const SalonRoomMeans *means, SalonGame *current, SalonLibraryEntry *entry);

/* Whether the game of @entry, which is not over, or up to its fault, can be looked at: its table replays such games, and all
 * have laid what there is to lay. */
gboolean salon_library_can_look_back (SalonLibraryEntry *entry);

/* Replays the game of @entry, over or not, of which salon_library_can_look_back() or which salon_library_open() would replay.
 * One that is not over is shown as an onlooker sees it, or the only person at the table. */
void salon_library_look_back (SalonRoom *room,
                              const SalonRoomMeans *means,
                              SalonGame *current,
                              SalonLibraryEntry *entry);

G_END_DECLS
