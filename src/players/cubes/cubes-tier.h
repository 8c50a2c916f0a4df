/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How common a word is to people who play Cubes.
 *
 * Every word of the list scores; few are expected of anybody.  The numbers are tiers of the word lists (words-list.h), which
 * mean the same in all of them. */

#pragma once

#include <stdint.h>

#include "players/cubes/cubes-index.h"

typedef enum {
  CUBES_FAMILIAR, /* everybody uses it: these are the goal of a round */
  CUBES_KNOWN,    /* people who read know it */
  CUBES_RARE,
  CUBES_N_TIERS,
} CubesTier;

#define CUBES_LAST_FAMILIAR 35
#define CUBES_LAST_KNOWN    60

/* Gives the tier of a word with @mark; see cubes_solver_mark(). */
static inline CubesTier
cubes_tier (uint8_t mark)
{
  const int tier = mark & CUBES_MARK_TIER;

  return tier <= CUBES_LAST_FAMILIAR ? CUBES_FAMILIAR : tier <= CUBES_LAST_KNOWN ? CUBES_KNOWN : CUBES_RARE;
}
