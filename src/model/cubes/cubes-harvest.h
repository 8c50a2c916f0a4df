/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each seat brought together in a whole game of Cubes, for the page of its end. */

#pragma once

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

typedef struct {
  int words;                   /* that counted */
  int points;                  /* in all */
  int rounds;                  /* in which nobody had more points, and this seat any */
  int best;                    /* points of its best round */
  int from[CUBES_N_LENGTHS];   /* its points, by the letters of the words */
  char own[CUBES_LETTERS + 1]; /* its longest word that counted, the first of several; or "" */
} CubesHarvest;

/* Sets the first @seats of @harvest to what the seats of @game have brought in the rounds that were scored. */
void cubes_harvest_count (CubesGame *game, int seats, CubesHarvest *harvest);
/* How many words counted, and how the rounds went if there were several, (transfer full). */
char *cubes_harvest_describe (const CubesHarvest *harvest, guint rounds);
/* Where the points came from, for who cannot see the bar: “4 letters: 3 points, 5 letters: 4 points”, (transfer full). */
char *cubes_harvest_describe_points (const CubesHarvest *harvest);
/* What a part of that bar stands for: “5 letters”, (transfer full). @group: 0 for words of 3 letters */
char *cubes_harvest_name_length (int group);

G_END_DECLS
