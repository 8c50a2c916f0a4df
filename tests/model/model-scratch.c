/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model-scratch.h"
#include "await.h"

#include <glib/gstdio.h>

#define STANDSTILL_SECONDS 600

static gboolean
standstill_cb (gpointer data)
{
  g_error ("a game stands still");
  return G_SOURCE_REMOVE;
}

guint
model_watchdog (void)
{
  const char *patience = g_getenv ("SALON_PATIENCE");
  const double times = patience != NULL ? g_ascii_strtod (patience, NULL) : 1;

  return g_timeout_add_seconds ((guint) (STANDSTILL_SECONDS * times), standstill_cb, NULL);
}

char *
model_directory (void)
{
  /* Uses a directory in memory if there is one, because every save waits for the disk. */
  char *directory = g_strdup ("/dev/shm/salon-model-XXXXXX");
  g_autoptr (GError) error = NULL;

  if (g_mkdtemp (directory) != NULL)
    return directory;

  g_free (directory);
  directory = g_dir_make_tmp ("salon-model-XXXXXX", &error);
  g_assert_no_error (error);
  return directory;
}

static void
remove_inside (const char *path)
{
  GDir *dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_inside (inner);
      g_remove (inner);
    }
  g_clear_pointer (&dir, g_dir_close);
}

static gboolean
is_removed (const char *path)
{
  remove_inside (path);
  return g_remove (path) == 0;
}

/* A worker that ends may still write or remove a file there meanwhile. */
static void
remove_all (const char *path)
{
  await (is_removed (path));
}

void
model_remove (char *directory)
{
  remove_all (directory);
  g_free (directory);
}

char *
model_read (const char *directory, const char *name)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
model_result_cb (GObject *source, GAsyncResult *result, gpointer place)
{
  *(GAsyncResult **) place = g_object_ref (result);
}

GAsyncResult *
model_wait_for_result (GAsyncResult **place)
{
  await (*place != NULL);
  return *place;
}
