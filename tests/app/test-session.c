/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which game is played, without a window: requests wait for the search, the game in progress is
 * put aside completely, and a request that fails changes nothing. */

#include "app/salon-session.h"
#include "await.h"

#include <string.h>

#include "app/salon-house.h"
#include "model-home.h"
#include "model-table.h"
#include "model/salon-keeper.h"

#define SETUP "salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
#define NEW   SETUP "seat 1 human Ada\nseat 2 human Max\nfirst 1\n"

typedef struct {
  ModelHome files;
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
  model_home_set_up (&home->files, data);
}

static void
home_tear_down (Home *home, gconstpointer data)
{
  g_clear_object (&home->session);
  model_home_tear_down (&home->files, data);
}

/* Writes @record as the file @name, (transfer full). */
static GFile *
put (Home *home, const char *name, const char *record)
{
  g_autofree char *path = g_build_filename (home->files.directory, name, NULL);

  model_home_put (&home->files, name, record, -1);
  return g_file_new_for_path (path);
}

/* Begins a session; @record (nullable) is the unfinished game that it will find. */
static void
begin_session (Home *home, const char *record)
{
  if (record != NULL)
    g_object_unref (put (home, SALON_STORE_GAME, record));
  home->session = salon_session_new (home->files.store);
  g_signal_connect_swapped (home->session, "searched", G_CALLBACK (count_cb), &home->searched);
  g_signal_connect_swapped (home->session, "play", G_CALLBACK (count_cb), &home->played);
  g_signal_connect_swapped (home->session, "message", G_CALLBACK (count_cb), &home->messages);
  g_signal_connect_swapped (home->session, "alert", G_CALLBACK (count_cb), &home->alerts);
}

static void
wait_until (const int *count, int expected)
{
  await (*count >= expected);
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
  g_assert_true (salon_store_has (home->files.store, SALON_STORE_GAME));
}

/* “play” is emitted for the game that is found only if somebody has asked for it. */
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

/* A new game waits until the search is over. The game that was found is put aside, can be resumed,
 * and is the same then. */
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
  g_assert_cmpuint (model_home_count (&home->files, SALON_KEEPER_GAME), ==, 1);

  salon_session_undo (home->session);
  wait_until (&home->played, 2);
  again = model_record (PROBE_GAME (salon_session_get_game (home->session)));
  g_assert_cmpstr (again, ==, record);
  g_assert_cmpuint (salon_session_get_look (home->session)->colour[0], ==, 0);
  g_assert_false (can_undo (home));
  g_assert_true (salon_store_flush (home->files.store, NULL));
  /* Nobody had done anything in the new one. */
  g_assert_cmpuint (model_home_count (&home->files, SALON_KEEPER_GAME), ==, 0);
}

/* The name of the only file that begins with @prefix and ends with @ending, (transfer full). */
static char *
find_file (Home *home, const char *prefix, const char *ending)
{
  g_autoptr (GDir) dir = g_dir_open (home->files.directory, 0, NULL);
  const char *name;
  char *found = NULL;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ending))
      {
        g_assert_null (found);
        found = g_strdup (name);
      }
  return found;
}

/* Takes the kept game up in a new run, and returns the colour of its first seat. */
static guint
take_up_in_a_new_run (Home *home, const char *name)
{
  const int played = home->played, searched = home->searched;

  g_clear_object (&home->session);
  begin_session (home, NULL);
  wait_until (&home->searched, searched + 1);
  salon_session_take_up (home->session, name);
  wait_until (&home->played, played + 1);
  g_assert_cmpuint (count_seats (home), ==, 2);
  return salon_session_get_look (home->session)->colour[0];
}

/* A kept game has its own look in every later run. */
static void
test_looks (Home *home, gconstpointer data)
{
  static const char *const damaged[] = { "", "\377\376", "[seats]\ncolours=99;-1\n", "[seats]\ncolours=3;3;3\n" };
  g_autofree char *huge = g_strnfill (SALON_STORE_SHORT + 1, '#');
  ProbeRow row;
  g_autofree char *name = NULL, *look = NULL, *none = NULL;
  g_autoptr (GFile) other = put (home, "other.salon", MODEL_PEOPLE);

  begin_session (home, NULL);
  wait_until (&home->searched, 1);
  g_assert_true (begin_game (home, NEW));
  wait_until (&home->played, 1);
  row = model_row ("ROCKET");
  g_assert_true (probe_game_lay (PROBE_GAME (salon_session_get_game (home->session)), 0, 0, &row, NULL));
  salon_session_open (home->session, other);
  wait_until (&home->played, 2);
  g_assert_cmpuint (salon_session_get_look (home->session)->colour[0], ==, 0);
  g_assert_true (salon_store_flush (home->files.store, NULL));
  name = find_file (home, SALON_KEEPER_GAME, ".salon");
  look = find_file (home, SALON_KEEPER_GAME, ".look");
  g_assert_nonnull (name);
  g_assert_nonnull (look);

  g_assert_cmpuint (take_up_in_a_new_run (home, name), ==, 1);
  g_assert_true (salon_store_flush (home->files.store, NULL));
  /* It is the look of the game in progress again, and the other game has taken its own along. */
  g_free (name);
  name = find_file (home, SALON_KEEPER_GAME, ".salon");
  none = find_file (home, SALON_KEEPER_GAME, ".look");
  g_assert_cmpstr (none, !=, look);
  g_clear_object (&home->session);
  begin_session (home, NULL);
  wait_until (&home->searched, 3);
  g_assert_cmpuint (salon_session_get_look (home->session)->colour[0], ==, 1);

  /* Whatever stands in a look, or if there is none, the game is resumed. */
  for (guint i = 0; i < G_N_ELEMENTS (damaged) + 2; i++)
    {
      g_autofree char *kept = g_strdup_printf ("game-2026-11-19T10-00-0%u.salon", i);
      g_autofree char *its_look = g_strdup_printf ("game-2026-11-19T10-00-0%u.look", i);

      model_home_put (&home->files, kept, NEW "word 1L ROCKET\n", -1);
      if (i <= G_N_ELEMENTS (damaged))
        model_home_put (&home->files, its_look, i < G_N_ELEMENTS (damaged) ? damaged[i] : huge, -1);
      g_assert_cmpuint (take_up_in_a_new_run (home, kept), ==, 0);
      g_assert_true (salon_store_flush (home->files.store, NULL));
    }
}

/* Of several requests the last one counts. */
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
  g_assert_cmpuint (model_home_count (&home->files, SALON_KEEPER_GAME), ==, 1);
}

/* A player who asks for a new game during the search, and then for the unfinished one, gets the
 * unfinished one. */
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
  g_assert_cmpuint (model_home_count (&home->files, SALON_KEEPER_GAME), ==, 0);
}

/* If the file that is opened has the game in progress, that game is shown and not put aside. */
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

/* A game that cannot be begun or read leads to an alert, and to nothing else. */
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

/* When a session ends, everything that is under way is cancelled. */
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
  g_assert_true (salon_store_flush (home->files.store, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (home->played, ==, 0);
  g_assert_cmpuint (model_home_count (&home->files, SALON_KEEPER_GAME), ==, 1);
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
  ADD ("/session/looks", test_looks);
  ADD ("/session/last-wish", test_last_wish);
  ADD ("/session/wish-taken-back", test_wish_taken_back);
  ADD ("/session/same-game", test_same_game);
  ADD ("/session/faults", test_faults);
  ADD ("/session/end", test_end);
#undef ADD

  return g_test_run ();
}
