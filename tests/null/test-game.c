/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the shared model does for the null game: its record, saving, holding, and what is kept from one run to
 * the next, alone and beside Probe. */

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-home.h"
#include "model-table.h"
#include "model/null/null-game.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

#define BEGUN  "salon-record 1\ngame null\ntitle Short\nseat 1 human Ada\nbegin\n"
#define PLAYED BEGUN "done\n"
#define SETUP  "salon-record 1\ngame null\nseat 1 human Ada\n"

static const SalonGameKind *const both_kinds[] = { &probe_game_kind, &null_game_kind, NULL };

/* The game with this record, asleep. */
static NullGame *
read_game (const char *record)
{
  g_autoptr (GError) error = NULL;
  SalonGame *game = salon_game_read (both_kinds, record, strlen (record), 1, &error);

  g_assert_no_error (error);
  return NULL_GAME (game);
}

/* A game of a computer, or of Ada, asleep. */
static NullGame *
begin_game (gboolean person)
{
  g_autofree char *setup = null_setup_write (person ? "Ada" : "Hugo", person);
  g_autoptr (GError) error = NULL;
  SalonGame *game = null_game_kind.begin (setup, strlen (setup), 1, &error);

  g_assert_no_error (error);
  return NULL_GAME (game);
}

static void
assert_record (NullGame *game, const char *expected)
{
  g_autoptr (GBytes) record = salon_game_to_record (SALON_GAME (game));
  g_autoptr (GBytes) kept = salon_game_to_kept_record (SALON_GAME (game));

  g_assert_cmpmem (g_bytes_get_data (record, NULL), g_bytes_get_size (record), expected, strlen (expected));
  g_assert_true (g_bytes_equal (record, kept));
}

static gboolean
is_done (NullGame *game)
{
  return salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED;
}

/* Runs the main loop until nothing is left to do. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
wait_until_done (NullGame *game)
{
  await (is_done (game));
}

static void
wait_until_saved (NullGame *game)
{
  await (salon_game_is_saved (SALON_GAME (game)));
}

static void
told_cb (GString *told, const char *sentence)
{
  g_string_append (told, sentence);
}

static void
count_cb (guint *count)
{
  ++*count;
}

static void
test_play (void)
{
  g_autoptr (GString) told = g_string_new ("");
  g_autoptr (NullGame) game = read_game (BEGUN);
  g_autofree char *status = NULL, *next = NULL;
  SalonGame *shared = SALON_GAME (game);
  guint changed = 0;

  assert_record (game, BEGUN);
  g_assert_cmpstr (salon_game_get_title (shared), ==, "Short");
  g_assert_cmpuint (salon_game_count_people (shared), ==, 1);
  g_assert_cmpstr (salon_game_get_seat_name (shared, 0), ==, "Ada");
  g_assert_false (null_game_say_done (game)); /* it is asleep */

  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), told);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (count_cb), &changed);
  salon_game_wake (shared, NULL);
  status = salon_game_get_status (shared);
  g_assert_cmpstr (status, ==, "Ada, say that you are done");
  g_assert_true (null_game_say_done (game));
  g_assert_true (is_done (game));
  g_assert_null (salon_game_get_status (shared));
  g_assert_cmpstr (told->str, ==, "Ada is done.");
  g_assert_cmpuint (changed, ==, 1);
  g_assert_false (null_game_say_done (game));
  assert_record (game, PLAYED);

  next = salon_game_get_next_setup (shared, TRUE);
  g_assert_cmpstr (next, ==, SETUP);
}

static void
test_round_trip (void)
{
  g_autoptr (NullGame) begun = read_game (BEGUN), played = read_game (PLAYED), again = read_game (PLAYED);

  assert_record (played, PLAYED);
  g_assert_true (is_done (played));
  g_assert_true (salon_game_is_same (SALON_GAME (played), SALON_GAME (again)));
  g_assert_false (salon_game_is_same (SALON_GAME (played), SALON_GAME (begun)));
}

