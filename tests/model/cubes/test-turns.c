/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who writes when: the order behind the curtain and on paper, and for how long. */

#include "model/cubes/cubes-turns.h"

#include <glib.h>

#define SECOND G_TIME_SPAN_SECOND

static void
assert_due (const CubesTurns *turns, CubesTurn due, int seat)
{
  g_assert_cmpint (cubes_turns_due (turns), ==, due);
  if (due != CUBES_TURN_END)
    g_assert_cmpint (cubes_turns_seat (turns), ==, seat);
}

/* Rule 2.4, behind the curtain: the shaker first, then the seats in their order, computers left out. */
static void
test_curtain (void)
{
  CubesTurns turns;

  cubes_turns_begin (&turns, CUBES_WAY_CURTAIN, 4, 2, 0xb, 3);
  assert_due (&turns, CUBES_TURN_LID, 3);
  g_assert_false (cubes_turns_pass (&turns, SECOND)); /* it does not run under the lid */
  g_assert_cmpint (cubes_turns_used (&turns), ==, 0);
  for (int seat = -1; seat < 4; seat++)
    g_assert_false (cubes_turns_sees (&turns, seat));

  cubes_turns_lift (&turns);
  assert_due (&turns, CUBES_TURN_WRITE, 3);
  g_assert_true (cubes_turns_sees (&turns, 3));
  g_assert_false (cubes_turns_sees (&turns, 0));
  g_assert_false (cubes_turns_sees (&turns, -1));
  g_assert_false (cubes_turns_pass (&turns, 179 * SECOND + 900000));
  g_assert_cmpint (cubes_turns_second (&turns, 3), ==, 179);
  g_assert_true (cubes_turns_pass (&turns, 7 * SECOND));
  g_assert_cmpint (turns.used[3], ==, 180 * SECOND);
  g_assert_cmpint (turns.common, ==, 180 * SECOND);

  assert_due (&turns, CUBES_TURN_LID, 0);
  g_assert_true (cubes_turns_sees (&turns, 3));
  cubes_turns_lift (&turns);
  g_assert_false (cubes_turns_pass (&turns, 20 * SECOND));
  g_assert_cmpint (turns.common, ==, 180 * SECOND);
  cubes_turns_finish (&turns, 0);
  assert_due (&turns, CUBES_TURN_LID, 1);
  cubes_turns_lift (&turns);
  g_assert_true (cubes_turns_sees (&turns, -1)); /* nobody has the time still before them */
  cubes_turns_finish (&turns, 1);
  assert_due (&turns, CUBES_TURN_END, -1);
}

static void
test_paper (void)
{
  CubesTurns turns;

  cubes_turns_begin (&turns, CUBES_WAY_PAPER, 3, 1, 0x7, 1);
  assert_due (&turns, CUBES_TURN_LID, -1);
  g_assert_false (cubes_turns_sees (&turns, 1));
  cubes_turns_lift (&turns);
  assert_due (&turns, CUBES_TURN_WRITE, -1);
  g_assert_true (cubes_turns_sees (&turns, 0) && cubes_turns_sees (&turns, -1));
  g_assert_true (cubes_turns_pass (&turns, 61 * SECOND));
  for (int i = 0; i < 3; i++)
    {
      assert_due (&turns, CUBES_TURN_LISTS, (1 + i) % 3);
      g_assert_false (cubes_turns_pass (&turns, 1000 * SECOND));
      cubes_turns_finish (&turns, (1 + i) % 3);
    }
  assert_due (&turns, CUBES_TURN_END, -1);
}

static void
test_computers_alone (void)
{
  CubesTurns turns;

  cubes_turns_begin (&turns, CUBES_WAY_CURTAIN, 2, 0, 0, 3);
  assert_due (&turns, CUBES_TURN_LID, -1);
  cubes_turns_lift (&turns);
  assert_due (&turns, CUBES_TURN_WRITE, -1);
  g_assert_false (cubes_turns_pass (&turns, 100 * SECOND));
  g_assert_true (cubes_turns_pass (&turns, 100 * SECOND));
  assert_due (&turns, CUBES_TURN_END, -1);
}

static void
test_untimed (void)
{
  CubesTurns turns;

  cubes_turns_begin (&turns, CUBES_WAY_CURTAIN, 1, 0, 1, 0);
  cubes_turns_lift (&turns);
  g_assert_false (cubes_turns_pass (&turns, 4000 * SECOND));
  g_assert_cmpint (cubes_turns_second (&turns, 0), ==, CUBES_LAST_SECOND);
  g_assert_cmpint (turns.common, ==, CUBES_LAST_SECOND * SECOND);
  assert_due (&turns, CUBES_TURN_WRITE, 0);
  cubes_turns_finish (&turns, 0);
  assert_due (&turns, CUBES_TURN_END, -1);
}

/* Whoever takes up a round goes on from the greatest time, under the lid again. */
static void
test_resume (void)
{
  CubesTurns turns;

  cubes_turns_begin (&turns, CUBES_WAY_CURTAIN, 3, 0, 0x3, 3);
  cubes_turns_resume (&turns, 0, 180);
  cubes_turns_resume (&turns, 1, 12);
  cubes_turns_resume (&turns, 2, 40);
  assert_due (&turns, CUBES_TURN_LID, 1);
  g_assert_cmpint (cubes_turns_used (&turns), ==, 12 * SECOND);
  g_assert_cmpint (turns.common, ==, 180 * SECOND);

  cubes_turns_begin (&turns, CUBES_WAY_PAPER, 2, 0, 0x1, 3);
  cubes_turns_resume (&turns, 1, 40);
  assert_due (&turns, CUBES_TURN_LID, -1);
  g_assert_cmpint (cubes_turns_used (&turns), ==, 40 * SECOND);

  /* A record may tell later times than the set-up has minutes for. */
  cubes_turns_resume (&turns, 1, 3000);
  assert_due (&turns, CUBES_TURN_LISTS, 0);
  g_assert_cmpint (turns.common, ==, 180 * SECOND);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cubes-turns/curtain", test_curtain);
  g_test_add_func ("/cubes-turns/paper", test_paper);
  g_test_add_func ("/cubes-turns/computers-alone", test_computers_alone);
  g_test_add_func ("/cubes-turns/untimed", test_untimed);
  g_test_add_func ("/cubes-turns/resume", test_resume);

  return g_test_run ();
}
