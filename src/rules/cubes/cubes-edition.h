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

/* Shakes the cubes of @edition: writes the 25 capitals that they show, and a NUL, to @faces.  Every order of the cubes and every
 * face of each is as likely as any other.  @random is the state of the generator of salon-random.h. */
void cubes_edition_roll (int edition, uint64_t *random, char faces[CUBES_CELLS + 1]);

/* Tells whether the cubes of @edition can show @faces, 25 capitals: one cube a place, each with that face
 * (rule 4, `shake`). */
bool cubes_edition_can_show (int edition, const char *faces);
