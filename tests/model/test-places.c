/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store in unusual places: files and directories of another owner, and a data directory that
 * is no directory. Each test forks a child before there are threads. */

#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "model-scratch.h"
#include "model/salon-store.h"

#define NOBODY 65534

/* Forks a child that does @action in @directory, and waits for it. */
static void
in_child (const char *directory, void (*action) (const char *directory))
{
  const pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      action (directory);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
}

/* The store of a user without rights to the files of root. */
static SalonStore *
new_as_nobody (const char *directory)
{
  g_assert_cmpint (setgroups (0, NULL), ==, 0);
  g_assert_cmpint (setresgid (NOBODY, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (setresuid (NOBODY, NOBODY, NOBODY), ==, 0);

  return salon_store_new (directory);
}

static int
count_names (const char *directory, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix);
  return n;
}

static void
assert_refused (SalonStore *store, GFileError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (salon_store_save (store, SALON_STORE_GAME, "mine", &error));
  g_assert_error (error, G_FILE_ERROR, (int) code);
}

/* The game can be neither read nor written, but the user owns its directory. */
static void
meet_their_file (const char *directory)
{
  g_autoptr (SalonStore) store = new_as_nobody (directory);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_null (salon_store_load (store, SALON_STORE_GAME, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "mine", NULL));
  text = salon_store_load (store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (text, ==, "mine");
}

/* The game can be read; nothing can be written. */
static void
meet_their_directory (const char *directory)
{
  g_autoptr (SalonStore) store = new_as_nobody (directory);
  g_autofree char *text = salon_store_load (store, SALON_STORE_GAME, NULL, NULL);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (text, ==, "theirs");
  for (int i = 0; i < 3; i++)
    assert_refused (store, G_FILE_ERROR_ACCES);
  aside = salon_store_archive (store, SALON_STORE_GAME, "game-", &error);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  g_assert_null (aside);
}

/* Nothing can be read either. */
static void
meet_their_closed_directory (const char *directory)
{
  g_autoptr (SalonStore) store = new_as_nobody (directory);
  g_autoptr (GError) error = NULL;

  g_assert_null (salon_store_load (store, SALON_STORE_GAME, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  assert_refused (store, G_FILE_ERROR_ACCES);
  g_assert_false (salon_store_has_next (store));
}

/* New files can be made, but those of others can be neither renamed nor replaced. */
static void
meet_their_file_in_a_common_directory (const char *directory)
{
  g_autoptr (SalonStore) store = new_as_nobody (directory);

  for (int i = 0; i < 3; i++)
    assert_refused (store, G_FILE_ERROR_PERM);
  g_assert_cmpint (count_names (directory, ".salon-"), ==, 0);
}

static const struct {
  const char *name;
  void (*action) (const char *directory);
  mode_t directory; /* 0: the user does not own it */
  mode_t file;
  int found; /* the most names that it may have */
} owners[] = {
  { "file", meet_their_file, 0, 0600, 1 },
  { "directory", meet_their_directory, 0755, 0644, 0 },
  { "closed-directory", meet_their_closed_directory, 0700, 0644, 0 },
  { "common-directory", meet_their_file_in_a_common_directory, 01777, 0644, 1 },
};

static void
test_owner (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  char *directory;
  g_autofree char *path = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  gboolean kept = FALSE;

  if (geteuid () != 0)
    {
      g_test_skip ("only root gives files to others");
      return;
    }

  directory = model_directory ();
  path = g_build_filename (directory, SALON_STORE_GAME, NULL);
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  g_assert_cmpint (g_chmod (path, (int) owners[i].file), ==, 0);
  if (owners[i].directory == 0)
    g_assert_cmpint (chown (directory, NOBODY, NOBODY), ==, 0);
  else
    g_assert_cmpint (g_chmod (directory, (int) owners[i].directory), ==, 0);
  in_child (directory, owners[i].action);

  /* The other owner's file is still there and has not been copied many times. */
  dir = g_dir_open (directory, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".salon"))
      {
        g_autofree char *text = model_read (directory, name);

        kept = kept || g_str_equal (text, "theirs");
      }
  g_assert_true (kept);
  g_assert_cmpint (count_names (directory, SALON_STORE_FOUND), <=, owners[i].found);
  model_remove (directory);
}

/* A relative path counts as not set. */

static void
keep_in_relative_directory (const char *directory)
{
  g_autoptr (SalonStore) store = NULL;

  g_assert_cmpint (chdir (directory), ==, 0);
  g_setenv ("HOME", directory, TRUE);
  g_setenv ("XDG_DATA_HOME", "data", TRUE);
  store = salon_store_new (NULL);
  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "mine", NULL));
}

static void
test_relative_directory (void)
{
  char *directory = model_directory ();
  g_autofree char *place = g_build_filename (directory, ".local", "share", "salon", NULL);
  g_autofree char *text = NULL;

  in_child (directory, keep_in_relative_directory);
  text = model_read (place, SALON_STORE_GAME);
  g_assert_cmpstr (text, ==, "mine");
  model_remove (directory);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (owners); i++)
    {
      g_autofree char *path = g_strconcat ("/places/another-owner/", owners[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_owner);
    }
  g_test_add_func ("/places/relative-directory", test_relative_directory);

  return g_test_run ();
}
