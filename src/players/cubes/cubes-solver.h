/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds all words of a grid (cubes-rules.md 2.5 to 2.8). */

#pragma once

#include "players/cubes/cubes-index.h"

/* The memory that a search needs, and the words of the last grid.  One thread at a time may use it. */
typedef struct CubesSolver CubesSolver;

/* Makes a solver with the words of @index, which has to live as long.  Returns NULL if there is not enough memory. */
CubesSolver *cubes_solver_new (const CubesIndex *index);

/* Frees the solver; NULL is allowed. */
void cubes_solver_free (CubesSolver *solver);

/* Finds the words of @shortest letters or more among the places @open of the grid whose cubes show @faces, 25 capitals
 * with Q for Qu; of the other places @faces may say anything.  Each word is found once, the shorter ones (in cubes) first,
 * those of one length by the alphabet.  Returns false if there is not enough memory: then the solver has no words. */
bool cubes_solver_solve (CubesSolver *solver, const char *faces, uint32_t open, int shortest);

/* Returns the number of words that were found. */
size_t cubes_solver_count (const CubesSolver *solver);

/* Returns their points together (rule 2.9). */
int64_t cubes_solver_points (const CubesSolver *solver);

/* Writes word @i in capitals, with its NUL, and in @path (which may be NULL) the places of its cubes.  Returns the number
 * of its letters; @cubes, unless NULL, gets that of its cubes. */
int cubes_solver_word (const CubesSolver *solver,
                       size_t i,
                       char word[CUBES_LETTERS + 1],
                       uint8_t path[CUBES_CELLS],
                       int *cubes);

/* Returns what the index says of word @i beside its letters: its tier and CUBES_MARK_HURTFUL; see cubes-index.h. */
uint8_t cubes_solver_mark (const CubesSolver *solver, size_t i);
