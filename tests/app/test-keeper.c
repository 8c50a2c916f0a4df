/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept from one run to the next, and that nothing of it is overwritten. */

#include <string.h>

#include <glib/gstdio.h>

#include "app/probe/probe-defaults.h"
#include "model-table.h"
#include "model/probe/probe-keeper.h"

typedef struct {
  char *directory;
  SalonStore *store;
} Home;

static void
home_set_up (Home *home, gconstpointer data)
{
  home->directory = model_directory ();
  home->store = salon_store_new (home->directory);
}

static void
home_tear_down (Home *home, gconstpointer data)
{
  g_clear_object (&home->store);
  model_remove (home->directory);
}

static void
put (Home *home, const char *name, const char *bytes, gssize length)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, bytes, length, &error);
  g_assert_no_error (error);
}

/* The one file whose name begins so, (transfer full); NULL if there is none. */
static char *
find (Home *home, const char *prefix)
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

static void
test_nothing_kept (Home *home, gconstpointer data)
{
  g_autofree char *notice = NULL;
  ProbeHeader header;
  ProbeLook look;

  g_assert_null (probe_keeper_resume (home->store, &look, &notice));
  g_assert_null (notice);
  g_assert_false (probe_keeper_load_setup (home->store, &header, &look));
}

static void
test_unfinished (Home *home, gconstpointer data)
{
  g_autofree char *notice = NULL, *record = NULL, *again = NULL;
  g_autoptr (ProbeGame) game = NULL, resumed = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header;
  ProbeLook look, found;

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  probe_look_init (&look);
  look.colour[0] = 3;
  look.colour[3] = 0;
  look.chooses[0] = TRUE;
  game = probe_game_new (&header, 1, home->store, &error);
  g_assert_no_error (error);
  probe_game_hold (game);
  g_assert_false (probe_keeper_is_begun (game));
  probe_keeper_save_look (home->store, &look);
  model_lay_all (game);
  g_assert_true (probe_keeper_is_begun (game));
  record = probe_game_to_record (game);
  g_assert_true (probe_game_flush (game, &error));
  g_clear_object (&game);

  resumed = probe_keeper_resume (home->store, &found, &notice);
  g_assert_nonnull (resumed);
  g_assert_null (notice);
  again = probe_game_to_record (resumed);
  g_assert_cmpstr (again, ==, record);
  g_assert_cmpmem (&found, sizeof found, &look, sizeof look);
}

