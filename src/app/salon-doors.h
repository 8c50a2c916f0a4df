/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways from a page of the window into a room: which there are, and what is behind each of them. */

#pragma once

#include "app/salon-room.h"

G_BEGIN_DECLS

typedef enum {
  SALON_DOOR_LIBRARY,
  SALON_DOOR_REPLAY, /* of the game on the table, when it is over; and so is the next one */
  SALON_DOOR_REVIEW,
  SALON_DOOR_PUZZLE,
  SALON_DOOR_STATISTICS,
  SALON_DOOR_PACKS,
  SALON_N_DOORS,
} SalonDoor;

/* The name of the window’s action that leads through the door: “win.library”. */
const char *salon_door_get_action (SalonDoor door);
/* Whether there is a room behind the door. @on_table: (nullable): the game on the table, if that is in sight. */
gboolean salon_door_is_there (SalonDoor door, SalonGame *on_table);
/* Makes the room behind the door, which is there, (transfer floating); that of a replay is made by salon_replay_open().
 * @current: (nullable): the game in progress, and @look how it looks. NULL with @error, a translated sentence, if the
 * game cannot be shown. */
SalonRoom *salon_door_make_room (SalonDoor door,
                                 const SalonRoomMeans *means,
                                 SalonGame *current,
                                 const SalonLook *look,
                                 GError **error);

G_END_DECLS
