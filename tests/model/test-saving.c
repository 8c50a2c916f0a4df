/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record on disk: a failure is signalled once and the game goes on, a damaged record is
 * refused with its line, and a game that was dropped writes nothing. */

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-table.h"
#include "model/probe/probe-game-private.h"

#define SETUP                                                                              \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 1\n"
#define LAID SETUP "word 1 .ROCKET\nword 2 KAYAK\nword 3 JAZZ..\nbegin\n"

static void
ask_in_vain (ProbeGame *game)
{
  model_play_on (game);
  model_settle (game);
}

static void
assert_saved (ProbeGame *game, const char *directory)
{
  g_autofree char *record = model_kept_record (game);
  g_autofree char *saved = NULL;

  g_assert_true (salon_game_flush (SALON_GAME (game), NULL));
  saved = model_read (directory, SALON_STORE_GAME);
  g_assert_cmpstr (saved, ==, record);
}

/* The data directory is a file, so that no game can be saved there. */
static void
test_no_directory (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *place = g_build_filename (directory, "games", NULL);
  g_autoptr (SalonStore) store = NULL;
  g_autoptr (ProbeGame) game = NULL;
  ModelEar ear;

  g_assert_true (g_file_set_contents (place, "in the way", -1, NULL));
  store = salon_store_new (place);
  game = model_game (LAID, store);
  model_ear_init (&ear, game);
  for (int i = 0; i < 4; i++)
    ask_in_vain (game);
  g_assert_cmpint (ear.moved, ==, 8);
  g_assert_cmpint (ear.failed, ==, 1);
  g_assert_nonnull (strstr (ear.message, "The game cannot be saved: "));
  g_assert_null (strstr (ear.message, "ROCKET"));

  /* The record is saved as soon as the disk works again; that is signalled, and so is the next
   * failure. */
  g_assert_cmpint (g_unlink (place), ==, 0);
  ask_in_vain (game);
  g_assert_true (salon_game_flush (SALON_GAME (game), NULL));
  g_assert_cmpint (ear.failed, ==, 1);
  g_assert_cmpint (ear.saved_again, ==, 1);
  assert_saved (game, place);
  {
    g_autofree char *aside = g_build_filename (directory, "aside", NULL);

    g_assert_cmpint (g_rename (place, aside), ==, 0);
  }
  g_assert_true (g_file_set_contents (place, "in the way", -1, NULL));
  ask_in_vain (game);
  ask_in_vain (game);
  g_assert_cmpint (ear.failed, ==, 2);
  g_assert_cmpint (ear.saved_again, ==, 1);

  /* Nobody moves, but the gate tries again all the same. */
  g_assert_cmpint (g_unlink (place), ==, 0);
  await (ear.saved_again >= 2);
  assert_saved (game, place);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

/* A game can signal a failure only after its maker has connected to it. */
static void
test_first_save_fails (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *place = g_build_filename (directory, "games", NULL);
  g_autoptr (SalonStore) store = NULL;
  g_autoptr (ProbeGame) game = NULL;
  ProbeHeader header;
  ModelEar ear;

  g_assert_true (g_file_set_contents (place, "in the way", -1, NULL));
  store = salon_store_new (place);
  model_header (&header, PROBE_PARKER_1964, 3, "he");
  game = probe_game_new (&header, 1, store, NULL);
  model_ear_init (&ear, game);
  model_settle (game);
  g_assert_cmpint (ear.failed, ==, 1);
  g_assert_cmpint (ear.laid, ==, 2);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

/* The disk becomes full in the middle of the record: the old record stays whole, and no
 * incomplete file is left beside it. */
static void
test_full_disk (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = model_game (LAID, store);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  struct rlimit limit, room;
  ModelEar ear;
  GDir *dir;
  int files = 0;

  ask_in_vain (game);
  before = model_read (directory, SALON_STORE_GAME);
  model_ear_init (&ear, game);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  room = (struct rlimit) { 100, limit.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &room), ==, 0);
  ask_in_vain (game);
  ask_in_vain (game);
  g_assert_false (salon_game_flush (SALON_GAME (game), NULL));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);

  after = model_read (directory, SALON_STORE_GAME);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (ear.failed, ==, 1);
  dir = g_dir_open (directory, 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    files++;
  g_dir_close (dir);
  g_assert_cmpint (files, ==, 2); /* and the lock */

  ask_in_vain (game);
  assert_saved (game, directory);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

/* Nobody moves until the previous move is on the disk: the disk's answer needs the main loop,
 * which does not run here. One move of a person waits for it. */
static void
test_gate (void)
{
  const ProbeMove ask = { .type = PROBE_ASK, .seat = 0, .target = 2, .letter = 'X' };
  const ProbeMove challenge = { .type = PROBE_CHALLENGE, .seat = 0, .target = 1, .valid = 1 };
  const ProbeMove name = { .type = PROBE_INTERRUPT, .seat = 2, .target = 1, .row = model_row ("KAYAK") };
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = model_game (LAID, store);
  g_autoptr (GError) error = NULL;
  ModelEar ear;

  model_ear_init (&ear, game);
  g_assert_true (salon_game_is_saved (SALON_GAME (game)));
  g_assert_true (probe_game_play (game,
                                  &(ProbeMove) {
                                    .type = PROBE_INTERRUPT, .seat = 1, .target = 0, .row = model_row ("JAZZ") },
                                  &error));
  g_assert_cmpint (ear.moved, ==, 1);
  g_assert_true (salon_game_is_saving (SALON_GAME (game)));

  /* The move is judged at once and made later. */
  g_assert_false (probe_game_play (game, &challenge, &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_SPELLING_IS_STRICT);
  g_clear_error (&error);
  g_assert_true (probe_game_play (game, &name, &error));
  g_assert_cmpint (ear.moved, ==, 1);
  g_assert_false (probe_game_play (game, &ask, &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_BUSY);
  g_clear_error (&error);

  await (ear.moved >= 2);
  g_assert_cmpint (ear.move.type, ==, PROBE_INTERRUPT);
  g_assert_cmpint (ear.move.seat, ==, 2);
  g_assert_cmpint (ear.failed, ==, 0);

  /* Before the second was made, the first was on the disk; now both are. */
  g_assert_true (salon_game_flush (SALON_GAME (game), &error));
  assert_saved (game, directory);
  g_assert_true (probe_game_play (game, &ask, &error));
  g_assert_cmpint (ear.moved, ==, 3);
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 4);

  /* A frozen game accepts a move but does not make it yet. */
  salon_game_freeze (SALON_GAME (game));
  g_assert_true (probe_game_play (game,
                                  &(ProbeMove) {
                                    .type = PROBE_INTERRUPT, .seat = 0, .target = 2, .row = model_row ("JAZZ") },
                                  &error));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 4);
  salon_game_thaw (SALON_GAME (game));
  g_assert_cmpint (ear.moved, ==, 5);
  model_settle (game);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

/* The first move waits for the rows. */
static void
test_gate_after_laying (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = NULL;
  const ProbeRow row = model_row ("KAYAK");
  ProbeHeader header;
  ModelEar ear;

  model_header (&header, PROBE_PARKER_1964, 3, "h");
  game = probe_game_new (&header, 1, store, NULL);
  model_ear_init (&ear, game);
  for (int seat = 0; seat < 3; seat++)
    g_assert_true (probe_game_lay (game, seat, 0, &row, NULL));
  g_assert_true (probe_game_draw (game, NULL));
  g_assert_false (probe_game_draw (game, NULL));
  g_assert_cmpint (ear.moved, ==, 0);
  await (ear.moved > 0);
  g_assert_cmpint (ear.move.type, ==, PROBE_DRAW);
  model_settle (game);
  assert_saved (game, directory);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

/* The directory goes away during the game and is made again. */
static void
test_directory_removed (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *place = g_build_filename (directory, "a", "b", NULL);
  g_autofree char *middle = g_path_get_dirname (place);
  g_autoptr (SalonStore) store = salon_store_new (place);
  g_autoptr (ProbeGame) game = model_game (LAID, store);
  ModelEar ear;

  model_ear_init (&ear, game);
  ask_in_vain (game);
  assert_saved (game, place);
  model_remove (g_steal_pointer (&middle));
  ask_in_vain (game);
  assert_saved (game, place);
  g_assert_cmpint (ear.failed, ==, 0);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

static void
assert_refused (const char *bytes, gssize n, long line, const char *said)
{
  const gsize length = n < 0 ? strlen (bytes) : (gsize) n;
  g_autofree char *place = g_strdup_printf ("line %ld: ", line);
  g_autoptr (GError) error = NULL;

  g_assert_null (probe_game_new_from_record (bytes, length, 1, NULL, &error));
  g_assert_true (error != NULL && error->domain == SALON_GAME_ERROR);
  if (strstr (error->message, place) == NULL || strstr (error->message, said) == NULL)
    g_error ("“%s” is said of what is wrong in line %ld: %s", error->message, line, said);
  g_assert_null (strstr (error->message, "ROCKET"));
  g_assert_null (strstr (error->message, "KAYAK"));
}

static void
test_damaged_records (void)
{
  static const char nul[] = "salon-record 1\ngame\0probe\n";
  g_autofree char *long_line = g_strnfill (2000, 'x');
  g_autofree char *too_long = g_strconcat ("salon-record 1\n#", long_line, "\n", NULL);

  assert_refused ("", -1, 1, "not a record");
  assert_refused ("\n# a comment\n", -1, 3, "not a record");
  assert_refused ("salon-record 2\n", -1, 1, "version");
  assert_refused ("PNG\r\n\x1a\n", -1, 1, "not a record");
  assert_refused (nul, sizeof nul - 1, 2, "NUL");
  assert_refused ("salon-record 1\n\xff\xfe\n", -1, 2, "not UTF-8");
  assert_refused (too_long, -1, 2, "longer than");
  assert_refused ("salon-record 1\n", -1, 2, "names the game");
  assert_refused ("salon-record 1\ngame chess\n", -1, 2, "This game");
  assert_refused ("salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 1 human Ada\nseat 2 human Béla\n",
                  -1, 7, "who begins");
  assert_refused ("salon-record 1\ngame probe\nedition parker-1964\nseat 1 human Ada\nseat 2 human Béla\nfirst 1\n", -1,
                  7, "language");
  assert_refused (
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\nseat 1 human Ada\nseat 3 human Béla\nfirst 1\n", -1, 8,
    "seat is missing");
  assert_refused (SETUP "word 1 ROCKTE\n", -1, 10, "");
  assert_refused (SETUP "word 1 RO.CKET\n", -1, 10, "never inside");
  assert_refused (SETUP "word 1 .ROCKET\nbegin\n", -1, 11, "not laid a word");
  assert_refused (LAID "1 ask 2 K\n1 draw normal\n", -1, 15, "has not been answered");
  assert_refused (LAID "1 ask 2 K\n2 sho", -1, 15, "unknown move");
  assert_refused (LAID "1 ask 2 K\n2 no\n", -1, 15, "must be shown");
}

/* A record that was cut off or changed anywhere is either refused or read as a game that can be
 * continued. */
static void
test_spoiled_records (void)
{
  const char *record = LAID "1 ask 2 K\n2 show 1\n1 ask 2 B\n2 no\n2 ask 3 Z\n3 show 4\n";
  const gsize length = strlen (record);
  guint64 random = 5;
  int read = 0, refused = 0;

  for (gsize i = 0; i < 4 * length; i++)
    {
      g_autofree char *spoiled = g_memdup2 (record, length + 1);
      g_autoptr (GError) error = NULL;
      g_autoptr (ProbeGame) game = NULL;
      gsize n = length;

      if (i < length)
        n = i;
      else
        spoiled[model_chance (&random, (guint32) length)] = (char) model_chance (&random, 256);
      game = probe_game_new_from_record (spoiled, n, 1, NULL, &error);
      g_assert_true ((game == NULL) == (error != NULL));
      if (game != NULL)
        {
          g_autofree char *again = model_record (game);
          g_autoptr (ProbeGame) other = model_game (again, NULL);

          model_assert_same (game, other);
          read++;
        }
      else
        {
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          refused++;
        }
    }
  g_assert_cmpint (read, >, 20);
  g_assert_cmpint (refused, >, 500);
}

/* A game that is dropped is freed at once, even if a worker still thinks. */
static void
test_let_go_while_thinking (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  ProbeHeader first, second;

  model_header (&first, PROBE_PARKER_1964, 4, "m");
  model_header (&second, PROBE_PARKER_1964, 3, "h");
  for (int moves = 0; moves < 12; moves++)
    {
      ProbeGame *game = probe_game_new (&first, (guint64) moves, store, NULL);
      GCancellable *thought;
      ProbeGame *gone;
      g_autoptr (ProbeGame) next = NULL;
      ModelEar ear;

      model_ear_init (&ear, game);
      await (ear.laid + ear.moved >= moves && probe_game_is_thinking (game));
      thought = game->thinking;
      g_object_add_weak_pointer (G_OBJECT (thought), (gpointer *) &thought);
      gone = game;
      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &gone);
      model_ear_clear (&ear);
      g_object_unref (game);
      g_assert_null (gone);

      /* The old game does not overwrite the next game's record. */
      next = probe_game_new (&second, 1, store, NULL);
      while (g_atomic_pointer_get (&thought) != NULL) /* the worker may clear it */
        if (!g_main_context_iteration (NULL, FALSE))
          g_thread_yield ();
      model_settle (next);
      assert_saved (next, directory);
    }
  model_remove (g_steal_pointer (&directory));
}

/* A closed game does nothing more, even if somebody still has a reference to it. */
static void
test_closed (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *still = NULL;
  ProbeHeader header;
  ModelEar ear;

  model_header (&header, PROBE_PARKER_1964, 3, "e");
  game = probe_game_new (&header, 1, store, NULL);
  model_ear_init (&ear, game);
  await (ear.moved >= 3);
  salon_game_hold (SALON_GAME (game));
  await (salon_game_is_saved (SALON_GAME (game))); /* the store still writes what was posted before */
  salon_game_close (SALON_GAME (game));
  saved = model_read (directory, SALON_STORE_GAME);
  salon_game_release (SALON_GAME (game));
  model_settle (game);
  g_assert_cmpint (ear.moved, ==, 3);
  if (probe_game_draw (game, NULL))
    model_settle (game);
  still = model_read (directory, SALON_STORE_GAME);
  g_assert_cmpstr (saved, ==, still);
  model_ear_clear (&ear);
  model_remove (g_steal_pointer (&directory));
}

/* A handler of “moved” may drop the game. */
static void
drop_cb (ProbeGame *game, gpointer a, gpointer b, gpointer data)
{
  ProbeGame **owner = data;

  g_clear_object (owner);
}

static void
dropped_laying_cb (ProbeGame *game, int seat, int tray, gpointer data)
{
  drop_cb (game, NULL, NULL, data);
}

static void
test_let_go_by_a_listener (void)
{
  ProbeHeader header;

  for (int i = 0; i < 2; i++)
    {
      ProbeGame *game, *gone;

      model_header (&header, PROBE_PARKER_1964, 3, "e");
      game = gone = probe_game_new (&header, 1, NULL, NULL);
      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &gone);
      if (i == 0)
        g_signal_connect (game, "laid", G_CALLBACK (dropped_laying_cb), &game);
      else
        g_signal_connect (game, "moved", G_CALLBACK (drop_cb), &game);
      await (gone == NULL);
      g_assert_null (game);
    }
}

/* Games that were dropped leave no source in the main loop. */
static void
test_many_games (void)
{
  for (int i = 0; i < 200; i++)
    {
      ProbeHeader header;
      ProbeGame *game;

      model_header (&header, (ProbeEdition) (i % PROBE_N_EDITIONS), 2 + i % 3, i % 2 ? "he" : "e");
      game = probe_game_new (&header, (guint64) i, NULL, NULL);
      for (int k = 0; k < i % 7; k++)
        g_main_context_iteration (NULL, FALSE);
      g_object_unref (game);
    }
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/saving/fails/no-directory", test_no_directory);
  g_test_add_func ("/saving/fails/first-save", test_first_save_fails);
  g_test_add_func ("/saving/fails/full-disk", test_full_disk);
  g_test_add_func ("/saving/gate/moves", test_gate);
  g_test_add_func ("/saving/gate/after-laying", test_gate_after_laying);
  g_test_add_func ("/saving/directory-removed", test_directory_removed);
  g_test_add_func ("/saving/damaged/line-is-named", test_damaged_records);
  g_test_add_func ("/saving/damaged/spoiled", test_spoiled_records);
  g_test_add_func ("/saving/let-go/while-thinking", test_let_go_while_thinking);
  g_test_add_func ("/saving/let-go/closed", test_closed);
  g_test_add_func ("/saving/let-go/by-a-listener", test_let_go_by_a_listener);
  g_test_add_func ("/saving/let-go/many-games", test_many_games);

  return g_test_run ();
}
