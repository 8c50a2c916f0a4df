/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-reading.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The beginning of a record in clear text; a veiled one has another first word. */
#define CLEAR "salon-record "

/* What the task carries through the threads. */
typedef struct {
  const SalonGameKind *const *kinds;
  GFile *file;   /* the file that the player opens; NULL: the store reads it */
  GBytes *bytes; /* what the store has read */
  gboolean clear;
} Reading;

guint64
salon_reading_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->file);
  g_clear_pointer (&reading->bytes, g_bytes_unref);
  g_free (reading);
}

static GTask *
new_task (const SalonGameKind *const *kinds,
          gpointer tag,
          GCancellable *cancellable,
          GAsyncReadyCallback callback,
          gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  Reading *reading = g_new0 (Reading, 1);

  g_task_set_source_tag (task, tag);
  reading->kinds = kinds;
  g_task_set_task_data (task, reading, reading_free);
  return task;
}

static void
set_no_record (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("This is not a saved game."));
}

/* The bytes of @file (transfer full). A file that is not regular or too large is not opened. */
static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFileInfo) info = NULL;
  g_autofree char *text = NULL;
  gsize size, length;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, cancellable, error);
  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR || g_file_info_get_size (info) > SALON_STORE_MAX)
    {
      set_no_record (error);
      return NULL;
    }

  size = (gsize) g_file_info_get_size (info);
  stream = g_file_read (file, cancellable, error);
  if (stream == NULL)
    return NULL;
  /* Ask for one byte more, to notice a file that grows, or that is longer than it says. */
  text = g_malloc (size + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, size + 1, &length, cancellable, error))
    return NULL;
  if (length > size)
    {
      set_no_record (error);
      return NULL;
    }

  return g_bytes_new_take (g_steal_pointer (&text), length);
}

SalonGame *
salon_reading_read (const SalonGameKind *const *kinds, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (file, cancellable, error);
  const char *text;
  gsize length;

  if (bytes == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  return salon_game_read (kinds, text != NULL ? text : "", length, salon_reading_seed (), error);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  g_autoptr (GBytes) bytes = g_steal_pointer (&reading->bytes);
  g_autoptr (GError) error = NULL;
  SalonGame *game = NULL;

  if (bytes == NULL)
    bytes = read_file (reading->file, cancellable, &error);
  if (bytes != NULL && !g_cancellable_set_error_if_cancelled (cancellable, &error))
    {
      gsize length;
      const char *text = g_bytes_get_data (bytes, &length);

      text = text != NULL ? text : ""; /* an empty file has none */
      reading->clear = length >= strlen (CLEAR) && memcmp (text, CLEAR, strlen (CLEAR)) == 0;
      game = salon_game_read (reading->kinds, text, length, salon_reading_seed (), &error);
    }
  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
salon_reading_open_async (const SalonGameKind *const *kinds,
                          GFile *file,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  g_autoptr (GTask) task = new_task (kinds, salon_reading_open_async, cancellable, callback, data);
  Reading *reading = g_task_get_task_data (task);

  reading->file = g_object_ref (file);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

/* Called in the store's thread, which only saves and loads: another thread parses the game. */
static void
loaded_cb (GBytes *bytes, const GError *error, gpointer data)
{
  g_autoptr (GTask) task = data;
  Reading *reading = g_task_get_task_data (task);

  if (bytes != NULL)
    {
      reading->bytes = g_bytes_ref (bytes);
      g_task_run_in_thread (task, read_in_thread);
      return;
    }

  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_INVAL)
      || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR)
      || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_LOOP))
    {
      GError *none = NULL;

      set_no_record (&none);
      g_task_return_error (task, none);
    }
  else
    g_task_return_error (task, g_error_copy (error));
}

void
salon_reading_load_async (const SalonGameKind *const *kinds,
                          SalonStore *store,
                          const char *name,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  GTask *task = new_task (kinds, salon_reading_load_async, cancellable, callback, data);

  salon_store_load_async (store, name, loaded_cb, task);
}

SalonGame *
salon_reading_finish (GAsyncResult *result, gboolean *clear, GError **error)
{
  const Reading *reading = g_task_get_task_data (G_TASK (result));
  SalonGame *game = g_task_propagate_pointer (G_TASK (result), error);

  if (clear != NULL)
    *clear = reading->clear;
  return game;
}
