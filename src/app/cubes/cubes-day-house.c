/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-day-house.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/cubes/cubes-defaults.h"
#include "app/salon-language.h"
#include "model/salon-reading.h"

static SalonGame *
make (SalonDay day, CubesHeader *header, const CubesHabits *habits, GError **error)
{
  g_autofree char *record = NULL;

  /* Everybody has the same grid on a day, so it does not lie harder for those who like their letters as they fall. */
  header->upright = true;
  record = cubes_day_write_record (day, header, habits);
  return cubes_game_kind.read (record, strlen (record), salon_reading_seed (), error);
}

/* One person plays alone; with others one begins on the page for a new game. */
SalonGame *
cubes_day_house_make (SalonDay day, SalonLook *look, GError **error)
{
  CubesHabits habits;
  CubesHeader header;

  cubes_defaults_fill (&header, &habits, look);
  header.setup.seats = 1;
  header.setup.first = 0;
  return make (day, &header, &habits, error);
}

SalonGame *
cubes_day_house_make_today (CubesHeader *header, const CubesHabits *habits, GError **error)
{
  return make (salon_day_today (), header, habits, error);
}

static void
solved_cb (CubesGame *game, SalonDays *days)
{
  cubes_day_house_keep (days, SALON_GAME (game));
}

void
cubes_day_house_keep (SalonDays *days, SalonGame *game)
{
  CubesGame *cubes = CUBES_GAME (game);
  g_autofree char *text = NULL;
  CubesDayResult result;
  SalonDay day;

  if (!cubes_day_find (cubes, &day))
    return;
  if (!cubes_day_get_result (cubes, &result))
    {
      /* The words of the grid are still being looked for. */
      if (g_signal_handler_find (cubes, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, solved_cb, NULL) == 0)
        g_signal_connect_object (cubes, "solved", G_CALLBACK (solved_cb), days, 0);
      return;
    }

  text = cubes_day_write (&result);
  salon_days_keep (days, &(SalonDaysNote) { day, cubes_game_get_header (cubes)->words, CUBES_DAY_NAME, TRUE, text });
}

char *
cubes_day_house_say (SalonDays *days, SalonDay day)
{
  const char *language = salon_language_is ("fr") && cubes_defaults_has_words ("fr") ? "fr" : "en";
  CubesDayResult result;
  SalonDaysNote note;

  if (!salon_days_find (days, day, language, CUBES_DAY_NAME, &note) || !note.done
      || !cubes_day_read (note.text, &result))
    return NULL;

  /* Translators: what somebody had of a grid of letter cubes: points, and how many of its words */
  return g_strdup_printf (_ ("%d points, %u of %u words"), result.points, result.words, result.all_words);
}
