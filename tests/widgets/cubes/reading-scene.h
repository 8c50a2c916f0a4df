/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/cubes/cubes-game.h"

/* Games of Cubes whose lists lie open, for tests and pictures of the pages. */

/* A legal roll. */
#define READING_FACES "OIHCDTFIMEWAIOSDNERTTCAQR"

/* A game of four people to 100 points, or without @target to the end of one round, in which @rounds rounds (1 to 3) have
 * been read out. @options are more lines of its set-up. The words of its grid are not known yet. */
CubesGame *reading_scene (int rounds, int target, const char *options);

/* Runs the main loop until the words of the grid are known. */
void reading_scene_solve (CubesGame *game);

/* Returns what everybody may know, until the next call. */
const CubesView *reading_scene_view (CubesGame *game);
