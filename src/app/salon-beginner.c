/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-beginner.h"

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
