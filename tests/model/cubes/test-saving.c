/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record on the disk: a word is never refused because the disk is slow or broken, and the last text is the one that is
 * written. */

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "cubes-sitting.h"
#include "model-scratch.h"
#include "model/cubes/cubes-game-private.h"

#define SHAKEN SITTING_SETUP SITTING_TWO "begin\n1 shake " SITTING_FACES "\n"

/* Word @i, three letters of no meaning. */
static void
make_word (int i, char word[4])
{
  word[0] = (char) ('A' + i / 26 / 26);
  word[1] = (char) ('A' + i / 26 % 26);
  word[2] = (char) ('A' + i % 26);
  word[3] = '\0';
}

static void
assert_saved (CubesGame *game, const char *directory)
{
  g_autofree char *kept = sitting_kept (game), *saved = NULL;

  g_assert_true (salon_game_flush (SALON_GAME (game), NULL));
  saved = model_read (directory, SALON_STORE_GAME);
  g_assert_cmpstr (saved, ==, kept);
}

/* The main loop does not run here, so that the disk cannot answer: everything happens all the same. */
static void
test_shut (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (CubesGame) game = sitting_game (SITTING_SETUP SITTING_TWO "begin\n", store);

  g_assert_true (cubes_game_shake (game, 0, NULL));
  g_assert_true (salon_game_is_saving (SALON_GAME (game)));
  sitting_lift (game, 0);
  for (int i = 0; i < CUBES_MAX_WORDS; i++)
    {
      char word[4];

      make_word (i, word);
      sitting_write (game, 0, word);
    }
  sitting_refuse_word (game, 0, "ZZZ", CUBES_LIST_FULL);
  g_assert_true (cubes_game_strike (game, 0, "AAA", NULL));
  sitting_finish (game, 0);
  g_assert_true (cubes_game_call_time (game, NULL));
  g_assert_true (salon_game_is_saving (SALON_GAME (game)));
  g_assert_true (cubes_game_is_writing (game)); /* the end of the round waits */
  assert_saved (game, directory);
  sitting_settle (game);
  g_assert_false (cubes_game_is_writing (game));
  assert_saved (game, directory);
  salon_game_close (SALON_GAME (game));
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

static void
count_cb (int *count)
{
  ++*count;
}

/* The data directory is a file: players are told once, and again when it works. */
static void
test_failing (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *place = g_build_filename (directory, "games", NULL);
  g_autoptr (SalonStore) store = NULL;
  g_autoptr (CubesGame) game = NULL;
  int failed = 0, saved = 0;

  g_assert_true (g_file_set_contents (place, "in the way", -1, NULL));
  store = salon_store_new (place);
  game = sitting_game (SHAKEN, store);
  g_signal_connect_swapped (game, "save-failed", G_CALLBACK (count_cb), &failed);
  g_signal_connect_swapped (game, "saved", G_CALLBACK (count_cb), &saved);
  sitting_lift (game, 0);
  for (int i = 0; i < 5; i++)
    {
      char word[4];

      make_word (i, word);
      sitting_write (game, 0, word);
      sitting_settle (game);
    }
  g_assert_cmpint (failed, ==, 1);

  g_assert_cmpint (g_unlink (place), ==, 0);
  sitting_write (game, 0, "READ");
  g_assert_true (salon_game_flush (SALON_GAME (game), NULL));
  sitting_settle (game);
  g_assert_cmpint (saved, ==, 1);
  g_assert_cmpint (failed, ==, 1);
  assert_saved (game, place);
  salon_game_close (SALON_GAME (game));
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

/* A game that is being put aside takes nothing any more, and can go on when it is not; one that was closed cannot. */
static void
test_put_aside (void)
{
  g_autoptr (CubesGame) game = sitting_game (SHAKEN, NULL);
  CubesTime time;

  sitting_lift (game, 0);
  sitting_pass (game, 10);
  salon_game_freeze (SALON_GAME (game));
  sitting_refuse_word (game, 0, "READ", CUBES_GAME_ERROR_PAUSED);
  g_assert_false (cubes_game_call_time (game, NULL));
  g_assert_false (cubes_game_next_round (game, NULL));
  g_assert_false (salon_game_hand_over (SALON_GAME (game), 0, SALON_COMPUTER_EASY, "Otto", NULL));
  sitting_pass (game, 100);
  salon_game_thaw (SALON_GAME (game));
  cubes_game_get_time (game, &time);
  g_assert_cmpint (time.used, ==, 10 * G_TIME_SPAN_SECOND);
  sitting_write (game, 0, "READ");
  salon_game_close (SALON_GAME (game));
  sitting_refuse_word (game, 0, "DARE", CUBES_GAME_ERROR_PAUSED);
  sitting_pass (game, 400);
  g_assert_cmpint (cubes_game_get_due (game), ==, CUBES_DUE_WRITE);
}

/* A worker that answers when the game is gone changes nothing. */
static void
test_gone (void)
{
  CubesGame *game = sitting_new (SITTING_SETUP "seat 1 computer-hard Otto\nfirst 1\n# wish rich\n", NULL);

  await (cubes_game_is_shaking (game));
  salon_game_close (SALON_GAME (game));
  g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
  g_object_unref (game);
  g_assert_null (game);
  for (int i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/cubes-saving/shut", test_shut);
  g_test_add_func ("/cubes-saving/failing", test_failing);
  g_test_add_func ("/cubes-saving/put-aside", test_put_aside);
  g_test_add_func ("/cubes-saving/gone", test_gone);

  return g_test_run ();
}
