/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept from one run to the next, and that nothing of it is overwritten. */

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-home.h"
#include "model-table.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

/* The name of the one file that begins with @prefix, (transfer full); NULL if there is none. */
static char *
find (ModelHome *home, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (home->directory, 0, NULL);
  const char *name;
  char *found = NULL;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      {
        g_assert_null (found);
        found = g_strdup (name);
      }

  return found;
}

static ProbeGame *
resume (ModelHome *home, SalonLook *look, char **notice)
{
  g_autoptr (GAsyncResult) result = NULL;

  salon_keeper_resume_async (model_kinds, home->store, NULL, model_result_cb, &result);
  return (ProbeGame *) salon_keeper_resume_finish (model_wait_for_result (&result), look, notice);
}

static void
test_nothing_kept (ModelHome *home, gconstpointer data)
{
  g_autofree char *notice = NULL;
  ProbeHeader header;
  SalonLook look;

  g_assert_null (resume (home, &look, &notice));
  g_assert_null (notice);
  g_assert_false (model_load_setup (home->store, &header, &look));
}

static void
test_unfinished (ModelHome *home, gconstpointer data)
{
  g_autofree char *notice = NULL, *record = NULL, *again = NULL;
  g_autoptr (ProbeGame) game = NULL, resumed = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header;
  SalonLook look, found;

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  salon_look_init (&look);
  look.colour[0] = 3;
  look.colour[3] = 0;
  look.chooses[0] = TRUE;
  game = probe_game_new (&header, 1, home->store, &error);
  g_assert_no_error (error);
  salon_game_hold (SALON_GAME (game));
  g_assert_false (salon_game_is_begun (SALON_GAME (game)));
  salon_keeper_save_look (home->store, &look);
  model_lay_all (game);
  g_assert_true (salon_game_is_begun (SALON_GAME (game)));
  record = model_record (game);
  g_assert_true (salon_game_flush (SALON_GAME (game), &error));
  g_clear_object (&game);

  resumed = resume (home, &found, &notice);
  g_assert_nonnull (resumed);
  g_assert_null (notice);
  again = model_record (resumed);
  g_assert_cmpstr (again, ==, record);
  g_assert_cmpmem (&found, sizeof found, &look, sizeof look);
}

/* A file that is no record is renamed, its bytes stay the same, and the notice has its new name and the
 * reason. */
