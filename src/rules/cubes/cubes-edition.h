/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sets of 25 cubes, each a file in data/cubes that the edition names (cubes-rules.md 1.1). */

#pragma once

#include <stdbool.h>

#include "rules/cubes/cubes-grid.h"

#define CUBES_FACES 6

/* Gives the edition called @name, or -1. */
int cubes_edition_from_name (const char *name);

/* Gives the name of @edition, which cubes_edition_from_name() gave; 0 is the one that a new game has. */
const char *cubes_edition_name (int edition);

/* Gives the six faces of cube @cube, 0–24, of @edition: capitals, Q for Qu. */
const char *cubes_edition_cube (int edition, int cube);

/* Tells whether the cubes of @edition can show @faces, 25 capitals: one cube a place, each with that face
 * (rule 4, `shake`). */
bool cubes_edition_can_show (int edition, const char *faces);
