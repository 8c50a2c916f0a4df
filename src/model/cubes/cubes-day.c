/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-day.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "model/salon-date.h"
#include "rules/cubes/cubes-edition.h"

/* What the number of a day belongs to; see salon_day_hash(). */
#define THING "cubes"

/* French has cubes of its own. */
static int
get_edition (const char *language)
{
  const int french = cubes_edition_from_name ("salon-fr");

  return g_str_equal (language, "fr") && french >= 0 ? french : 0;
}

void
cubes_day_roll (SalonDay day, const char *language, char faces[CUBES_CELLS + 1])
{
  guint64 random = salon_day_hash (day, language, THING);

  cubes_edition_roll (get_edition (language), &random, faces);
}

char *
cubes_day_write_record (SalonDay day, CubesHeader *header, const CubesHabits *habits)
{
  g_autofree char *time = salon_date_record_now ();
  g_autofree char *comments = cubes_habits_write (habits), *title = NULL;
  char faces[CUBES_CELLS + 1], date[SALON_DAY_TEXT], begin[CUBES_HEADER_TEXT];

  header->setup.edition = (guint8) get_edition (header->words);
  header->setup.grid = CUBES_MASTER;
  header->setup.minutes = CUBES_DAY_MINUTES;
  header->setup.target = 0;
  salon_day_write (day, date);
  /* Translators: the title of a game; a date such as 2026-11-23, which has to come last */
  title = g_strdup_printf (_ ("Grid of the day, %s"), date);
  g_strlcpy (header->salon.title, title, sizeof header->salon.title);
  g_strlcpy (header->salon.date, time, sizeof header->salon.date);
  cubes_day_roll (day, header->words, faces);
  cubes_header_write (header, begin, sizeof begin);
  return g_strdup_printf ("%s%s%d shake %s\n", begin, comments, header->setup.first + 1, faces);
}

gboolean
cubes_day_find (CubesGame *game, SalonDay *day)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const gsize n = strlen (header->salon.title);
  g_autofree CubesView *view = NULL;
  char faces[CUBES_CELLS + 1];

  /* The title names the day, and the cubes prove it. */
  if (n < SALON_DAY_TEXT || header->setup.grid != CUBES_MASTER)
    return FALSE;
  *day = salon_day_parse (header->salon.title + n - (SALON_DAY_TEXT - 1));
  if (*day == 0 || header->setup.edition != get_edition (header->words))
    return FALSE;

  view = g_new (CubesView, 1);
  cubes_game_get_view (game, CUBES_ONLOOKER, view);
  cubes_day_roll (*day, header->words, faces);
  return view->seen.rounds == 1 && strcmp (view->seen.faces, faces) == 0;
}

gboolean
cubes_day_get_result (CubesGame *game, CubesDayResult *result)
{
  const CubesHeader *header = cubes_game_get_header (game);
  g_autofree CubesView *view = NULL;
  const CubesGridWord *words;
  int best = -1;
  guint n;

  words = cubes_game_get_words (game, &n);
  if (cubes_game_get_due (game) != CUBES_DUE_OVER || words == NULL)
    return FALSE;

  view = g_new (CubesView, 1);
  cubes_game_get_view (game, CUBES_ONLOOKER, view);
  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_HUMAN && (best < 0 || view->seen.points[seat] > view->seen.points[best]))
      best = seat;
  if (best < 0)
    return FALSE;

  *result = (CubesDayResult) { .points = view->seen.points[best], .all_words = n };
  for (guint i = 0; i < n; i++)
    {
      result->all_points += words[i].points;
      result->words += words[i].found >> best & 1;
    }
  return TRUE;
}

char *
cubes_day_write (const CubesDayResult *result)
{
  return g_strdup_printf ("points %d %d words %u %u", result->points, result->all_points, result->words,
                          result->all_words);
}

gboolean
cubes_day_read (const char *text, CubesDayResult *result)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint64 number[4];

  if (g_strv_length (words) != 6 || !g_str_equal (words[0], "points") || !g_str_equal (words[3], "words"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (number); i++)
    if (!g_ascii_string_to_unsigned (words[i < 2 ? i + 1 : i + 2], 10, 0, G_MAXINT, &number[i], NULL))
      return FALSE;

  *result = (CubesDayResult) { (int) number[0], (int) number[1], (guint) number[2], (guint) number[3] };
  return TRUE;
}
