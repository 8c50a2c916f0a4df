/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-packs-reading.h"

#include <glib/gi18n-lib.h>

#include "app/salon-files.h"
#include "model/wedges/wedges-packs.h"

/* What the thread has to do; only what it needs is set. */
typedef struct {
  GFile *file;
  char *name;
  GBytes *bytes;
  gboolean has_columns;
  WedgesColumns columns;
  char *directory;
  char **packs;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_object (&work->file);
  g_free (work->name);
  g_clear_pointer (&work->bytes, g_bytes_unref);
  g_free (work->directory);
  g_strfreev (work->packs);
  g_free (work);
}

void
wedges_packs_reading_free (WedgesPacksReading *reading)
{
  if (reading == NULL)
    return;
  g_free (reading->name);
  g_clear_pointer (&reading->bytes, g_bytes_unref);
  g_clear_pointer (&reading->import, wedges_import_free);
  g_free (reading);
}

/* Reads no more of @file than a bank may have, and one byte. Reading a pipe would wait for its other end. */
static GBytes *
load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *bytes = NULL;
  gsize size;

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("This is not a file of questions."));
      return NULL;
    }

  stream = g_file_read (file, cancellable, error);
  bytes = stream != NULL ? g_malloc (QUESTIONS_MAX_SIZE + 1) : NULL;
  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, QUESTIONS_MAX_SIZE + 1, &size, cancellable, error))
    return NULL;
  return g_bytes_new (bytes, size);
}

static WedgesImport *
mix (const char *directory, char **names, GError **error)
{
  g_autoptr (GPtrArray) banks = g_ptr_array_new_with_free_func ((GDestroyNotify) questions_bank_free);

  for (guint i = 0; names[i] != NULL; i++)
    {
      QuestionsBank *bank = wedges_packs_open (directory, names[i], error);

      if (bank == NULL)
        return NULL;
      g_ptr_array_add (banks, bank);
    }
  return wedges_import_mix ((QuestionsBank *const *) banks->pdata, banks->len, error);
}

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  g_autoptr (WedgesPacksReading) reading = g_new0 (WedgesPacksReading, 1);
  GError *error = NULL;

  if (work->file != NULL)
    {
      work->name = salon_files_display_name (work->file);
      work->bytes = load (work->file, cancellable, &error);
    }
  reading->name = g_strdup (work->name);
  if (work->packs != NULL)
    reading->import = mix (work->directory, work->packs, &error);
  else if (work->bytes != NULL)
    {
      reading->bytes = g_bytes_ref (work->bytes);
      reading->import = wedges_import_read (work->name, work->bytes, work->has_columns ? &work->columns : NULL, &error);
    }

  if (reading->import == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&reading), (GDestroyNotify) wedges_packs_reading_free);
}

/* Begins @work (transfer full). */
static void
begin (Work *work, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_in_thread);
}

void
wedges_packs_read_file_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Work *work = g_new0 (Work, 1);

  work->file = g_object_ref (file);
  begin (work, cancellable, callback, data);
}

void
wedges_packs_read_bytes_async (const char *name,
                               GBytes *bytes,
                               const WedgesColumns *columns,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data)
{
  Work *work = g_new0 (Work, 1);

  work->name = g_strdup (name);
  work->bytes = g_bytes_ref (bytes);
  work->has_columns = TRUE;
  work->columns = *columns;
  begin (work, cancellable, callback, data);
}

void
wedges_packs_mix_async (const char *directory,
                        const char *const *names,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  Work *work = g_new0 (Work, 1);

  work->directory = g_strdup (directory);
  work->packs = g_strdupv ((char **) names);
  begin (work, cancellable, callback, data);
}

WedgesPacksReading *
wedges_packs_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
