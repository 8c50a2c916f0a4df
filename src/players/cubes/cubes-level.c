/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/cubes/cubes-level.h"

#include "cubes-levels.h"

int
cubes_level_step (uint8_t mark)
{
  static const uint8_t last[CUBES_LEVEL_STEPS - 1] = { 10, 20, 35, 50, 60, 70 };
  int step = 0;

  while (step < CUBES_LEVEL_STEPS - 1 && (mark & CUBES_MARK_TIER) > last[step])
    step++;

  return step;
}
