/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"
#include "model/probe/probe-party-replay.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PARTY_REPLAY_ROOM (probe_party_replay_room_get_type ())
G_DECLARE_FINAL_TYPE (ProbePartyReplayRoom, probe_party_replay_room, PROBE, PARTY_REPLAY_ROOM, GtkWidget)

/**
 * ProbePartyReplayRoom:
 *
 * The #SalonRoom in which an evening of a party is looked at again. Above stands which part of it is seen. Below is the page
 * of a replay with the game of that table, as if it were a game of its own, or the page of the party between its games. A
 * thread reads the game of a table that is chosen; what was seen before stays until it is read. Whoever looks on keeps their
 * pace, and the eyes of the same person, from table to table.
 */

/* A #SalonRoomOfGame. */
SalonRoom *probe_party_replay_room_new (const SalonRoomMeans *means,
                                        GBytes *record,
                                        const SalonLook *look,
                                        GError **error);
/* The same for an evening in @record that was read already. */
SalonRoom *probe_party_replay_room_new_read (const SalonRoomMeans *means,
                                             GBytes *record,
                                             ProbePartyReplay *replay,
                                             const SalonLook *look);

G_END_DECLS
