/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PUZZLE_ROOM (probe_puzzle_room_get_type ())
G_DECLARE_FINAL_TYPE (ProbePuzzleRoom, probe_puzzle_room, PROBE, PUZZLE_ROOM, GtkWidget)

/**
 * ProbePuzzleRoom:
 *
 * The room of the puzzle of the day. It begins with today's; the calendar leads to those of past days. The day of a puzzle
 * stays what it was when that was begun, whatever the clock does meanwhile.
 */

/* Makes the room, as SalonRoomOfHouse. */
SalonRoom *probe_puzzle_room_new (const SalonRoomMeans *means);

G_END_DECLS
