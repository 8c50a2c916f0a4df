/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pacer holds a game while a move is shown and while somebody has paused it. */

#include "await.h"
#include "model-table.h"
#include "model/salon-clock.h"
#include "model/salon-pacer.h"

typedef struct {
  ProbeGame *game;
  SalonPacer *pacer;
  int shown;
} Scene;

static void
shown_cb (gpointer data)
{
  ((Scene *) data)->shown++;
}

static void
scene_init (Scene *scene)
{
  *scene = (Scene) { .game = model_game (MODEL_PEOPLE, NULL) };
  scene->pacer = salon_pacer_new (shown_cb, scene);
}

static void
scene_clear (Scene *scene)
{
  salon_pacer_free (scene->pacer);
  g_assert_true (salon_game_may_go_on (SALON_GAME (scene->game)));
  g_assert_finalize_object (scene->game);
}

static gboolean
is_free (const Scene *scene)
{
  return salon_game_may_go_on (SALON_GAME (scene->game));
}

static gboolean
over_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
pass_time (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add (ms, over_cb, &over);
  await (over);
}

static gboolean
has_shown_more (const Scene *scene, int before)
{
  return scene->shown > before;
}

static void
wait_until_shown (const Scene *scene)
{
  const int before = scene->shown;

  await (has_shown_more (scene, before));
}

static void
test_wait (void)
{
  Scene scene;

  scene_init (&scene);
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  g_assert_true (salon_pacer_is_showing (scene.pacer));
  g_assert_false (is_free (&scene));
  pass_time (40);
  g_assert_cmpint (scene.shown, ==, 0);
  salon_pacer_wait (scene.pacer, 20);
  g_assert_false (is_free (&scene));
  wait_until_shown (&scene);
  g_assert_true (is_free (&scene));
  g_assert_false (salon_pacer_is_showing (scene.pacer));
  g_assert_false (salon_pacer_stop (scene.pacer));

  /* Without a wait it is over at once. */
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_wait (scene.pacer, 0);
  g_assert_cmpint (scene.shown, ==, 2);
  g_assert_true (is_free (&scene));
  scene_clear (&scene);
}

static void
test_stop (void)
{
  Scene scene;

  scene_init (&scene);
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  g_assert_true (salon_pacer_stop (scene.pacer));
  g_assert_true (is_free (&scene));
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_wait (scene.pacer, 10);
  g_assert_true (salon_pacer_stop (scene.pacer));
  pass_time (40);
  g_assert_cmpint (scene.shown, ==, 0);

  /* A second move takes the place of the first; one hold is left. */
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_stop (scene.pacer);
  scene_clear (&scene);
}

/* A clock that the test sets. */
static gint64 fake_time = 1;

static gint64
fake_clock (void)
{
  return fake_time;
}

/* The machine is suspended while people read: they have their time when it is awake. */
static void
test_suspended (void)
{
  const gint64 hour = 3600 * G_TIME_SPAN_SECOND;
  Scene scene;

  g_assert_cmpint (salon_clock_step (5, 5), ==, 0);
  g_assert_cmpint (salon_clock_step (5, 5 + SALON_CLOCK_JUMP), ==, SALON_CLOCK_JUMP);
  g_assert_cmpint (salon_clock_step (5, 6 + SALON_CLOCK_JUMP), ==, 0);
  g_assert_cmpint (salon_clock_step (0, hour), ==, 0);
  g_assert_cmpint (salon_clock_step (hour, 0), ==, 0);

  /* An hour is not counted, although the timeout comes. */
  scene_init (&scene);
  salon_pacer_set_clock (scene.pacer, fake_clock);
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_wait (scene.pacer, 20);
  fake_time += hour;
  pass_time (50);
  g_assert_cmpint (scene.shown, ==, 0);
  g_assert_false (is_free (&scene));
  fake_time += 20 * G_TIME_SPAN_MILLISECOND;
  wait_until_shown (&scene);
  g_assert_true (is_free (&scene));

  /* Nor is it during a pause, or before one. */
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_wait (scene.pacer, 20);
  fake_time += hour;
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), TRUE);
  fake_time += hour;
  salon_pacer_set_paused (scene.pacer, NULL, FALSE);
  pass_time (50);
  g_assert_cmpint (scene.shown, ==, 1);
  g_assert_false (is_free (&scene));
  fake_time += 20 * G_TIME_SPAN_MILLISECOND;
  wait_until_shown (&scene);
  scene_clear (&scene);
}

static void
test_pause (void)
{
  Scene scene;

  scene_init (&scene);
  /* Nothing is shown: the pause alone holds the game. */
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), TRUE);
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), TRUE);
  g_assert_true (salon_pacer_is_paused (scene.pacer));
  g_assert_false (is_free (&scene));
  salon_pacer_set_paused (scene.pacer, NULL, FALSE);
  g_assert_true (is_free (&scene));

  /* The time of a move stands still. */
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_wait (scene.pacer, 30);
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), TRUE);
  pass_time (80);
  g_assert_cmpint (scene.shown, ==, 0);
  g_assert_true (salon_pacer_is_showing (scene.pacer));
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), FALSE);
  g_assert_cmpint (scene.shown, ==, 0);
  wait_until_shown (&scene);
  g_assert_true (is_free (&scene));

  /* What was to be over at once is over when the pause is. */
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), TRUE);
  salon_pacer_wait (scene.pacer, 0);
  pass_time (20);
  g_assert_cmpint (scene.shown, ==, 1);
  salon_pacer_set_paused (scene.pacer, NULL, FALSE);
  wait_until_shown (&scene);

  /* A paused pacer that goes leaves the game free. */
  salon_pacer_hold (scene.pacer, SALON_GAME (scene.game));
  salon_pacer_set_paused (scene.pacer, SALON_GAME (scene.game), TRUE);
  scene_clear (&scene);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pacer/wait", test_wait);
  g_test_add_func ("/pacer/stop", test_stop);
  g_test_add_func ("/pacer/suspended", test_suspended);
  g_test_add_func ("/pacer/pause", test_pause);
  return g_test_run ();
}
