/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-open.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-library-rows.h"
#include "app/salon-replay-opening.h"

/* Shows the replay of a game, or says why there is none. */
static void
opened_cb (GObject *owner, SalonRoom *replay, const GError *error)
{
  SalonRoom *room = SALON_ROOM (owner);
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (room));

  if (replay == NULL)
    {
      if (window != NULL)
        salon_compat_show_alert (GTK_WINDOW (window), _ ("The game cannot be shown"), error->message);
      return;
    }

  /* Somebody may have left the room meanwhile. */
  g_object_ref_sink (replay);
  if (gtk_widget_get_mapped (GTK_WIDGET (room)))
    salon_room_show_room (room, replay);
  g_object_unref (replay);
}

/* The row of the entry’s game if it has replays, else NULL. */
static const SalonHouseGame *
find_replaying (SalonLibraryEntry *entry)
{
  const SalonHouseGame *house = salon_house_find_kind (salon_library_entry_get_kind (entry));

  return house != NULL && house->make_replay != NULL ? house : NULL;
}

gboolean
salon_library_can_look_back (SalonLibraryEntry *entry)
{
  const SalonHouseGame *house = find_replaying (entry);
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  if (house == NULL)
    return FALSE;

  return summary != NULL ? summary->stage == SALON_GAME_PLAYING : house->replays_rest;
}

void
salon_library_look_back (SalonRoom *room, const SalonRoomMeans *means, SalonGame *current, SalonLibraryEntry *entry)
{
  const SalonHouseGame *house = find_replaying (entry);
  const SalonLook *look = salon_library_entry_get_look (entry);
  const char *name = salon_library_entry_get_name (entry);

  g_return_if_fail (house != NULL);

  if (name != NULL)
    {
      g_autofree char *path = g_build_filename (salon_store_get_directory (means->store), name, NULL);

      salon_replay_open (means, house, path, NULL, look, G_OBJECT (room), opened_cb);
    }
  else if (current != NULL)
    {
      g_autoptr (GBytes) record = salon_game_to_kept_record (current);

      salon_replay_open (means, house, NULL, record, look, G_OBJECT (room), opened_cb);
    }
}

void
salon_library_open (SalonRoom *room, const SalonRoomMeans *means, SalonGame *current, SalonLibraryEntry *entry)
{
  const SalonLibraryState state = salon_library_get_state (entry);
  const char *name = salon_library_entry_get_name (entry);

  if (state == SALON_LIBRARY_DAMAGED && !salon_library_can_look_back (entry))
    salon_room_tell (room, _ ("This file cannot be opened"));
  else if (state == SALON_LIBRARY_WAITING || find_replaying (entry) == NULL || (name == NULL && current == NULL))
    salon_room_take_up (room, name);
  else
    salon_library_look_back (room, means, current, entry);
}
