/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The straightest path of a word: the one that people see first, and that is best shown. */

#pragma once

#include "rules/cubes/cubes-grid.h"

/* Finds that path of @word with the fewest bends, of several the same one each time; arguments and return value are those
 * of cubes_trace().  @bends becomes their number, unless it is NULL.  On a made-up grid of one or two letters, where a long
 * word has very many paths, it may be another path. */
int cubes_straightest (const char *faces, uint32_t open, const char *word, uint8_t path[CUBES_CELLS], int *bends);
