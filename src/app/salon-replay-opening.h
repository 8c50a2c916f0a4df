/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way into the replay of a game. A thread reads its record, and follows it to the end, which takes seconds for the
 * longest games; the window goes on meanwhile. */

#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

/* @room: the replay (transfer floating); NULL: the game cannot be shown, and @error is a translated sentence */
typedef void (*SalonReplayOpened) (GObject *owner, SalonRoom *room, const GError *error);

/**
 * salon_replay_open:
 * @means: what the room will have
 * @house: the row of the game, which has a replay
 * @path: (nullable): of the file to read
 * @record: (nullable): the record, if there is no file
 * @look: how the game looked
 * @owner: lives at least until @opened is called
 */
void salon_replay_open (const SalonRoomMeans *means,
                        const SalonHouseGame *house,
                        const char *path,
                        GBytes *record,
                        const SalonLook *look,
                        GObject *owner,
                        SalonReplayOpened opened);

G_END_DECLS
