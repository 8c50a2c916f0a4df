/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How each round of a game went: the lines of its score pad. */

#pragma once

#include <glib.h>

#include "rules/cubes/cubes-state.h"

G_BEGIN_DECLS

/* Words by their letters: 3, 4, 5, 6, 7, and 8 or more. Those of one group bring the same points (rule 2.9). */
#define CUBES_N_LENGTHS 6

typedef struct {
  guint8 shaker;
  gint8 best_seat;                /* who wrote the best word; −1: no word scored */
  guint16 best_points;            /* what it brought */
  char best[CUBES_LETTERS + 1];   /* the word that brought the most points: of several the longest, then the first
                                     that a list has, in the order of the seats; or "" */
  guint16 words[CUBES_MAX_SEATS]; /* that scored */
  gint32 points[CUBES_MAX_SEATS]; /* that the round brought */
  gint32 total[CUBES_MAX_SEATS];  /* after it */
  guint16 from[CUBES_MAX_SEATS][CUBES_N_LENGTHS]; /* the points of the round, by the letters of the words */
  char own[CUBES_MAX_SEATS][CUBES_LETTERS + 1];   /* the longest word that scored, the first of several; or "" */
} CubesRound;

/* Sets @round to how the round went whose lists lie open in @state; @before is the line of the round before it, NULL
 * for the first one. */
void cubes_round_set (CubesRound *round, const CubesState *state, const CubesRound *before);

G_END_DECLS
