/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-opening.h"

#include <fcntl.h>

#include "app/salon-replay-page.h"
#include "model/salon-file.h"

typedef struct {
  SalonRoomMeans means; /* with references */
  const SalonHouseGame *house;
  SalonLook look;
  SalonReplayOpened opened;

  /* The thread's. */
  char *path;
  GBytes *record; /* NULL until it is read */
  GObject *read;  /* a #SalonReplay, or what “read_replay” gives; NULL: the game makes the room of its record */
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_object_unref (opening->means.settings);
  g_object_unref (opening->means.store);
  g_object_unref (opening->means.library);
  g_free (opening->path);
  g_clear_pointer (&opening->record, g_bytes_unref);
  g_clear_object (&opening->read);
  g_free (opening);
}

/* The file may be another one by now, of any size: as much is read as a record may have. */
static gboolean
read_file (Opening *opening, GError **error)
{
  SalonFileMark mark = { 0 };
  const int code = salon_file_read (AT_FDCWD, opening->path, SALON_STORE_MAX, &mark);

  if (code == 0)
    opening->record = g_bytes_ref (mark.bytes);
  else
    g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  salon_file_mark_clear (&mark);
  return code == 0;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Opening *opening = data;
  GError *error = NULL;

  if (opening->record == NULL && !read_file (opening, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  if (opening->house->get_replay_type != NULL)
    {
      gsize length;
      const char *text = g_bytes_get_data (opening->record, &length);

      opening->read = G_OBJECT (salon_replay_read (salon_house_get_kinds (), text != NULL ? text : "", length, &error));
    }
  else if (opening->house->read_replay != NULL)
    {
      opening->read = opening->house->read_replay (opening->record, &error);
    }
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static SalonRoom *
make_room (const Opening *opening, GError **error)
{
  const SalonHouseGame *house = opening->house;

  if (opening->read == NULL)
    return house->make_replay (&opening->means, opening->record, &opening->look, error);
  if (house->make_replay_of != NULL)
    return house->make_replay_of (&opening->means, opening->record, opening->read, &opening->look);
  return salon_replay_page_new_read (&opening->means, opening->record, SALON_REPLAY (opening->read), &opening->look);
}

static void
read_cb (GObject *owner, GAsyncResult *result, gpointer data)
{
  Opening *opening = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  SalonRoom *room = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    room = make_room (opening, &error);
  opening->opened (owner, room, error);
}

void
salon_replay_open (const SalonRoomMeans *means,
                   const SalonHouseGame *house,
                   const char *path,
                   GBytes *record,
                   const SalonLook *look,
                   GObject *owner,
                   SalonReplayOpened opened)
{
  g_autoptr (GTask) task = g_task_new (owner, NULL, read_cb, NULL);
  Opening *opening = g_new (Opening, 1);

  *opening = (Opening) {
    .means = { g_object_ref (means->settings), g_object_ref (means->store), g_object_ref (means->library) },
    .house = house,
    .look = *look,
    .opened = opened,
    .path = g_strdup (path),
    .record = record != NULL ? g_bytes_ref (record) : NULL,
  };
  g_task_set_source_tag (task, salon_replay_open);
  g_task_set_task_data (task, opening, opening_free);
  g_task_run_in_thread (task, read_in_thread);
}
