/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether somebody has played and won, which lesson was left, and where it goes on. */

#include "app/salon-beginner.h"
#include "await.h"

#include <string.h>

#include "model-home.h"
#include "model-table.h"

#define SEATS(two, title)                                                                                  \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n" \
  "date 2026-11-22T10:00:00Z\n" title "seat 1 human Ada\nseat 2 " two "\nfirst 1\n"
#define LESSON_TITLE "title Learn in three minutes\n"
#define WORDS        "word 1 A\nword 2 I\nbegin\n"
#define LESSON       "word 1 PICNIC\nword 2 BUTTERFLY\nbegin\n"

typedef struct {
  ModelHome files;
  SalonSettings *settings;
  SalonShelf *shelf;
} Home;

static void
set_up (Home *home, gconstpointer data)
{
  const char *dirs[] = { g_getenv ("SALON_SCHEMAS"), NULL };

  model_home_set_up (&home->files, data);
  home->settings = salon_settings_new (dirs);
  for (int i = SALON_SETTING_HAS_PLAYED; i <= SALON_SETTING_HAS_WON; i++)
    salon_settings_set_boolean (home->settings, (SalonSetting) i, FALSE);
  salon_settings_set_string (home->settings, SALON_SETTING_BOOKMARK, "");
  home->shelf = salon_shelf_new (home->files.store, salon_house_get_kinds ());
}

static void
tear_down (Home *home, gconstpointer data)
{
  g_clear_object (&home->shelf);
  g_clear_object (&home->settings);
  model_home_tear_down (&home->files, data);
}

static gboolean
has_played (Home *home)
{
  return salon_settings_get_boolean (home->settings, SALON_SETTING_HAS_PLAYED);
}

static gboolean
has_won (Home *home)
{
  return salon_settings_get_boolean (home->settings, SALON_SETTING_HAS_WON);
}

static void
follow (Home *home, const char *record)
{
  g_autoptr (ProbeGame) game = model_game (record, NULL);

  salon_beginner_follow (home->settings, SALON_GAME (game));
}

/* Fills the shelf with this kept game. */
static void
keep (Home *home, const char *record)
{
  model_home_put (&home->files, "game-1.salon", record, -1);
  salon_shelf_refresh (home->shelf, NULL);
  await (salon_shelf_count (home->shelf) > 0);
}

static void
test_played (Home *home, gconstpointer data)
{
  g_assert_true (salon_beginner_is_new (home->settings, NULL, home->shelf));
  follow (home, SEATS ("computer-easy Hugo", "") "word 1 A\n");
  g_assert_false (has_played (home));
  follow (home, SEATS ("computer-easy Hugo", "") WORDS);
  g_assert_true (has_played (home));
  g_assert_false (has_won (home));
  g_assert_false (salon_beginner_is_new (home->settings, NULL, home->shelf));
}

static void
test_won (Home *home, gconstpointer data)
{
  follow (home, SEATS ("human Max", "") WORDS "1 ask 2 I\n2 show 1\n2 ask 1 A\n1 show 1\n");
  g_assert_true (has_played (home));
  g_assert_false (has_won (home)); /* there was no computer to win against */
  follow (home, SEATS ("computer-easy Hugo", "") WORDS "1 ask 2 E\n2 no\n2 ask 1 A\n1 show 1\n");
  g_assert_false (has_won (home)); /* it is not over */
  follow (home, SEATS ("computer-easy Hugo", "") WORDS "1 ask 2 .\n2 no\n2 ask 1 A\n1 show 1\n1 ask 2 I\n2 show 1\n");
  g_assert_false (has_won (home)); /* the wrong blank has cost the game */
  follow (home, SEATS ("computer-easy Hugo", "") WORDS "1 ask 2 I\n2 show 1\n2 ask 1 A\n1 show 1\n");
  g_assert_true (has_won (home)); /* a draw is won, too */
}

/* A lesson in progress is no game that was played, and its end is none that was won. */
static void
test_lesson (Home *home, gconstpointer data)
{
  g_autoptr (ProbeGame) lesson = model_game (SEATS ("computer-easy Rosa", LESSON_TITLE) LESSON, NULL);
  g_autoptr (ProbeGame) again = model_game (SEATS ("computer-easy Rosa", LESSON_TITLE) LESSON, NULL);
  const char *name;

  salon_beginner_follow (home->settings, SALON_GAME (lesson));
  g_assert_false (has_played (home));
  g_assert_true (salon_beginner_is_new (home->settings, SALON_GAME (lesson), home->shelf));
  g_assert_true (salon_beginner_find_lesson (SALON_GAME (lesson), home->shelf, &name) == SALON_GAME (lesson));
  g_assert_null (name);

  probe_game_end_lesson (lesson);
  salon_beginner_follow (home->settings, SALON_GAME (lesson));
  salon_beginner_resume (home->settings, SALON_GAME (again));
  g_assert_null (probe_game_get_lesson (again));
}

static void
test_kept (Home *home, gconstpointer data)
{
  const char *name;

  g_assert_null (salon_beginner_find_lesson (NULL, home->shelf, &name));
  keep (home, SEATS ("computer-easy Rosa", LESSON_TITLE) LESSON);
  g_assert_nonnull (salon_beginner_find_lesson (NULL, home->shelf, &name));
  g_assert_cmpstr (name, ==, "game-1.salon");
  g_assert_true (salon_beginner_is_new (home->settings, NULL, home->shelf));
}

static void
test_kept_game (Home *home, gconstpointer data)
{
  const char *name;

  keep (home, SEATS ("computer-easy Hugo", "") WORDS);
  g_assert_null (salon_beginner_find_lesson (NULL, home->shelf, &name));
  g_assert_false (salon_beginner_is_new (home->settings, NULL, home->shelf));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/beginner/" path, Home, NULL, set_up, function, tear_down)
  ADD ("played", test_played);
  ADD ("won", test_won);
  ADD ("lesson", test_lesson);
  ADD ("a lesson that is kept", test_kept);
  ADD ("another game that is kept", test_kept_game);
#undef ADD

  return g_test_run ();
}