/* What cannot be read: the sentence names the line, and the code tells what to do with the file. */
static void
test_refused (void)
{
  static const struct {
    const char *record;
    SalonGameError code;
    const char *line;
  } table[] = {
    { "", SALON_GAME_ERROR_RECORD, "line 1" },
    { "salon-record 1\n", SALON_GAME_ERROR_RECORD, "line 2" },
    { "salon-record 1\ngame nil\n", SALON_GAME_ERROR_NEWER, "line 2" },
    { "salon-record 1\ngame Null\n", SALON_GAME_ERROR_RECORD, "line 2" },
    { "salon-record 1\ngame nil", SALON_GAME_ERROR_RECORD, "line 2" },
    { SETUP, SALON_GAME_ERROR_RECORD, "line 4" },
    { SETUP "colour 3\nbegin\n", SALON_GAME_ERROR_NEWER, "line 4" },
    { SETUP "Colour 3\nbegin\n", SALON_GAME_ERROR_RECORD, "line 4" },
    { BEGUN "undo\n", SALON_GAME_ERROR_NEWER, "line 6" },
    { BEGUN "undo", SALON_GAME_ERROR_RECORD, "line 6" },
    { PLAYED "done\n", SALON_GAME_ERROR_RECORD, "line 7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (salon_game_read (both_kinds, table[i].record, strlen (table[i].record), 1, &error));
      g_assert_error (error, SALON_GAME_ERROR, (int) table[i].code);
      g_assert_nonnull (strstr (error->message, table[i].line));
    }
}

/* A Salon without the game takes its records for those of a newer one. */
static void
test_unknown (void)
{
  static const SalonGameKind *const without[] = { &probe_game_kind, NULL };
  g_autoptr (GError) error = NULL;

  g_assert_null (salon_game_read (without, PLAYED, strlen (PLAYED), 1, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_NEWER);
}

static void
test_setup (void)
{
  static const struct {
    const char *setup;
    SalonSetupState state;
  } table[] = {
    { SETUP, SALON_SETUP_GOOD },
    { "salon-record 1\ngame null\nseat 1 computer-easy Hugo\n", SALON_SETUP_GOOD },
    { "salon-record 1\ngame null\n", SALON_SETUP_DAMAGED },
    { "salon-record 1\ngame probe\n", SALON_SETUP_NEWER },
    { SETUP "colour 3\n", SALON_SETUP_NEWER },
    { "", SALON_SETUP_DAMAGED },
  };
  g_autofree char *name = null_setup_read_name (SETUP);

  g_assert_cmpstr (name, ==, "Ada");
  g_assert_null (null_setup_read_name ("salon-record 1\n"));
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const gsize length = strlen (table[i].setup);
      g_autoptr (GError) error = NULL;
      g_autoptr (SalonGame) game = null_game_kind.begin (table[i].setup, length, 1, &error);

      g_assert_cmpint (null_game_kind.judge (table[i].setup, length), ==, table[i].state);
      g_assert_true ((game != NULL) == (table[i].state == SALON_SETUP_GOOD));
      g_assert_true ((error == NULL) == (game != NULL));
    }
}

/* A computer moves by itself, but neither while the game is held nor after it is closed. */
static void
test_hold (void)
{
  g_autoptr (NullGame) game = begin_game (FALSE), closed = begin_game (FALSE);

  salon_game_hold (SALON_GAME (game));
  salon_game_wake (SALON_GAME (game), NULL);
  settle ();
  g_assert_false (is_done (game));
  g_assert_false (null_game_say_done (game)); /* nobody sits there */
  salon_game_release (SALON_GAME (game));
  g_assert_false (is_done (game));
  salon_game_hold (SALON_GAME (game));
  settle ();
  g_assert_false (is_done (game));
  salon_game_release (SALON_GAME (game));
  wait_until_done (game);

  salon_game_wake (SALON_GAME (closed), NULL);
  salon_game_close (SALON_GAME (closed));
  settle ();
  g_assert_false (is_done (closed));
}

/* A hold does not keep a person from moving; freezing and closing do. */
static void
test_freeze (void)
{
  g_autoptr (NullGame) game = begin_game (TRUE), closed = begin_game (TRUE);

  salon_game_wake (SALON_GAME (game), NULL);
  salon_game_freeze (SALON_GAME (game));
  g_assert_false (null_game_say_done (game));
  salon_game_thaw (SALON_GAME (game));
  settle ();
  g_assert_false (is_done (game));
  salon_game_hold (SALON_GAME (game));
  g_assert_true (null_game_say_done (game));
  g_assert_true (is_done (game));

  salon_game_wake (SALON_GAME (closed), NULL);
  salon_game_close (SALON_GAME (closed));
  g_assert_false (null_game_say_done (closed));
}

/* A move is posted before it is told. */
static void
posted_cb (SalonGame *game)
{
  g_assert_false (salon_game_is_saved (game));
}

/* The move waits until the disk has the record before it. */
static void
test_gate (ModelHome *home, gconstpointer data)
{
  g_autoptr (NullGame) game = begin_game (TRUE);
  g_autoptr (GBytes) record = NULL;
  g_autofree char *text = NULL;

  salon_game_wake (SALON_GAME (game), home->store);
  salon_game_save (SALON_GAME (game));
  g_assert_true (salon_game_is_saving (SALON_GAME (game)));
  g_assert_true (null_game_say_done (game));
  g_assert_false (null_game_say_done (game)); /* one waits already */
  g_assert_false (is_done (game));
  g_signal_connect (game, "changed", G_CALLBACK (posted_cb), NULL);
  wait_until_done (game);
  wait_until_saved (game);

  record = salon_game_to_record (SALON_GAME (game));
  text = model_read (home->directory, SALON_STORE_GAME);
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (record, NULL), g_bytes_get_size (record));
}

