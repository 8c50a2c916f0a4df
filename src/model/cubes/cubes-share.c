/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-share.h"

#include "model/cubes/cubes-grid-text.h"

char *
cubes_share_write (CubesGame *game)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const guint rounds = cubes_game_count_rounds (game);
  const int best = rounds > 0 ? cubes_game_get_best_person (game, rounds - 1) : CUBES_ONLOOKER;
  g_autofree CubesView *view = g_new (CubesView, 1);
  CubesGridText grid = { .n = CUBES_CELLS, .told = TRUE, .minutes = header->setup.minutes };

  cubes_game_get_view (game, CUBES_ONLOOKER, view);
  g_strlcpy (grid.faces, view->seen.faces, sizeof grid.faces);
  g_strlcpy (grid.words, header->words, sizeof grid.words);
  grid.corner = (CubesCorner) view->seen.corner;
  if (best != CUBES_ONLOOKER)
    {
      const char *name = header->salon.name[best];

      grid.rival.points = MIN (cubes_game_get_round (game, rounds - 1)->points[best], CUBES_RIVAL_MOST);
      g_strlcpy (grid.rival.name, name, sizeof grid.rival.name);
    }
  return cubes_grid_text_write (&grid);
}
