/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-beginner.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/salon-reading.h"

#define QUICK_SEATS 4
#define FIRST_SEATS 3 /* of the page for a new game, when no game was set up before */

static gboolean
is_unfinished (SalonGame *game)
{
  return game != NULL && salon_game_get_stage (game) != SALON_GAME_FINISHED;
}

gboolean
salon_beginner_is_new (SalonSettings *settings, SalonGame *game, SalonShelf *shelf)
{
  if (salon_settings_get_boolean (settings, SALON_SETTING_HAS_PLAYED))
    return FALSE;
  if (is_unfinished (game) && !salon_game_is_lesson (game))
    return FALSE;

  for (guint i = 0; i < salon_shelf_count (shelf); i++)
    {
      SalonGame *kept = salon_shelf_get (shelf, i)->game;

      if (kept == NULL || !salon_game_is_lesson (kept))
        return FALSE;
    }

  return TRUE;
}

/* Whether a person has at least as many points as everybody else, and more than a computer. */
static gboolean
person_has_won (SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);
  gboolean computers = FALSE, person = FALSE;
  int most = G_MININT;

  if (house->get_points == NULL)
    return FALSE;

  for (guint seat = 0; seat < salon_game_count_seats (game); seat++)
    {
      int points;

      computers |= !salon_game_is_person (game, seat);
      if (!house->get_points (game, seat, &points))
        return FALSE;
      if (points > most)
        {
          most = points;
          person = salon_game_is_person (game, seat);
        }
      else if (points == most)
        person |= salon_game_is_person (game, seat);
    }

  return computers && person;
}

/* A setting is written only when it changes. */
static void
set_boolean (SalonSettings *settings, SalonSetting setting)
{
  if (!salon_settings_get_boolean (settings, setting))
    salon_settings_set_boolean (settings, setting, TRUE);
}

void
salon_beginner_follow (SalonSettings *settings, SalonGame *game)
{
  const SalonGameStage stage = salon_game_get_stage (game);
  const gboolean lesson = salon_game_is_lesson (game);
  g_autofree char *bookmark = salon_game_get_bookmark (game);

  if (salon_game_count_people (game) > 0 && stage == SALON_GAME_PLAYING && !lesson)
    set_boolean (settings, SALON_SETTING_HAS_PLAYED);
  if (salon_game_count_people (game) > 0 && stage == SALON_GAME_FINISHED)
    {
      set_boolean (settings, SALON_SETTING_HAS_PLAYED);
      if (!lesson && person_has_won (game))
        set_boolean (settings, SALON_SETTING_HAS_WON);
    }

  if (bookmark != NULL)
    {
      g_autofree char *old = salon_settings_get_string (settings, SALON_SETTING_BOOKMARK);

      if (g_strcmp0 (old, bookmark) != 0)
        salon_settings_set_string (settings, SALON_SETTING_BOOKMARK, bookmark);
    }
}

void
salon_beginner_resume (SalonSettings *settings, SalonGame *game)
{
  g_autofree char *bookmark = salon_settings_get_string (settings, SALON_SETTING_BOOKMARK);

  salon_game_set_bookmark (game, bookmark);
}

SalonGame *
salon_beginner_find_lesson (SalonGame *game, SalonShelf *shelf, const char **name)
{
  *name = NULL;
  if (is_unfinished (game) && salon_game_is_lesson (game))
    return game;

  for (guint i = 0; i < salon_shelf_count (shelf); i++)
    {
      const SalonKept *kept = salon_shelf_get (shelf, i);

      if (kept->game != NULL && salon_game_is_lesson (kept->game))
        {
          *name = kept->name;
          return kept->game;
        }
    }

  return NULL;
}

const char *
salon_beginner_get_lesson_label (SalonGame *game, SalonShelf *shelf)
{
  const char *name;

  if (salon_house_games[0]->start == NULL)
    return NULL;
  return salon_beginner_find_lesson (game, shelf, &name) != NULL ? _ ("_Go on learning")
                                                                 : _ ("_Learn in three minutes");
}

SalonGame *
salon_beginner_make_lesson (SalonLook *look, GError **error)
{
  const SalonHouseGame *house = salon_house_games[0];
  g_autofree char *record = NULL;

  if (house->start == NULL)
    return NULL;

  record = house->start->make_lesson (look);
  return house->kind->read (record, strlen (record), salon_reading_seed (), error);
}

static gboolean
has_won (SalonSettings *settings)
{
  return salon_settings_get_boolean (settings, SALON_SETTING_HAS_WON);
}

SalonGame *
salon_beginner_make_game (SalonSettings *settings, SalonLook *look, GError **error)
{
  const SalonHouseGame *house = salon_house_games[0];
  g_autofree char *setup = NULL;

  if (house->start == NULL)
    return NULL;

  setup = house->start->make_setup (QUICK_SEATS, !has_won (settings), look);
  return house->kind->begin (setup, strlen (setup), salon_reading_seed (), error);
}

char *
salon_beginner_propose (SalonSettings *settings, const SalonHouseGame *house, SalonLook *look)
{
  return house->start != NULL && !has_won (settings) ? house->start->make_setup (FIRST_SEATS, TRUE, look) : NULL;
}
