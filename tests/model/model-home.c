/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model-home.h"

#include "model-scratch.h"

void
model_home_set_up (ModelHome *home, gconstpointer data)
{
  home->directory = model_directory ();
  home->store = salon_store_new (home->directory);
}

void
model_home_tear_down (ModelHome *home, gconstpointer data)
{
  g_clear_object (&home->store);
  model_remove (home->directory);
}

void
model_home_put (ModelHome *home, const char *name, const char *bytes, gssize length)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, bytes, length, &error);
  g_assert_no_error (error);
}

void
model_home_assert_kept (ModelHome *home, const char *name, const char *expected)
{
  g_autofree char *text = model_read (home->directory, name);

  g_assert_cmpstr (text, ==, expected);
}

guint
model_home_count (ModelHome *home, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (home->directory, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix) ? 1 : 0;
  return n;
}
