/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking ahead in one tray, row by row, where few enough fit. */

#pragma once

#include "players/probe/probe-belief.h"

/* Levels that look at least this many questions ahead make plans. */
#define PROBE_PLAN_DEPTH 6

/* What the end of a turn costs in points, and how much (of 256) is left of a tray
 * when the next turn comes: with two players nobody else takes it meanwhile. */
#define PROBE_TURN_OF_TWO   25
#define PROBE_AGAIN_OF_TWO  225
#define PROBE_TURN_OF_MORE  8
#define PROBE_AGAIN_OF_MORE 80

/* What is at stake in the turn, in points unless stated otherwise. */
typedef struct {
  uint16_t value[PROBE_SPACES];   /* of each space */
  int factor;                     /* multiplier of the first question */
  int16_t gain[PROBE_SPACES + 1]; /* for turning a card while so many are hidden, in addition to its value */
  int first_blank;                /* lost by a wrong blank as the first question */
  int miss;                       /* that the end of the turn is worth to the others */
  int again;                      /* of 256, what the rest of the tray is worth after a wrong question */
} ProbeStakes;

typedef struct {
  ProbeStakes stakes;
  size_t n;       /* 0: no row fits, too many do, or the real one is unlikely to be among them */
  int64_t all;    /* weight of all rows */
  int64_t others; /* and of words that are not known */
  uint16_t hidden;
  uint8_t depth;
  int64_t weight[PROBE_BELIEF_ROWS];
  uint16_t at[PROBE_BELIEF_ROWS][PROBE_LETTERS]; /* spaces, a bit each, that hide the letter */
} ProbePlan;

void probe_stakes_init (ProbeStakes *stakes, const ProbeState *seen, int seat, int target);
void probe_plan_init (ProbePlan *plan, const ProbeBelief *belief, unsigned hidden, const ProbeStakes *stakes);
bool probe_plan_ask (const ProbePlan *plan, int64_t points[PROBE_LETTERS]);
bool probe_plan_names (const ProbePlan *plan);
