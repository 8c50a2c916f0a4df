/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-harvest.h"

#include <string.h>

#include <glib/gi18n.h>

static void
add_round (CubesHarvest *harvest, const CubesRound *round, int seat, int most)
{
  harvest->words += round->words[seat];
  harvest->points += round->points[seat];
  harvest->rounds += round->points[seat] == most ? 1 : 0;
  harvest->best = MAX (harvest->best, round->points[seat]);
  for (int i = 0; i < CUBES_N_LENGTHS; i++)
    harvest->from[i] += round->from[seat][i];
  if (strlen (round->own[seat]) > strlen (harvest->own))
    g_strlcpy (harvest->own, round->own[seat], sizeof harvest->own);
}

void
cubes_harvest_count (CubesGame *game, int seats, CubesHarvest *harvest)
{
  memset (harvest, 0, (gsize) seats * sizeof *harvest);
  for (guint i = 0; i < cubes_game_count_rounds (game); i++)
    {
      const CubesRound *round = cubes_game_get_round (game, i);
      int most = 1;

      for (int seat = 0; seat < seats; seat++)
        most = MAX (most, round->points[seat]);
      for (int seat = 0; seat < seats; seat++)
        add_round (&harvest[seat], round, seat, most);
    }
}

char *
cubes_harvest_describe (const CubesHarvest *harvest, guint rounds)
{
  g_autofree char *words =
    g_strdup_printf (ngettext ("%d word counted", "%d words counted", (gulong) harvest->words), harvest->words);
  g_autofree char *won = NULL;

  if (rounds < 2 || harvest->rounds == 0)
    return g_steal_pointer (&words);
  /* Translators: rounds in which nobody had more points, and the points of the best round */
  won = g_strdup_printf (ngettext ("best in %1$d round, at most %2$d points in one",
                                   "best in %1$d rounds, at most %2$d points in one", (gulong) harvest->rounds),
                         harvest->rounds, harvest->best);
  return g_strdup_printf ("%s · %s", words, won);
}

char *
cubes_harvest_name_length (int group)
{
  const int letters = group + 3;

  if (group < CUBES_N_LENGTHS - 1)
    return g_strdup_printf (ngettext ("%d letter", "%d letters", (gulong) letters), letters);
  return g_strdup_printf (_ ("%d letters and more"), letters);
}

char *
cubes_harvest_describe_points (const CubesHarvest *harvest)
{
  GString *text = g_string_new (NULL);

  for (int group = 0; group < CUBES_N_LENGTHS; group++)
    {
      g_autofree char *name = cubes_harvest_name_length (group), *points = NULL;

      if (harvest->from[group] == 0)
        continue;
      points =
        g_strdup_printf (ngettext ("%d point", "%d points", (gulong) harvest->from[group]), harvest->from[group]);
      /* Translators: between two parts of a list: “4 letters: 3 points, 5 letters: 4 points” */
      g_string_append (text, text->len > 0 ? C_ ("points", ", ") : "");
      /* Translators: words of so many letters, and the points that they brought: “4 letters: 3 points” */
      g_string_append_printf (text, C_ ("worth", "%1$s: %2$s"), name, points);
    }
  return g_string_free (text, FALSE);
}
