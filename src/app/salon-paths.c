/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-paths.h"

#include <gio/gio.h>

char *
salon_paths_executable_dir (void)
{
  g_autofree char *executable = g_file_read_link ("/proc/self/exe", NULL);

  return executable != NULL ? g_path_get_dirname (executable) : NULL;
}

/* Whether @top is a build folder: meson keeps a folder “meson-private” there. */
static gboolean
is_build_tree (const char *top)
{
  g_autofree char *mark = g_build_filename (top, "meson-private", NULL);

  return g_file_test (mark, G_FILE_TEST_IS_DIR);
}

char *
salon_paths_locale_dir (void)
{
  g_autofree char *dir = salon_paths_executable_dir ();

  if (dir != NULL)
    {
      g_autofree char *top = g_build_filename (dir, "..", "..", NULL);
      g_autofree char *beside = g_build_filename (dir, "..", "share", "locale", NULL);

      if (is_build_tree (top))
        return g_build_filename (top, "po", NULL);
      if (g_file_test (beside, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&beside);
    }

  return g_strdup (SALON_LOCALEDIR);
}

char **
salon_paths_schema_dirs (void)
{
  g_autofree char *dir = salon_paths_executable_dir ();
  g_autoptr (GStrvBuilder) dirs = g_strv_builder_new ();

  if (dir != NULL)
    {
      g_autofree char *top = g_build_filename (dir, "..", "..", NULL);
      g_autofree char *beside = g_build_filename (dir, "..", "share", "glib-2.0", "schemas", NULL);
      g_autofree char *built = g_build_filename (top, "data", NULL);

      if (g_file_test (beside, G_FILE_TEST_IS_DIR))
        g_strv_builder_add (dirs, beside);
      if (is_build_tree (top))
        g_strv_builder_add (dirs, built);
    }

  return g_strv_builder_end (dirs);
}
