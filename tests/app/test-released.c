/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games, looks and set-ups that released versions have written can be opened.
 *
 * usage: test-app-released DIRECTORY, of the version's fixtures */

#include <string.h>

#include <glib/gstdio.h>

#include "model-table.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

static const char *fixtures;

static char *
read_fixture (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (fixtures, folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Reads the fixture @data, whose name tells whether it is veiled and how far the game is. Written again
 * in the same form, it has the same bytes. */
static void
test_game (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = g_build_filename (fixtures, "games", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL, *written = read_fixture ("games", name);
  gboolean clear;

  salon_reading_open_async (model_kinds, file, NULL, model_result_cb, &result);
  model_wait_for_result (&result);
  game = (ProbeGame *) salon_reading_finish (result, &clear, &error);
  g_assert_no_error (error);

  g_assert_cmpint (clear, ==, strstr (name, "-veiled") == NULL);
  record = clear ? model_record (game) : model_veiled_record (game);
  g_assert_cmpstr (record, ==, written);
  if (strstr (name, "-laying") != NULL)
    g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_SETTING_UP);
  if (strstr (name, "-playing") != NULL)
    g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_PLAYING);
  if (strstr (name, "-over") != NULL)
    g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  /* Without its veil the veiled form is the same as the plain one. */
  if (!clear)
    {
      g_autofree char *stem = g_strndup (name, (gsize) (strstr (name, "-veiled") - name));
      g_autofree char *plain_name = g_strconcat (stem, ".salon", NULL);
      g_autofree char *plain = read_fixture ("games", plain_name), *same = model_record (game);

      g_assert_cmpstr (same, ==, plain);
    }
}

/* Copies a folder of the fixtures into a new data directory, whose path it returns (transfer full). */
static char *
make_home (const char *folder)
{
  char *directory = model_directory ();
  g_autofree char *from = g_build_filename (fixtures, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *text = read_fixture (folder, name), *to = g_build_filename (directory, name, NULL);

      g_assert_true (g_file_set_contents (to, text, -1, NULL));
    }
  return directory;
}

static void
test_table (void)
{
  char *directory = make_home ("table");
  SalonStore *store = salon_store_new (directory);
  g_autofree char *text = NULL;
  ProbeHeader header;
  SalonLook look, kept;

  g_assert_false (salon_keeper_has_newer_setup (&probe_game_kind, store));
  g_assert_true (model_load_setup (store, &header, &look));
  g_assert_cmpint (header.setup.edition, ==, PROBE_MIRO_1967);
  g_assert_cmpint (header.setup.seats, ==, 4);
  g_assert_true (header.setup.spelling_free);
  g_assert_cmpstr (header.words, ==, "fr");
  g_assert_cmpstr (header.salon.name[1], ==, "Béla");
  g_assert_cmpint (header.salon.kind[3], ==, SALON_COMPUTER_HARD);
  g_assert_cmpuint (look.colour[0], ==, 5);
  g_assert_true (look.chooses[1] && look.chooses[3] && !look.chooses[0]);
  text = read_fixture ("table", SALON_STORE_LOOK);
  salon_look_from_text (&kept, text);
  g_assert_cmpmem (&kept, sizeof kept, &look, sizeof look);

  g_object_unref (store);
  model_remove (directory);
}

static void
test_home (void)
{
  char *directory = make_home ("home");
  SalonStore *store = salon_store_new (directory);
  g_autofree char *written = read_fixture ("home", SALON_STORE_GAME), *notice = NULL, *record = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (ProbeGame) game = NULL;
  ProbeHeader header;
  SalonLook look;

  salon_keeper_resume_async (model_kinds, store, NULL, model_result_cb, &result);
  model_wait_for_result (&result);
  game = (ProbeGame *) salon_keeper_resume_finish (result, &look, &notice);
  g_assert_null (notice);
  g_assert_nonnull (game);
  record = model_kept_record (game);
  g_assert_cmpstr (record, ==, written);
  g_assert_true (model_load_setup (store, &header, &look));
  g_assert_cmpint (header.setup.edition, ==, PROBE_PARKER_1982);

  salon_game_close (SALON_GAME (game));
  g_clear_object (&game);
  g_object_unref (store);
  model_remove (directory);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *games = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  model_watchdog ();
  fixtures = argv[1];
  games = g_build_filename (fixtures, "games", NULL);
  dir = g_dir_open (games, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strconcat ("/released/", name, NULL);

      g_ptr_array_add (names, g_strdup (name));
      g_test_add_data_func (path, g_ptr_array_index (names, names->len - 1), test_game);
    }
  g_assert_cmpuint (names->len, >, 0);
  g_test_add_func ("/released/table", test_table);
  g_test_add_func ("/released/home", test_home);

  return g_test_run ();
}
