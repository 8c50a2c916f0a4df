/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays many games of computer players against each other, in several threads.  The results do not depend on the number
 * of threads. */

#pragma once

#include "players/wedges/wedges-player.h"
#include "questions/questions-judge.h"

/* A yardstick beside the levels: it knows what medium knows, and moves anywhere. */
#define WEDGES_MATCH_RANDOM WEDGES_PLAYER_N_LEVELS

/* What one player did in one game. */
typedef struct {
  uint32_t turns;     /* in which it rolled */
  uint32_t questions; /* that it was asked */
  uint32_t right;     /* of these */
  uint8_t wedges;     /* that it had at the end */
  bool won;           /* it has the first place; if several have, one of them is drawn by lot */
} WedgesShare;

typedef struct {
  const char *questions; /* the name of the bank */
  const QuestionsBank *bank;
  uint8_t seats;
  int player[WEDGES_MAX_SEATS];       /* a WedgesPlayerLevel, or WEDGES_MATCH_RANDOM */
  const char *name[WEDGES_MAX_SEATS]; /* by player, for records */
  const char *records;                /* the folder for the records of all games, or NULL */
  uint64_t games;
  uint64_t seed;
  unsigned jobs;

  /* Filled in by wedges_match_play(): for each game a share for each player in their order. */
  WedgesShare *shares;
} WedgesMatch;

/* Plays all games of @match; players change seats from game to game, and the cards of each game are shuffled.  Returns NULL, or
 * why not, marked for translation; it is empty when standard error has the reason.  Either way wedges_match_clear() frees
 * what was filled in. */
const char *wedges_match_play (WedgesMatch *match);
void wedges_match_clear (WedgesMatch *match);