static void
test_damaged (ModelHome *home, gconstpointer data)
{
  static const struct {
    const char *bytes;
    gssize length;
    const char *reason;
  } table[] = {
    { "", 0, "line 1" },
    { "salon-record two\n", -1, "line 1" },
    { "salon-record 1\ngame probe\nedition Parker\n", -1, "line 3" },
    { "salon-record 1\ngame probe\n", -1, "edition" },
    { "\0\0\0", 3, "line 1" },
    { "\xff\xfe", 2, "line 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *notice = NULL, *name = NULL, *path = NULL, *bytes = NULL;
      const gsize expected = table[i].length < 0 ? strlen (table[i].bytes) : (gsize) table[i].length;
      SalonLook look;
      gsize length;

      model_home_put (home, SALON_STORE_GAME, table[i].bytes, table[i].length);
      g_assert_null (resume (home, &look, &notice));
      name = find (home, SALON_KEEPER_DAMAGED);
      g_assert_nonnull (name);
      g_assert_nonnull (strstr (notice, name));
      g_test_message ("%s", notice);
      g_assert_nonnull (strstr (notice, table[i].reason));
      g_assert_false (salon_store_has (home->store, SALON_STORE_GAME));

      path = g_build_filename (home->directory, name, NULL);
      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      g_assert_cmpmem (bytes, length, table[i].bytes, expected);
      g_unlink (path);
    }
}

/* Reads the game that is kept under @name. */
static ProbeGame *
load (ModelHome *home, const char *name, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  salon_reading_load_async (model_kinds, home->store, name, NULL, model_result_cb, &result);
  return (ProbeGame *) salon_reading_finish (model_wait_for_result (&result), NULL, error);
}

static void
test_put_aside_and_read_again (ModelHome *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL, again = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL, *name = NULL, *now = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1982, 2, "hm");
  game = probe_game_new (&header, 2, home->store, &error);
  g_assert_no_error (error);
  salon_game_hold (SALON_GAME (game));
  model_lay_all (game);
  record = model_kept_record (game);
  g_assert_true (g_str_has_prefix (record, "salon-veiled 1 "));
  salon_keeper_put_aside_async (home->store, SALON_GAME (game), model_result_cb, &result);
  name = salon_keeper_put_aside_finish (home->store, model_wait_for_result (&result), &error);
  g_assert_no_error (error);
  g_assert_false (salon_store_has (home->store, SALON_STORE_GAME));

  /* Reading a game leaves its file where it is. */
  again = load (home, name, &error);
  g_assert_no_error (error);
  g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (again)));
  now = model_read (home->directory, name);
  g_assert_cmpstr (now, ==, record);

  model_home_put (home, "game-none.salon", "nonsense", -1);
  g_assert_null (load (home, "game-none.salon", &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
  g_clear_error (&error);
  g_assert_null (load (home, "game-nowhere.salon", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* A game that cannot be read now stays where it is, byte for byte, while another one is played. A
 * second program finds it there. */
static void
assert_stays (ModelHome *home, const char *record, const char *reason)
{
  g_autofree char *notice = NULL, *again = NULL, *path = NULL;
  SalonLook look;

  model_home_put (home, SALON_STORE_GAME, record, -1);
  g_assert_null (resume (home, &look, &notice));
  g_test_message ("%s", notice);
  g_assert_nonnull (strstr (notice, reason));
  g_assert_nonnull (strstr (notice, "stays where it is"));
  model_home_assert_kept (home, SALON_STORE_GAME, record);
  g_assert_false (salon_store_has (home->store, SALON_STORE_GAME));
  g_assert_true (salon_store_save (home->store, SALON_STORE_GAME, "another game", NULL));
  g_assert_true (salon_store_remove (home->store, SALON_STORE_GAME, NULL));
  model_home_assert_kept (home, SALON_STORE_GAME, record);

  g_clear_object (&home->store);
  home->store = salon_store_new (home->directory);
  g_assert_null (resume (home, &look, &again));
  g_assert_cmpstr (again, ==, notice);
  model_home_assert_kept (home, SALON_STORE_GAME, record);
  path = g_build_filename (home->directory, SALON_STORE_GAME, NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_clear_object (&home->store);
  home->store = salon_store_new (home->directory);
}

static void
test_newer (ModelHome *home, gconstpointer data)
{
  assert_stays (home, "salon-record 2\n", "line 1");
  assert_stays (home, "salon-veiled 3 0123456789abcdef\nwhatever\n", "line 1");
  assert_stays (home, "salon-record 1\ngame probe\nedition parker-1999\n", "newer version of Salon");
}

static const char begun[] = "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption trays 1\n"
                            "seat 1 human Ada\nseat 2 human Max\nfirst 1\nword 1 KAYAK\nword 2 ROCKET\nbegin\n";

/* The list is cut, is of another version, or lacks the word; at last it is good again. */
static void
test_word_list_at_fault (ModelHome *home, gconstpointer data)
{
  g_autofree char *good = g_strdup (g_getenv ("SALON_WORDS_DIR")), *notice = NULL;
  g_autofree char *path = g_build_filename (good, "en.words", NULL), *list = NULL, *other = NULL;
  char *lists = model_directory ();
  g_autoptr (ProbeGame) game = NULL;
  SalonLook look;
  gsize length;

  g_assert_true (g_file_get_contents (path, &list, &length, NULL));
  other = g_build_filename (lists, "en.words", NULL);
  g_setenv ("SALON_WORDS_DIR", lists, TRUE);

  g_assert_true (g_file_set_contents (other, list, (gssize) length / 2, NULL));
  assert_stays (home, begun, "word list");
  list[16]++; /* the version, WORDS_AT_VERSION */
  g_assert_true (g_file_set_contents (other, list, (gssize) length, NULL));
  assert_stays (home, begun, "word list");
  g_setenv ("SALON_WORDS_DIR", good, TRUE);
  assert_stays (home,
                "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption trays 1\n"
                "seat 1 human Ada\nseat 2 human Max\nfirst 1\nword 1 TREEZ\n",
                "line 9");

  model_home_put (home, SALON_STORE_GAME, begun, -1);
  game = resume (home, &look, &notice);
  g_assert_nonnull (game);
  g_assert_null (notice);
  model_remove (lists);
}

/* If the game of the first slot cannot be read now, the one of the next slot is resumed. */
static void
test_another_behind_it (ModelHome *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL;
  g_autofree char *notice = NULL;
  SalonLook look;

  model_home_put (home, SALON_STORE_GAME, "salon-record 2\n", -1);
  model_home_put (home, "current-2.salon", "nonsense", -1);
  model_home_put (home, "current-3.salon", begun, -1);
  game = resume (home, &look, &notice);
  g_assert_nonnull (game);
  g_assert_nonnull (strstr (notice, "newer version"));
  g_assert_nonnull (strstr (notice, SALON_KEEPER_DAMAGED));
  g_assert_false (salon_store_has_next (home->store));
  model_home_assert_kept (home, SALON_STORE_GAME, "salon-record 2\n");
}

/* The owner of the store cancels the search and lets the store go; the callback is still called. */
static void
test_search_cancelled (ModelHome *home, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *notice = NULL;
  SalonLook look;

  model_home_put (home, SALON_STORE_GAME, begun, -1);
  salon_keeper_resume_async (model_kinds, home->store, cancellable, model_result_cb, &result);
  g_cancellable_cancel (cancellable);
  g_clear_object (&home->store);
  g_assert_null (salon_keeper_resume_finish (model_wait_for_result (&result), &look, &notice));
  model_home_assert_kept (home, SALON_STORE_GAME, begun);
}

/* A look is not read if its file is larger than SALON_STORE_SHORT. */
static void
test_long_look (ModelHome *home, gconstpointer data)
{
  g_autofree char *text = g_strnfill (SALON_STORE_SHORT, '\n'), *long_text = NULL, *notice = NULL;
  g_autoptr (ProbeGame) game = NULL, again = NULL;
  SalonLook look;

  model_home_put (home, SALON_STORE_GAME, begun, -1);
  memcpy (text, "[seats]\ncolours=5;4;3;2;1;0;\n", strlen ("[seats]\ncolours=5;4;3;2;1;0;\n"));
  model_home_put (home, SALON_STORE_LOOK, text, -1);
  game = resume (home, &look, &notice);
  g_assert_cmpuint (look.colour[0], ==, 5);
  salon_game_close (SALON_GAME (game));

  long_text = g_strconcat (text, "\n", NULL);
  model_home_put (home, SALON_STORE_LOOK, long_text, -1);
  again = resume (home, &look, &notice);
  g_assert_nonnull (again);
  g_assert_cmpuint (look.colour[0], ==, 0);
  salon_game_close (SALON_GAME (again));
}

/* Reads the game in the file @name. @stop: the reading is cancelled before it can end. */
static ProbeGame *
open_file (ModelHome *home, const char *name, gboolean stop, GError **error)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;

  salon_reading_open_async (model_kinds, file, cancellable, model_result_cb, &result);
  if (stop)
    g_cancellable_cancel (cancellable);
  return (ProbeGame *) salon_reading_finish (model_wait_for_result (&result), NULL, error);
}

static void
test_files_from_elsewhere (ModelHome *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL, clear = NULL, veiled = NULL;
  g_autofree char *record = NULL, *veil = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header;

  g_assert_null (open_file (home, "a.salon", FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (open_file (home, ".", FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_clear_error (&error);
  model_home_put (home, "a.salon", "salon\0record", 12);
  g_assert_null (open_file (home, "a.salon", FALSE, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
  g_clear_error (&error);

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);
  salon_game_hold (SALON_GAME (game));
  model_lay_all (game);
  record = model_record (game);
  model_home_put (home, "a.salon", record, strlen (record));
  clear = open_file (home, "a.salon", FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (clear)));
  veil = model_veiled_record (game);
  model_home_put (home, "a.salon", veil, strlen (veil));
  veiled = open_file (home, "a.salon", FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (veiled)));

  g_assert_null (open_file (home, "a.salon", TRUE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* In a game that is asleep computers do not think either. When it is woken it goes on, and is kept. */
static void
test_asleep (ModelHome *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL, other = NULL;
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 3, "eem");
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);
  salon_game_hold (SALON_GAME (game));
  await (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_SETTING_UP);
  record = model_record (game);
  other = probe_game_new_asleep (record, strlen (record), 1, &error);
  g_assert_no_error (error);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (probe_game_is_thinking (other));
  g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (other)));

  salon_game_wake (SALON_GAME (other), home->store);
  await (!salon_game_is_same (SALON_GAME (game), SALON_GAME (other)));
  g_assert_true (salon_game_flush (SALON_GAME (other), &error));
  g_assert_true (salon_store_has (home->store, SALON_STORE_GAME));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

#define ADD(path, function) g_test_add (path, ModelHome, NULL, model_home_set_up, function, model_home_tear_down)
  ADD ("/keeper/nothing-kept", test_nothing_kept);
  ADD ("/keeper/unfinished", test_unfinished);
  ADD ("/keeper/damaged", test_damaged);
  ADD ("/keeper/newer", test_newer);
  ADD ("/keeper/word-list-at-fault", test_word_list_at_fault);
  ADD ("/keeper/another-behind-it", test_another_behind_it);
  ADD ("/keeper/search-cancelled", test_search_cancelled);
  ADD ("/keeper/put-aside-and-read-again", test_put_aside_and_read_again);
  ADD ("/keeper/long-look", test_long_look);
  ADD ("/keeper/files-from-elsewhere", test_files_from_elsewhere);
  ADD ("/keeper/asleep", test_asleep);
#undef ADD

  return g_test_run ();
}