/* A disk that fails is told once, and the game goes on without it. */
static void
test_failing_disk (ModelHome *home, gconstpointer data)
{
  g_autofree char *path = g_build_filename (home->directory, "a-file", NULL);
  g_autoptr (NullGame) game = begin_game (FALSE);
  g_autoptr (SalonStore) store = NULL;
  guint failed = 0;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  store = salon_store_new (path);
  g_signal_connect_swapped (game, "save-failed", G_CALLBACK (count_cb), &failed);
  salon_game_wake (SALON_GAME (game), store);
  salon_game_save (SALON_GAME (game));
  wait_until_done (game);
  g_assert_cmpuint (failed, ==, 1);
  g_assert_false (salon_game_is_saved (SALON_GAME (game)));
}

static SalonGame *
resume (ModelHome *home, const SalonGameKind *const *kinds, char **notice)
{
  g_autoptr (GAsyncResult) result = NULL;
  SalonLook look;

  salon_keeper_resume_async (kinds, home->store, NULL, model_result_cb, &result);
  return salon_keeper_resume_finish (model_wait_for_result (&result), &look, notice);
}

/* The next run finds the game, and a Salon that does not know it leaves it where it is. */
static void
test_resume (ModelHome *home, gconstpointer data)
{
  static const SalonGameKind *const without[] = { &probe_game_kind, NULL };
  g_autoptr (NullGame) game = read_game (BEGUN);
  g_autoptr (SalonGame) resumed = NULL;
  g_autofree char *notice = NULL, *kept = NULL;

  salon_game_wake (SALON_GAME (game), home->store);
  salon_game_save (SALON_GAME (game));
  g_assert_true (salon_game_flush (SALON_GAME (game), NULL));
  g_clear_object (&game);
  g_clear_object (&home->store);

  home->store = salon_store_new (home->directory);
  g_assert_null (resume (home, without, &notice));
  g_assert_nonnull (strstr (notice, "newer version"));
  g_clear_object (&home->store);
  kept = model_read (home->directory, SALON_STORE_GAME);
  g_assert_cmpstr (kept, ==, BEGUN);

  g_clear_pointer (&notice, g_free);
  home->store = salon_store_new (home->directory);
  resumed = resume (home, both_kinds, &notice);
  g_assert_null (notice);
  assert_record (NULL_GAME (resumed), BEGUN);
  salon_game_rouse (resumed);
  g_assert_true (null_game_say_done (NULL_GAME (resumed)));
  wait_until_saved (NULL_GAME (resumed));
  g_clear_pointer (&kept, g_free);
  kept = model_read (home->directory, SALON_STORE_GAME);
  g_assert_cmpstr (kept, ==, PLAYED);
}

/* Each kind of game has its own last set-up. */
static void
test_last_setup (ModelHome *home, gconstpointer data)
{
  g_autofree char *found = NULL, *unread = NULL;
  SalonLook look;

  salon_look_init (&look);
  salon_keeper_save_setup (&null_game_kind, home->store, SETUP, &look);
  g_assert_true (salon_store_flush (home->store, NULL));
  found = salon_keeper_load_setup (&null_game_kind, home->store, &look);
  g_assert_cmpstr (found, ==, SETUP);
  g_assert_null (salon_keeper_load_setup (&probe_game_kind, home->store, &look));
  g_assert_false (salon_keeper_has_newer_setup (&null_game_kind, home->store));
}

/* Files of both games are read, one after the other. */
static void
test_files (ModelHome *home, gconstpointer data)
{
  static const struct {
    const char *record;
    GType (*get_type) (void);
  } table[] = {
    { PLAYED, null_game_get_type },
    { "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption trays 1\noption spelling free\nseat 1 human Ada\n"
      "seat 2 human Hugo\nfirst 1\nword 1 ROCKET\nword 2 KAYAK\nbegin\n",
      probe_game_get_type },
    { BEGUN, null_game_get_type },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *path = g_build_filename (home->directory, "some.salon", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (SalonGame) game = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, table[i].record, -1, NULL));
      salon_reading_open_async (both_kinds, file, NULL, model_result_cb, &result);
      game = salon_reading_finish (model_wait_for_result (&result), NULL, &error);
      g_assert_no_error (error);
      g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (game, table[i].get_type ()));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/null/play", test_play);
  g_test_add_func ("/null/round-trip", test_round_trip);
  g_test_add_func ("/null/refused", test_refused);
  g_test_add_func ("/null/unknown", test_unknown);
  g_test_add_func ("/null/setup", test_setup);
  g_test_add_func ("/null/hold", test_hold);
  g_test_add_func ("/null/freeze", test_freeze);
  g_test_add ("/null/gate", ModelHome, NULL, model_home_set_up, test_gate, model_home_tear_down);
  g_test_add ("/null/failing-disk", ModelHome, NULL, model_home_set_up, test_failing_disk, model_home_tear_down);
  g_test_add ("/null/resume", ModelHome, NULL, model_home_set_up, test_resume, model_home_tear_down);
  g_test_add ("/null/last-setup", ModelHome, NULL, model_home_set_up, test_last_setup, model_home_tear_down);
  g_test_add ("/null/files", ModelHome, NULL, model_home_set_up, test_files, model_home_tear_down);

  return g_test_run ();
}
