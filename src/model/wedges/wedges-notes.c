/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-notes.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "model/salon-errand.h"
#include "model/salon-file.h"
#include "model/salon-store.h"

static char *
write_line (const char *bank, int card, char category, const char *question)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  return g_strdup_printf ("%s\t%s\t%d\t%c\t%s\n", day, bank, card, category, question);
}

/* Appends @line to the open file @fd, whole or not at all; returns an errno. */
static int
append (int fd, const char *line)
{
  const off_t before = lseek (fd, 0, SEEK_END);
  const gsize length = strlen (line);
  ssize_t written;

  if (before < 0)
    return errno;
  if (before + (off_t) length > WEDGES_NOTES_MAX)
    return EFBIG;

  written = write (fd, line, length);
  if (written == (ssize_t) length)
    return fsync (fd) == 0 ? 0 : errno;
  if (written > 0 && ftruncate (fd, before) != 0)
    return errno;

  return written < 0 ? errno : ENOSPC;
}

static int
add (const char *line)
{
  g_autofree char *path = salon_store_find_directory ();
  const int dir = salon_file_open_directory (path);
  int fd, error;

  if (dir < 0)
    return errno;

  fd = openat (dir, WEDGES_NOTES_NAME, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0600);
  error = fd < 0 ? errno : append (fd, line);
  if (fd >= 0)
    close (fd);
  close (dir);
  return error;
}

static void
add_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const int error = add (data);

  salon_errand_end ();
  if (error == 0)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, g_io_error_from_errno (error),
                             /* Translators: why a file cannot be written */
                             _ ("The card cannot be noted: %s"), g_strerror (error));
}

void
wedges_notes_add_async (const char *bank,
                        int card,
                        char category,
                        const char *question,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);

  g_task_set_task_data (task, write_line (bank, card, category, question), g_free);
  salon_errand_begin ();
  g_task_run_in_thread (task, add_in_thread);
}

gboolean
wedges_notes_add_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
