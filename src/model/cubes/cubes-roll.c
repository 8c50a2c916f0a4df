/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-roll.h"

#include <string.h>

#include "players/cubes/cubes-solver.h"
#include "players/cubes/cubes-tier.h"
#include "rules/cubes/cubes-edition.h"

/* How well the words that @solver has found meet @wish. */
static gsize
judge_board (const CubesSolver *solver, CubesWish wish)
{
  const gsize n = cubes_solver_count (solver);
  gsize common = 0;

  if (wish == CUBES_WISH_RICH)
    return n;

  for (gsize i = 0; i < n; i++)
    common += cubes_tier (cubes_solver_mark (solver, i)) == CUBES_FAMILIAR;
  return common;
}

void
cubes_roll_wished (int edition,
                   CubesWish wish,
                   const CubesIndex *index,
                   guint32 open,
                   int shortest,
                   guint64 *random,
                   char faces[CUBES_CELLS + 1])
{
  CubesSolver *solver = wish != CUBES_WISH_NONE && index != NULL ? cubes_solver_new (index) : NULL;
  gsize best = 0;

  cubes_edition_roll (edition, random, faces);
  if (solver == NULL)
    return;

  for (int try = 0; try < CUBES_ROLL_TRIES; try++)
    {
      char board[CUBES_CELLS + 1];
      gsize worth;

      cubes_edition_roll (edition, random, board);
      if (!cubes_solver_solve (solver, board, open, shortest))
        continue;
      worth = judge_board (solver, wish);
      if (worth > best)
        {
          best = worth;
          memcpy (faces, board, sizeof board);
        }
    }
  cubes_solver_free (solver);
}
