/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-begin.h"

#include <string.h>

#include "app/salon-house.h"
#include "model/salon-reading.h"

typedef struct {
  char *record;
  SalonLook look;
  GFunc done;
} Beginning;

static void
beginning_free (gpointer data)
{
  g_free (((Beginning *) data)->record);
  g_free (data);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *record = ((const Beginning *) data)->record;
  g_autoptr (GError) error = NULL;
  SalonGame *game = salon_game_read (salon_house_get_kinds (), record, strlen (record), salon_reading_seed (), &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Beginning *beginning = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (beginning->done != NULL)
    beginning->done (source, NULL);
  if (game != NULL)
    salon_room_begin (SALON_ROOM (source), game, &beginning->look);
  else
    salon_room_tell (SALON_ROOM (source), error->message);
}

void
salon_replay_begin (SalonRoom *room, const char *record, const SalonLook *look, GCancellable *cancellable, GFunc done)
{
  g_autoptr (GTask) task = g_task_new (room, cancellable, read_cb, NULL);
  Beginning *beginning = g_new (Beginning, 1);

  *beginning = (Beginning) { g_strdup (record), *look, done };
  g_task_set_source_tag (task, salon_replay_begin);
  g_task_set_task_data (task, beginning, beginning_free);
  g_task_run_in_thread (task, read_in_thread);
}
