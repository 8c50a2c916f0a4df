/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which game is played, without a window: what is wished for waits its turn, the game that
 * was there is put aside whole, and what fails changes nothing. */

#include "app/salon-session.h"

#include <string.h>

#include "app/salon-house.h"
#include "model-table.h"
#include "model/salon-keeper.h"

#define SETUP "salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
#define NEW   SETUP "seat 1 human Ada\nseat 2 human Max\nfirst 1\n"

typedef struct {
  char *directory;
  SalonStore *store;
  SalonSession *session;
  int searched, played, messages, alerts;
} Home;

static void
count_cb (int *count)
{
  (*count)++;
}

static void
home_set_up (Home *home, gconstpointer data)
{
  home->directory = model_directory ();
  home->store = salon_store_new (home->directory);
}

static void
home_tear_down (Home *home, gconstpointer data)
{
  g_clear_object (&home->session);
  g_clear_object (&home->store);
  model_remove (home->directory);
}

/* Writes @record as the file @name, (transfer full). */
static GFile *
put (Home *home, const char *name, const char *record)
{
  g_autofree char *path = g_build_filename (home->directory, name, NULL);

  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  return g_file_new_for_path (path);
}

/* Begins a session; @record (nullable) is the unfinished game that it will find. */
static void
begin_session (Home *home, const char *record)
{
  if (record != NULL)
    g_object_unref (put (home, SALON_STORE_GAME, record));
  home->session = salon_session_new (home->store);
  g_signal_connect_swapped (home->session, "searched", G_CALLBACK (count_cb), &home->searched);
  g_signal_connect_swapped (home->session, "play", G_CALLBACK (count_cb), &home->played);
  g_signal_connect_swapped (home->session, "message", G_CALLBACK (count_cb), &home->messages);
  g_signal_connect_swapped (home->session, "alert", G_CALLBACK (count_cb), &home->alerts);
}

static void
wait_until (const int *count, int expected)
{
  while (*count < expected)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (*count, ==, expected);
}

static gboolean
begin_game (Home *home, const char *setup)
{
  SalonLook look;

  salon_look_init (&look);
  look.colour[0] = 1;
  look.colour[1] = 0;
  return salon_session_begin (home->session, salon_house_games[0]->kind, setup, &look);
}

static guint
count_seats (Home *home)
{
  return salon_game_count_seats (salon_session_get_game (home->session));
}

static gboolean
can_undo (Home *home)
{
  gboolean can;

  g_object_get (home->session, "can-undo", &can, NULL);
  return can;
}

static int
count_files (Home *home, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (home->directory, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix);
  return n;
}

static void
test_nothing_found (Home *home, gconstpointer data)
{
  begin_session (home, NULL);
  g_assert_true (salon_session_can_resume (home->session));
  wait_until (&home->searched, 1);
  g_assert_null (salon_session_get_game (home->session));
  g_assert_false (salon_session_can_resume (home->session));
  g_assert_false (salon_session_resume (home->session));

  g_assert_true (begin_game (home, NEW));
  g_assert_cmpint (home->played, ==, 1);
  g_assert_cmpuint (count_seats (home), ==, 2);
  g_assert_cmpuint (salon_session_get_look (home->session)->colour[0], ==, 1);
  g_assert_cmpstr (salon_game_get_date (salon_session_get_game (home->session)), !=, "");
  g_assert_false (can_undo (home));
  g_assert_true (salon_game_flush (salon_session_get_game (home->session), NULL));
  g_assert_true (salon_store_has (home->store, SALON_STORE_GAME));
}

/* The game that is found is put on the table only if somebody has asked for it. */
static void
test_resume (Home *home, gconstpointer data)
{
  begin_session (home, MODEL_PEOPLE);
  g_assert_true (salon_session_resume (home->session));
  g_assert_false (salon_session_can_resume (home->session));
  g_assert_cmpint (home->played, ==, 0);
  wait_until (&home->searched, 1);
  g_assert_cmpint (home->played, ==, 1);

  salon_session_end (home->session);
  g_clear_object (&home->session);
  begin_session (home, NULL);
  g_assert_true (salon_session_resume (home->session));
  salon_session_resume_later (home->session);
  wait_until (&home->searched, 2);
  g_assert_cmpint (home->played, ==, 1);
  g_assert_true (salon_session_resume (home->session));
  g_assert_cmpint (home->played, ==, 2);
}

/* A new game waits until it is known which one is there. That one is put aside, can be
 * taken up again, and is the same then. */
