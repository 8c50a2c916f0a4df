/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a window may close, without a window: at once if nothing would be lost, as soon as the
 * disk has the last move, and never without a question if the game cannot be saved. */

#include "app/salon-saving.h"
#include "await.h"

#include <string.h>

#include <glib/gstdio.h>

#include "model-table.h"

typedef struct {
  char *directory;
  char *place; /* where games are kept */
  SalonStore *store;
  ProbeGame *game;
  SalonSaving *saving;
  int safe, slow, unsafe, messages, failures;
  char *reason; /* of the last “unsafe” */
} Home;

static void
count_cb (int *count)
{
  (*count)++;
}

static void
unsafe_cb (Home *home, const char *reason)
{
  home->unsafe++;
  g_free (home->reason);
  home->reason = g_strdup (reason);
}

static void
home_set_up (Home *home, gconstpointer data)
{
  home->directory = model_directory ();
  home->place = g_build_filename (home->directory, "games", NULL);
  home->store = salon_store_new (home->place);
  home->saving = salon_saving_new (home->store);
  g_signal_connect_swapped (home->saving, "safe", G_CALLBACK (count_cb), &home->safe);
  g_signal_connect_swapped (home->saving, "slow", G_CALLBACK (count_cb), &home->slow);
  g_signal_connect_swapped (home->saving, "message", G_CALLBACK (count_cb), &home->messages);
  g_signal_connect_swapped (home->saving, "notify::failure", G_CALLBACK (count_cb), &home->failures);
  g_signal_connect_swapped (home->saving, "unsafe", G_CALLBACK (unsafe_cb), home);
}

static void
home_tear_down (Home *home, gconstpointer data)
{
  g_clear_object (&home->saving);
  g_clear_object (&home->game);
  g_clear_object (&home->store);
  g_free (home->reason);
  g_free (home->place);
  model_remove (home->directory);
}

static void
begin_game (Home *home)
{
  home->game = model_game (MODEL_PEOPLE, home->store);
  salon_saving_set_game (home->saving, SALON_GAME (home->game));
}

/* A move that cannot be saved, because a file stands in the place of the folder for games. */
static void
play_in_vain (Home *home)
{
  g_autofree char *aside = g_build_filename (home->directory, "aside", NULL);

  g_assert_cmpint (g_rename (home->place, aside), ==, 0);
  g_assert_true (g_file_set_contents (home->place, "in the way", -1, NULL));
  model_play_on (home->game);
}

static void
assert_answers (Home *home, int safe, int slow, int unsafe)
{
  g_assert_cmpint (home->safe, ==, safe);
  g_assert_cmpint (home->slow, ==, slow);
  g_assert_cmpint (home->unsafe, ==, unsafe);
}

static void
test_nothing_to_save (Home *home, gconstpointer data)
{
  salon_saving_leave (home->saving);
  assert_answers (home, 1, 0, 0);

  begin_game (home);
  model_play_on (home->game);
  model_settle (home->game);
  salon_saving_leave (home->saving);
  assert_answers (home, 2, 0, 0);
  g_assert_cmpint (home->messages, ==, 0);
}

/* The disk has not answered: the window closes when it has, and not a moment before. */
static void
test_slow (Home *home, gconstpointer data)
{
  begin_game (home);
  model_play_on (home->game);
  salon_saving_leave (home->saving);
  assert_answers (home, 0, 1, 0);

  while (home->safe == 0)
    {
      g_assert_false (salon_game_is_saved (SALON_GAME (home->game)));
      await_turn ();
    }
  g_assert_true (salon_game_is_saved (SALON_GAME (home->game)));
  model_settle (home->game);
  assert_answers (home, 1, 1, 0);
}

static void
test_stay (Home *home, gconstpointer data)
{
  begin_game (home);
  model_play_on (home->game);
  salon_saving_leave (home->saving);
  salon_saving_stay (home->saving);
  model_settle (home->game);
  g_assert_true (salon_game_is_saved (SALON_GAME (home->game)));
  assert_answers (home, 0, 1, 0);
}

/* The disk fails while the window is hidden: it comes back with a question, once. */
static void
test_fails_while_hidden (Home *home, gconstpointer data)
{
  begin_game (home);
  play_in_vain (home);
  salon_saving_leave (home->saving);
  assert_answers (home, 0, 1, 0);
  model_settle (home->game);
  assert_answers (home, 0, 1, 1);
  g_assert_cmpstr (home->reason, ==, salon_saving_get_failure (home->saving));

  /* Nobody has said yes: the game is saved as soon as that is possible, and the window stays. */
  g_assert_cmpint (g_unlink (home->place), ==, 0);
  model_play_on (home->game);
  g_assert_true (salon_game_flush (SALON_GAME (home->game), NULL));
  model_settle (home->game);
  g_assert_null (salon_saving_get_failure (home->saving));
  assert_answers (home, 0, 1, 1);
}

/* Whoever wants to leave a game that cannot be saved is asked every time, and the game is
 * written once more. */
static void
test_failing (Home *home, gconstpointer data)
{
  begin_game (home);
  play_in_vain (home);
  model_settle (home->game);
  g_assert_nonnull (strstr (salon_saving_get_failure (home->saving), "The game cannot be saved: "));
  g_assert_cmpint (home->failures, ==, 1);
  g_assert_cmpint (home->messages, ==, 1);

  salon_saving_leave (home->saving);
  assert_answers (home, 0, 0, 1);
  g_assert_cmpstr (home->reason, ==, salon_saving_get_failure (home->saving));

  g_assert_cmpint (g_unlink (home->place), ==, 0);
  salon_saving_leave (home->saving);
  assert_answers (home, 0, 0, 2);
  await (home->failures >= 2);
  g_assert_null (salon_saving_get_failure (home->saving));
  g_assert_cmpint (home->messages, ==, 2);
  salon_saving_leave (home->saving);
  assert_answers (home, 1, 0, 2);
}

/* The failure belongs to a game: without it there is none. */
static void
test_another_game (Home *home, gconstpointer data)
{
  begin_game (home);
  play_in_vain (home);
  model_settle (home->game);
  g_assert_nonnull (salon_saving_get_failure (home->saving));

  salon_saving_set_game (home->saving, NULL);
  g_assert_null (salon_saving_get_failure (home->saving));
  g_assert_cmpint (home->failures, ==, 2);
  salon_saving_leave (home->saving);
  assert_answers (home, 1, 0, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

#define SAVING_TEST(name, function) g_test_add ("/saving/" name, Home, NULL, home_set_up, function, home_tear_down)
  SAVING_TEST ("nothing-to-save", test_nothing_to_save);
  SAVING_TEST ("slow", test_slow);
  SAVING_TEST ("stay", test_stay);
  SAVING_TEST ("fails-while-hidden", test_fails_while_hidden);
  SAVING_TEST ("failing", test_failing);
  SAVING_TEST ("another-game", test_another_game);

  return g_test_run ();
}