/* Bytes that are no record are kept as they are, and told by name and reason. */
static void
test_damaged (Home *home, gconstpointer data)
{
  static const struct {
    const char *bytes;
    gssize length;
    const char *reason;
  } table[] = {
    { "", 0, "line 1" },
    { "salon-record 2\n", -1, "line 1" },
    { "salon-record 1\ngame probe\nedition parker-1999\n", -1, "line 3" },
    { "salon-record 1\ngame probe\n", -1, "edition" },
    { "\0\0\0", 3, "line 1" },
    { "\xff\xfe", 2, "line 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *notice = NULL, *name = NULL, *path = NULL, *bytes = NULL;
      const gsize expected = table[i].length < 0 ? strlen (table[i].bytes) : (gsize) table[i].length;
      ProbeLook look;
      gsize length;

      put (home, SALON_STORE_GAME, table[i].bytes, table[i].length);
      g_assert_null (probe_keeper_resume (home->store, &look, &notice));
      name = find (home, PROBE_KEEPER_DAMAGED);
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

static void
test_put_aside_and_taken_up (Home *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL, taken = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL, *name = NULL, *now = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1982, 2, "hm");
  game = probe_game_new (&header, 2, home->store, &error);
  g_assert_no_error (error);
  probe_game_hold (game);
  model_lay_all (game);
  record = probe_game_to_kept_record (game);
  g_assert_true (g_str_has_prefix (record, "salon-veiled 1 "));
  g_assert_true (probe_game_flush (game, &error));
  g_clear_object (&game);
  name = salon_store_archive (home->store, SALON_STORE_GAME, PROBE_KEEPER_GAME, &error);
  g_assert_no_error (error);

  taken = probe_keeper_take_up (home->store, name, &error);
  g_assert_no_error (error);
  probe_game_hold (taken);
  g_assert_true (salon_store_flush (home->store, &error));
  now = model_read (home->directory, SALON_STORE_GAME);
  g_assert_cmpstr (now, ==, record);
  g_assert_false (salon_store_has (home->store, name));

  /* What cannot be taken up stays. */
  put (home, "game-none.salon", "nonsense", -1);
  g_assert_null (probe_keeper_take_up (home->store, "game-none.salon", &error));
  g_assert_nonnull (error);
  g_assert_true (salon_store_has (home->store, "game-none.salon"));
  g_clear_pointer (&now, g_free);
  now = model_read (home->directory, SALON_STORE_GAME);
  g_assert_cmpstr (now, ==, record);
}

static void
test_set_up (Home *home, gconstpointer data)
{
  static const char *const seats[] = { "hem", "hm", "emhdme" };

  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
      {
        const int n = MIN ((int) strlen (seats[i]), probe_editions[edition].behaviours.seats_max);
        ProbeHeader header, found;
        ProbeLook look, found_look;

        model_header (&header, edition, n, seats[i]);
        header.setup.first = (guint8) (n - 1);
        header.setup.activity_cards = i == 1;
        header.setup.trays = i == 1 ? 2 : 1;
        header.setup.spelling_free = i == 2;
        probe_row_parse ("SECRET", &header.setup.row[0][0]);
        probe_look_init (&look);
        look.chooses[n - 1] = TRUE;
        probe_keeper_save_setup (home->store, &header, &look);
        g_assert_true (probe_keeper_load_setup (home->store, &found, &found_look));

        /* The words are nobody's business. */
        memset (header.setup.row, 0, sizeof header.setup.row);
        g_assert_cmpmem (&found.setup, sizeof found.setup, &header.setup, sizeof header.setup);
        g_assert_cmpmem (found.salon.kind, (gsize) n, header.salon.kind, (gsize) n);
        for (int seat = 0; seat < n; seat++)
          g_assert_cmpstr (found.salon.name[seat], ==, header.salon.name[seat]);
        g_assert_cmpmem (&found_look, sizeof look, &look, sizeof look);
      }
}

static void
test_spoiled_set_up (Home *home, gconstpointer data)
{
  static const char *const spoiled[] = {
    "",
    "nonsense\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 1 human A\nfirst 1\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 2 human A\nseat 3 human B\nfirst 1\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 1 human A\nseat 2 human B\nfirst 5\n",
    "salon-record 1\ngame probe\nedition parker-1964\nseat 1 human A\nseat 2 human B\nfirst 1\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (spoiled); i++)
    {
      ProbeHeader header;
      ProbeLook look;

      put (home, PROBE_KEEPER_SETUP, spoiled[i], -1);
      g_assert_false (probe_keeper_load_setup (home->store, &header, &look));
    }
}

/* A first game can be begun at once, and no two players have one name. */
static void
test_defaults (Home *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const char *taken[PROBE_MAX_SEATS + 1] = { NULL };
  ProbeHeader header;
  ProbeLook look;

  probe_defaults_fill (&header, &look);
  g_assert_cmpint (header.setup.edition, ==, PROBE_PARKER_1964);
  g_assert_cmpint (header.setup.seats, ==, 3);
  g_assert_cmpint (header.salon.kind[0], ==, SALON_HUMAN);
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);

  for (int i = 0; i < PROBE_MAX_SEATS; i++)
    {
      taken[i] = probe_defaults_computer_name (taken);
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (taken[i], !=, taken[j]);
    }
  for (int i = 0; i < PROBE_MAX_SEATS; i++)
    g_free ((char *) taken[i]);
}

/* The same table once more: who begins goes round. */
static void
test_again (Home *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header, again;

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  header.setup.first = 2;
  g_strlcpy (header.salon.title, "Sunday game", sizeof header.salon.title);
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);

  probe_keeper_again (game, FALSE, &again);
  g_assert_cmpint (again.setup.first, ==, 0);
  g_assert_cmpstr (again.salon.title, ==, "");
  g_assert_cmpstr (again.salon.name[1], ==, header.salon.name[1]);
  for (int i = 0; i < 20; i++)
    {
      probe_keeper_again (game, TRUE, &again);
      g_assert_cmpint (again.setup.first, <, 3);
    }
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

/* The game in the file @name; @stop: cancelled before it can be there. */
static ProbeGame *
open_file (Home *home, const char *name, gboolean stop, GError **error)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;

  probe_keeper_open_async (file, cancellable, result_cb, &result);
  if (stop)
    g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return probe_keeper_open_finish (result, error);
}

static void
test_files_from_elsewhere (Home *home, gconstpointer data)
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
  put (home, "a.salon", "salon\0record", 12);
  g_assert_null (open_file (home, "a.salon", FALSE, &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_RECORD);
  g_clear_error (&error);

  model_header (&header, PROBE_PARKER_1964, 3, "hem");
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);
  probe_game_hold (game);
  model_lay_all (game);
  record = probe_game_to_record (game);
  put (home, "a.salon", record, strlen (record));
  clear = open_file (home, "a.salon", FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (probe_game_is_same (game, clear));
  veil = probe_game_to_veiled_record (game);
  put (home, "a.salon", veil, strlen (veil));
  veiled = open_file (home, "a.salon", FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (probe_game_is_same (game, veiled));

  g_assert_null (open_file (home, "a.salon", TRUE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A game that is asleep waits, also for its computers; woken it goes on, and is kept. */
static void
test_asleep (Home *home, gconstpointer data)
{
  g_autoptr (ProbeGame) game = NULL, other = NULL;
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 3, "eem");
  game = probe_game_new (&header, 1, NULL, &error);
  g_assert_no_error (error);
  probe_game_hold (game);
  while (probe_game_get_stage (game) == PROBE_GAME_LAYING)
    g_main_context_iteration (NULL, TRUE);
  record = probe_game_to_record (game);
  other = probe_game_new_asleep (record, strlen (record), 1, &error);
  g_assert_no_error (error);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (probe_game_is_thinking (other));
  g_assert_true (probe_game_is_same (game, other));

  probe_game_wake (other, home->store);
  while (probe_game_is_same (game, other))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (probe_game_flush (other, &error));
  g_assert_true (salon_store_has (home->store, SALON_STORE_GAME));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

#define ADD(path, function) g_test_add (path, Home, NULL, home_set_up, function, home_tear_down)
  ADD ("/keeper/nothing-kept", test_nothing_kept);
  ADD ("/keeper/unfinished", test_unfinished);
  ADD ("/keeper/damaged", test_damaged);
  ADD ("/keeper/put-aside-and-taken-up", test_put_aside_and_taken_up);
  ADD ("/keeper/set-up", test_set_up);
  ADD ("/keeper/spoiled-set-up", test_spoiled_set_up);
  ADD ("/keeper/defaults", test_defaults);
  ADD ("/keeper/again", test_again);
  ADD ("/keeper/files-from-elsewhere", test_files_from_elsewhere);
  ADD ("/keeper/asleep", test_asleep);
#undef ADD

  return g_test_run ();
}