static void
test_aside_and_back (Home *home, gconstpointer data)
{
  g_autofree char *record = NULL, *again = NULL;

  begin_session (home, MODEL_PEOPLE);
  g_assert_true (begin_game (home, NEW));
  g_assert_cmpint (home->messages, ==, 1);
  g_assert_null (salon_session_get_game (home->session));
  wait_until (&home->searched, 1);
  record = model_record (PROBE_GAME (salon_session_get_game (home->session)));
  wait_until (&home->played, 1);
  g_assert_cmpuint (count_seats (home), ==, 2);
  g_assert_true (can_undo (home));
  g_assert_cmpint (count_files (home, SALON_KEEPER_GAME), ==, 1);

  salon_session_undo (home->session);
  wait_until (&home->played, 2);
  again = model_record (PROBE_GAME (salon_session_get_game (home->session)));
  g_assert_cmpstr (again, ==, record);
  g_assert_cmpuint (salon_session_get_look (home->session)->colour[0], ==, 0);
  g_assert_false (can_undo (home));
  g_assert_true (salon_store_flush (home->store, NULL));
  /* Nobody had done anything in the new one. */
  g_assert_cmpint (count_files (home, SALON_KEEPER_GAME), ==, 0);
}

/* Of several wishes the last one counts. */
static void
test_last_wish (Home *home, gconstpointer data)
{
  g_autoptr (GFile) file = NULL;

  begin_session (home, MODEL_PEOPLE);
  file = put (home, "other.salon", SETUP "seat 1 human A\nseat 2 human B\nseat 3 human C\nseat 4 human D\nfirst 1\n");
  salon_session_open (home->session, file);
  g_assert_true (begin_game (home, NEW));
  g_assert_true (begin_game (home, SETUP "seat 1 human A\nseat 2 human B\nseat 3 human C\nfirst 1\n"));
  wait_until (&home->played, 1);
  g_assert_cmpuint (count_seats (home), ==, 3);

  salon_session_open (home->session, file);
  wait_until (&home->played, 2);
  g_assert_cmpuint (count_seats (home), ==, 4);
  g_assert_cmpint (count_files (home, SALON_KEEPER_GAME), ==, 1);
}

/* Who takes the waiting game after all does not lose it to the other one. */
static void
test_wish_taken_back (Home *home, gconstpointer data)
{
  begin_session (home, MODEL_PEOPLE);
  g_assert_true (begin_game (home, NEW));
  g_assert_true (salon_session_resume (home->session));
  wait_until (&home->played, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (home->played, ==, 1);
  g_assert_cmpuint (count_seats (home), ==, 3);
  g_assert_cmpint (count_files (home, SALON_KEEPER_GAME), ==, 0);
}

/* The game that is there need not be read again, and does not go aside for itself. */
static void
test_same_game (Home *home, gconstpointer data)
{
  g_autofree char *record = NULL;
  g_autoptr (GFile) file = NULL;
  SalonGame *game;

  begin_session (home, MODEL_PEOPLE);
  wait_until (&home->searched, 1);
  game = salon_session_get_game (home->session);
  record = model_record (PROBE_GAME (game));
  file = put (home, "copy.salon", record);
  salon_session_open (home->session, file);
  wait_until (&home->played, 1);
  g_assert_true (salon_session_get_game (home->session) == game);
  g_assert_false (can_undo (home));
}

/* What cannot be played or read is told, and nothing else happens. */
static void
test_faults (Home *home, gconstpointer data)
{
  g_autoptr (GFile) nothing = NULL, nonsense = NULL;
  SalonGame *game;

  begin_session (home, MODEL_PEOPLE);
  wait_until (&home->searched, 1);
  game = salon_session_get_game (home->session);
  g_assert_false (begin_game (home, SETUP));
  g_assert_cmpint (home->alerts, ==, 1);
  nonsense = put (home, "nonsense.salon", "nonsense\n");
  nothing = g_file_new_for_path ("/nowhere/at-all.salon");
  salon_session_open (home->session, nonsense);
  wait_until (&home->alerts, 2);
  salon_session_open (home->session, nothing);
  wait_until (&home->alerts, 3);
  salon_session_undo (home->session);
  g_assert_true (salon_session_get_game (home->session) == game);
  g_assert_cmpint (home->played, ==, 0);
}

/* Whatever is under way when a session ends comes to nothing. */
static void
test_end (Home *home, gconstpointer data)
{
  begin_session (home, MODEL_PEOPLE);
  g_assert_true (begin_game (home, NEW));
  salon_session_end (home->session);
  g_clear_object (&home->session);

  begin_session (home, NULL);
  wait_until (&home->searched, 1);
  g_assert_cmpuint (count_seats (home), ==, 3);
  g_assert_true (begin_game (home, NEW));
  salon_session_end (home->session);
  g_clear_object (&home->session);
  g_assert_true (salon_store_flush (home->store, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (home->played, ==, 0);
  g_assert_cmpint (count_files (home, SALON_KEEPER_GAME), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

#define ADD(path, function) g_test_add (path, Home, NULL, home_set_up, function, home_tear_down)
  ADD ("/session/nothing-found", test_nothing_found);
  ADD ("/session/resume", test_resume);
  ADD ("/session/aside-and-back", test_aside_and_back);
  ADD ("/session/last-wish", test_last_wish);
  ADD ("/session/wish-taken-back", test_wish_taken_back);
  ADD ("/session/same-game", test_same_game);
  ADD ("/session/faults", test_faults);
  ADD ("/session/end", test_end);
#undef ADD

  return g_test_run ();
}
