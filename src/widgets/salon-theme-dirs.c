/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-theme-dirs.h"

#include <string.h>

#define ID_MAX 40

/* A person with more folders than this sees the first of them. */
#define LOOKS_MAX 100u

/* A program of the build folder stands at most this deep in it. */
#define BUILD_DEPTH_MAX 4

static gboolean
is_id (const char *name)
{
  const gsize size = strlen (name);

  return size > 0 && size <= ID_MAX && strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-") == size && *name != '-';
}

static void
add_beside_program (GPtrArray *dirs)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *dir = program != NULL ? g_path_get_dirname (program) : NULL;

  if (dir == NULL)
    return;
  g_ptr_array_add (dirs, g_build_filename (dir, "..", "share", "salon", "looks", NULL));
  for (int up = 0; up < BUILD_DEPTH_MAX; up++)
    {
      char *above = g_path_get_dirname (dir);

      g_free (dir);
      dir = above;
      g_ptr_array_add (dirs, g_build_filename (dir, "data", "looks", NULL));
    }
}

static GPtrArray *
get_dirs (void)
{
  GPtrArray *dirs = g_ptr_array_new_with_free_func (g_free);
  const char *chosen = g_getenv ("SALON_LOOKS_DIR");

  if (chosen != NULL && *chosen != '\0')
    g_ptr_array_add (dirs, g_strdup (chosen));
  add_beside_program (dirs);
  g_ptr_array_add (dirs, g_strdup (SALON_LOOKS_DIR_DEFAULT));
  g_ptr_array_add (dirs, g_build_filename (g_get_user_data_dir (), "salon", "looks", NULL));
  return dirs;
}

char *
salon_theme_dirs_find (const char *id)
{
  g_autoptr (GPtrArray) dirs = get_dirs ();

  for (guint i = 0; is_id (id) && i < dirs->len; i++)
    {
      g_autofree char *folder = g_build_filename (dirs->pdata[i], id, NULL);

      if (g_file_test (folder, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&folder);
    }

  return NULL;
}

static void
list_dir (const char *path, GPtrArray *ids)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && ids->len < LOOKS_MAX && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder = g_build_filename (path, name, NULL);

      if (is_id (name) && g_file_test (folder, G_FILE_TEST_IS_DIR)
          && !g_ptr_array_find_with_equal_func (ids, name, g_str_equal, NULL))
        g_ptr_array_add (ids, g_strdup (name));
    }
}

char **
salon_theme_dirs_list (void)
{
  g_autoptr (GPtrArray) dirs = get_dirs ();
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < dirs->len; i++)
    list_dir (dirs->pdata[i], ids);
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}
