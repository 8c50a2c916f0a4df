/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-store.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

struct _SalonStore {
  GObject parent_instance;
  char *directory;
};

G_DEFINE_FINAL_TYPE (SalonStore, salon_store, G_TYPE_OBJECT)

static void
salon_store_finalize (GObject *object)
{
  SalonStore *self = SALON_STORE (object);

  g_free (self->directory);
  G_OBJECT_CLASS (salon_store_parent_class)->finalize (object);
}

static void
salon_store_class_init (SalonStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_store_finalize;
}

static void
salon_store_init (SalonStore *self)
{
}

SalonStore *
salon_store_new (const char *directory)
{
  SalonStore *self = g_object_new (SALON_TYPE_STORE, NULL);

  self->directory = directory != NULL ? g_strdup (directory)
                                      : g_build_filename (g_get_user_data_dir (), "salon", NULL);
  return self;
}

static char *
path_of (SalonStore *self,
         const char *name)
{
  g_return_val_if_fail (strchr (name, G_DIR_SEPARATOR) == NULL, NULL);

  return g_build_filename (self->directory, name, NULL);
}

gboolean
salon_store_save (SalonStore  *self,
                  const char  *name,
                  const char  *text,
                  GError     **error)
{
  g_autofree char *path = path_of (self, name);

  /* A directory that cannot be made shows when the file cannot be written. */
  g_mkdir_with_parents (self->directory, 0700);

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

char *
salon_store_load (SalonStore  *self,
                  const char  *name,
                  gsize       *length,
                  GError     **error)
{
  g_autofree char *path = path_of (self, name);
  char *text;

  return g_file_get_contents (path, &text, length, error) ? text : NULL;
}

gboolean
salon_store_has (SalonStore *self,
                 const char *name)
{
  g_autofree char *path = path_of (self, name);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static gboolean
set_error_from_errno (GError    **error,
                      const char *path)
{
  const int code = errno;
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), "%s: %s", shown, g_strerror (code));
  return FALSE;
}

gboolean
salon_store_remove (SalonStore  *self,
                    const char  *name,
                    GError     **error)
{
  g_autofree char *path = path_of (self, name);

  return g_unlink (path) == 0 ? TRUE : set_error_from_errno (error, path);
}

/* Makes an empty file (or directory, if @from is one) at @path if nothing is there:
 * the name is ours then, and no other program can take it. 0, or −1 with errno. */
static int
take_name (const char *path,
           const char *from)
{
  int fd;

  if (g_file_test (from, G_FILE_TEST_IS_DIR))
    return g_mkdir (path, 0700);

  fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  return fd < 0 ? -1 : close (fd);
}

char *
salon_store_archive (SalonStore  *self,
                     const char  *name,
                     const char  *prefix,
                     GError     **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%dT%H-%M-%S");
  g_autofree char *from = path_of (self, name);
  const char *dot = strrchr (name, '.');

  for (int i = 1;; i++)
    {
      g_autofree char *number = i == 1 ? g_strdup ("") : g_strdup_printf ("-%d", i);
      g_autofree char *aside = g_strconcat (prefix, stamp, number, dot != NULL ? dot : "", NULL);
      g_autofree char *to = path_of (self, aside);
      const int taken = take_name (to, from);

      if (taken < 0)
        {
          if (errno == EEXIST)
            continue;
          set_error_from_errno (error, to);
          return NULL;
        }
      if (g_rename (from, to) != 0)
        {
          set_error_from_errno (error, from);
          g_remove (to);
          return NULL;
        }
      return g_steal_pointer (&aside);
    }
}
