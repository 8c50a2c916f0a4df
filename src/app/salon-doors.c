/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-doors.h"

#include "app/salon-house.h"
#include "app/salon-library-page.h"

const char *
salon_door_get_action (SalonDoor door)
{
  static const char *const actions[SALON_N_DOORS] = {
    [SALON_DOOR_LIBRARY] = "win.library",       [SALON_DOOR_REPLAY] = "win.replay",
    [SALON_DOOR_REVIEW] = "win.review",         [SALON_DOOR_PUZZLE] = "win.puzzle",
    [SALON_DOOR_STATISTICS] = "win.statistics", [SALON_DOOR_PACKS] = "win.packs",
  };

  return actions[door];
}

/* What makes a room of @game, which is over; NULL: nothing does. */
static SalonRoomOfGame
find_room_of (SalonGame *game, SalonDoor door)
{
  const SalonHouseGame *house = salon_house_find (game);

  return door == SALON_DOOR_REPLAY ? house->make_replay : house->make_review;
}

gboolean
salon_door_is_there (SalonDoor door, SalonGame *on_table)
{
  switch (door)
    {
    case SALON_DOOR_REPLAY:
    case SALON_DOOR_REVIEW:
      return on_table != NULL && salon_game_get_stage (on_table) == SALON_GAME_FINISHED
             && find_room_of (on_table, door) != NULL;
    case SALON_DOOR_PUZZLE:
      return salon_house_find_puzzle () != NULL;
    case SALON_DOOR_STATISTICS:
      return salon_house_find_statistics () != NULL;
    case SALON_DOOR_PACKS:
      return salon_house_find_packs () != NULL;
    case SALON_DOOR_LIBRARY:
    case SALON_N_DOORS:
    default:
      return TRUE;
    }
}

SalonRoom *
salon_door_make_room (SalonDoor door,
                      const SalonRoomMeans *means,
                      SalonGame *current,
                      const SalonLook *look,
                      GError **error)
{
  g_autoptr (GBytes) record = NULL;

  switch (door)
    {
    case SALON_DOOR_REVIEW:
      record = salon_game_to_record (current);
      return find_room_of (current, door) (means, record, look, error);
    case SALON_DOOR_PUZZLE:
      return salon_house_find_puzzle () (means);
    case SALON_DOOR_STATISTICS:
      return salon_house_find_statistics () (means);
    case SALON_DOOR_PACKS:
      return salon_house_find_packs () (means);
    case SALON_DOOR_REPLAY:
    case SALON_DOOR_LIBRARY:
    case SALON_N_DOORS:
    default:
      return salon_library_page_new (means, current, look);
    }
}
