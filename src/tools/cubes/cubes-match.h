/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays many rounds of computer players against each other, in several threads.  The results do not depend on the number
 * of threads. */

#pragma once

#include "players/cubes/cubes-player.h"
#include "words/words-list.h"

/* What one player did in one game. */
typedef struct {
  int32_t points;
  uint16_t words;    /* on its list; computers write no wrong ones */
  uint16_t shared;   /* of these, the ones that other lists have too */
  uint16_t familiar; /* of these, the ones that everybody knows; see cubes-tier.h */
  bool won;          /* it has the highest score; if several have, one of them is drawn by lot */
} CubesShare;

typedef struct {
  const WordsList *words;
  const CubesIndex *index; /* of all of them */
  CubesSetup setup;        /* it has one seat for each player; no target, strict spelling */
  CubesPlayerLevel level[CUBES_MAX_SEATS];
  uint64_t games;
  uint64_t seed;
  unsigned jobs;

  /* Filled in by cubes_match_play(): for each game a share for each player in their order, and how many words that everybody knows
   * its grid has. */
  CubesShare *shares;
  uint16_t *familiar;
} CubesMatch;

/* Plays all games of @match, each of one round; players change seats from game to game.  Returns NULL, or why not, marked for
 * translation.  Either way cubes_match_clear() frees what was filled in. */
const char *cubes_match_play (CubesMatch *match);
void cubes_match_clear (CubesMatch *match);
