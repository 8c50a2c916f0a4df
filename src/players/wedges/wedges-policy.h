/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The best way round the wheel for one who plays alone.
 *
 * Turns to win are a Markov decision process: a state is a space and a set of wedges, a decision the space to move to by
 * a roll, and each wrong answer costs a turn.  It is solved exactly, for any chances of being right. */

#pragma once

#include "rules/wedges/wedges-state.h"

/* How likely a player answers right. */
typedef struct {
  double right[WEDGES_CATEGORIES]; /* a question of each category */
  double final;                    /* the final question; the opponents choose its category */
} WedgesChances;

/* Chances below and above these are taken for these: nobody needs for ever, and no question is for nothing. */
#define WEDGES_LEAST_CHANCE 0.01
#define WEDGES_MOST_CHANCE  0.999

typedef struct {
  WedgesChances chances;                        /* within the bounds */
  double turns[WEDGES_ALL + 1][WEDGES_SPACES];  /* further turns to win, by wedges and space, before a roll */
  double landed[WEDGES_ALL + 1][WEDGES_SPACES]; /* the same, after a move to the space */
  uint8_t reach[WEDGES_SPACES][WEDGES_DIE][WEDGES_MAX_REACH];
  uint8_t n_reach[WEDGES_SPACES][WEDGES_DIE];
} WedgesPolicy;

/* Finds the chance of a final question whose category the opponents choose so that it is the worst. */
double wedges_policy_worst (const double right[WEDGES_CATEGORIES]);

/* Solves the process for @chances.  No other state is kept, so threads may do this at the same time. */
void wedges_policy_solve (WedgesPolicy *policy, const WedgesChances *chances);

/* Gives the number of turns, the one that begins included, that a player who moves in the best way needs on average to
 * win, with a token on @space and the set @wedges.  From the hub without wedges: the length of a game alone. */
double wedges_policy_turns (const WedgesPolicy *policy, int space, unsigned wedges);

/* Gives the turns that are still to come on average when the token has just come to @space, with the set @wedges, and
 * nothing was asked there yet.  The present turn does not count.  The best space to move to is where this is least. */
double wedges_policy_landed (const WedgesPolicy *policy, int space, unsigned wedges);

/* Gives the best space to move to from @space by @die, 1–6.  Of spaces as good as each other it is the first. */
int wedges_policy_best (const WedgesPolicy *policy, int space, unsigned wedges, int die);

/* Gives the category in which an answer is most likely right. */
int wedges_policy_category (const WedgesPolicy *policy);
