/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The time for an answer. */

#include <string.h>

#include "wedges-sitting.h"

#define TIMED SITTING_HEAD "option seconds 40\n" SITTING_TWO SITTING_ASKED

static double
get_left (WedgesGame *game)
{
  WedgesTime time;

  wedges_game_get_time (game, &time);
  return (double) time.left / G_TIME_SPAN_SECOND;
}

static gboolean
runs (WedgesGame *game)
{
  WedgesTime time;

  wedges_game_get_time (game, &time);
  return time.runs;
}

static void
test_late (void)
{
  g_autoptr (WedgesGame) game = sitting_game (TIMED, NULL);
  GString *told = sitting_listen (game);
  WedgesAnswer answer;

  g_assert_true (runs (game));
  g_assert_cmpfloat (get_left (game), ==, 40);
  sitting_pass (game, 29.5);
  g_assert_cmpfloat (get_left (game), ==, 10.5);
  g_assert_cmpstr (told->str, ==, "30 seconds left.\n");
  sitting_pass (game, 10);
  g_assert_cmpstr (told->str, ==, "30 seconds left.\n10 seconds left.\n");
  g_assert_false (wedges_game_get_answer (game, &answer));
  sitting_pass (game, 0.5);
  g_assert_cmpstr (told->str, ==,
                   "30 seconds left.\n10 seconds left.\nThe time is up.\nAda is wrong. The answer: Secret S 1.\n");
  g_assert_true (wedges_game_get_answer (game, &answer));
  g_assert_true (answer.late);
  g_assert_false (answer.right);
  g_assert_cmpint (wedges_seat_due (wedges_game_get_state (game)), ==, 1);
  g_assert_false (runs (game));
  g_assert_cmpfloat (get_left (game), ==, 0);
  g_string_free (told, TRUE);
}

/* It stands still while the game is paused, held or frozen, when the machine sleeps, and as soon as somebody has answered. */
static void
test_still (void)
{
  g_autoptr (WedgesGame) game = sitting_game (TIMED, NULL);
  SalonGame *salon = SALON_GAME (game);

  sitting_pass (game, 5);
  sitting_sleep (game);
  g_assert_cmpfloat (get_left (game), ==, 35);
  g_assert_true (runs (game));
  wedges_game_set_paused (game, TRUE);
  g_assert_false (runs (game));
  sitting_pass (game, 60);
  wedges_game_set_paused (game, FALSE);
  g_assert_cmpfloat (get_left (game), ==, 35);
  salon_game_hold (salon);
  wedges_game_count_time (game);
  sitting_pass (game, 60);
  salon_game_release (salon);
  g_assert_cmpfloat (get_left (game), ==, 35);
  salon_game_freeze (salon);
  wedges_game_count_time (game);
  sitting_pass (game, 60);
  salon_game_thaw (salon);
  g_assert_cmpfloat (get_left (game), ==, 35);
  g_assert_true (runs (game));

  g_assert_true (wedges_game_uncover (game, NULL));
  sitting_pass (game, 60);
  g_assert_true (wedges_game_judge (game, TRUE, NULL));
}

/* A computer needs no time, and neither does who is asked without one. */
static void
test_none (void)
{
  g_autoptr (WedgesGame) game = sitting_game (SITTING_HEAD SITTING_TWO SITTING_ASKED, NULL), computer = NULL;

  g_assert_false (runs (game));
  sitting_pass (game, 200);
  g_assert_cmpint (wedges_game_get_card_stage (game), ==, WEDGES_CARD_ASKED);

  computer =
    sitting_game (SITTING_HEAD "option seconds 10\nseat 1 computer-easy Rosa\nseat 2 human Ada\n" SITTING_ASKED, NULL);
  g_assert_false (runs (computer));
}

/* After a break there is as much time as before, or a little more: no more than ten seconds are given back. */
static void
test_break (void)
{
  g_autoptr (WedgesGame) game = sitting_game (TIMED, NULL), killed = NULL, put_aside = NULL;
  g_autofree char *before = NULL, *after = NULL;
  WedgesAnswer answer;

  sitting_pass (game, 27);
  before = sitting_record (game);
  killed = sitting_game (before, NULL);
  g_assert_cmpfloat (get_left (killed), ==, 20);
  wedges_game_set_paused (game, TRUE);
  after = sitting_record (game);
  put_aside = sitting_game (after, NULL);
  g_assert_cmpfloat (get_left (put_aside), ==, 13);
  sitting_pass (put_aside, 13);
  g_assert_true (wedges_game_get_answer (put_aside, &answer));
  g_assert_true (answer.late);
}

/* That the time was up is still said after a break, but of no other answer. */
static void
test_late_break (void)
{
  static const char *const others[] = {
    TIMED "# late\n",
    TIMED "1 answer right\n# late\n",
    TIMED "1 answer wrong Lake Victoria\n# late\n",
    TIMED "1 answer wrong\n2 roll 1\n# late\n",
    TIMED "1 answer wrong\n2 roll 3\n2 move S3.3\n# late\n",
    SITTING_HEAD SITTING_TWO SITTING_ASKED "1 answer wrong\n# late\n",
    SITTING_HEAD "option seconds 40\nseat 1 computer-easy Rosa\nseat 2 human Ada\n" SITTING_ASKED
                 "1 answer wrong\n# late\n",
  };
  g_autoptr (WedgesGame) game = sitting_game (TIMED, NULL), again = NULL;
  g_autofree char *record = NULL;
  WedgesAnswer answer;

  sitting_pass (game, 40);
  record = sitting_record (game);
  again = sitting_game (record, NULL);
  g_assert_true (wedges_game_get_answer (again, &answer));
  g_assert_true (answer.late);
  g_assert_false (answer.right);
  g_assert_true (salon_game_is_same (SALON_GAME (game), SALON_GAME (again)));
  g_assert_true (wedges_game_roll (again, 1, NULL));
  g_assert_false (wedges_game_get_answer (again, &answer));

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (WedgesGame) other = sitting_game (others[i], NULL);
      g_autofree char *kept = sitting_record (other);

      g_assert_false (wedges_game_get_answer (other, &answer) && answer.late);
      g_assert_null (strstr (kept, "late"));
    }
}

/* An answer that comes at the last moment counts only if the time is not up. */
static void
test_last_moment (void)
{
  g_autoptr (WedgesGame) game = sitting_game (TIMED, NULL);
  g_autoptr (GError) error = NULL;

  sitting_pass (game, 39.99);
  g_assert_true (wedges_game_uncover (game, &error));
  g_clear_object (&game);
  game = sitting_game (TIMED, NULL);
  sitting_pass (game, 40);
  sitting_refused (wedges_game_uncover (game, &error), &error, WEDGES_GAME_ERROR_STAGE);
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/time/late", test_late);
  g_test_add_func ("/wedges/time/still", test_still);
  g_test_add_func ("/wedges/time/none", test_none);
  g_test_add_func ("/wedges/time/break", test_break);
  g_test_add_func ("/wedges/time/late-break", test_late_break);
  g_test_add_func ("/wedges/time/last-moment", test_last_moment);
  return sitting_end ();
}
