/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer player of Cubes: what it will write in a round, and where it lays the Bar.
 *
 * A player is a level and a seed.  All that it does is whole numbers made from these, the view of its seat and the index
 * alone: the same give the same words at the same moments on every machine.  Of the view it looks at the set-up, the
 * cubes, the Bar and the number of the round, never at a list. */

#pragma once

#include "players/cubes/cubes-solver.h"
#include "rules/cubes/cubes-view.h"
#include "rules/salon-record.h"

typedef enum {
  CUBES_PLAYER_BEGINNER,
  CUBES_PLAYER_EASY,
  CUBES_PLAYER_MEDIUM,
  CUBES_PLAYER_HARD,
  CUBES_PLAYER_N_LEVELS,
} CubesPlayerLevel;

/* Gives the level of a seat of @kind: true with @level filled for a computer, false for a person and for a bot. */
bool cubes_player_level (SalonSeatKind kind, CubesPlayerLevel *level);

/* A word, and the moment at which it is written. */
typedef struct {
  char letters[CUBES_LETTERS + 1];
  uint8_t mark; /* see cubes_solver_mark() */
  uint32_t at;  /* milliseconds of the seat's own time; at / 1000 is the second that a record tells */
} CubesPlanWord;

/* What a computer writes in a round, as it writes it. */
typedef struct {
  uint16_t n;
  CubesPlanWord word[CUBES_MAX_WORDS];
} CubesPlan;

/* Makes the plan of the view's seat for the round in progress, whose cubes lie open.  All its words can be traced, have
 * enough letters and are in the index; none comes twice, and none hurts.  Where no time is taken, it ends after some
 * minutes, which its level says.
 *
 * The plan is the same whenever it is made in the round.  Whoever takes up a round in which the seat has written already
 * leaves out the words that its list has, and what would have been written before the greatest time of the list.
 *
 * @solver has the words of the grid afterwards.  Returns false if there is not enough memory: then the plan is empty. */
bool cubes_player_plan (CubesPlayerLevel level,
                        uint64_t seed,
                        const CubesView *view,
                        CubesSolver *solver,
                        CubesPlan *plan);

/* Chooses the corner on which the view's seat lays the Bar, before or after the shake; after it, the better levels look
 * for the words that they know.  @solver has other words afterwards. */
CubesCorner cubes_player_corner (CubesPlayerLevel level, uint64_t seed, const CubesView *view, CubesSolver *solver);
