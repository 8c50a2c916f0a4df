/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer player of Wedges: what it knows, where it moves, and what it votes for.
 *
 * A player is a level and a seed.  The seed says what it is strong in, and which questions it knows.  All that it does
 * follows from these, the game in progress and the number of the question alone, so it is the same on every machine, and
 * when a game is taken up again.  It is never shown an answer. */

#pragma once

#include "players/wedges/wedges-level.h"
#include "players/wedges/wedges-policy.h"

typedef struct {
  WedgesPlayerLevel level;
  uint64_t seed;
  int16_t liking[WEDGES_CATEGORIES]; /* of 1000 questions, what it knows more than others of its level, or less */
  WedgesPolicy policy;               /* by what it knows on average */
} WedgesPlayer;

/* A question as a player sees it: where it comes from, and how hard it is. */
typedef struct {
  uint64_t salt; /* of its bank; see wedges_player_salt() */
  int card;
  uint8_t category;
  uint8_t difficulty; /* 1–5 */
} WedgesQuestion;

/* What a seat was asked so far, as everybody at the table has heard. */
typedef struct {
  uint16_t asked[WEDGES_CATEGORIES], right[WEDGES_CATEGORIES];
} WedgesTally;

/* Gives the seed of who is called @name: the same person in every game.  Who has no name is told from others by @seat. */
uint64_t wedges_player_seed (const char *name, int seat);

/* Gives a number that stands for the bank called @questions. */
uint64_t wedges_player_salt (const char *questions);

/* Makes @player ready, in a few milliseconds. */
void wedges_player_init (WedgesPlayer *player, WedgesPlayerLevel level, uint64_t seed);

/* Gives of how many in 1000 questions of @category and @difficulty the player knows the answer. */
int wedges_player_knowledge (const WedgesPlayer *player, int category, int difficulty);

/* Tells whether the player knows the answer to @question.  It says the same each time. */
bool wedges_player_knows (const WedgesPlayer *player, const WedgesQuestion *question);

/* Gives the seed of what the player says to @question when it does not know the answer. */
uint64_t wedges_player_luck (const WedgesPlayer *player, const WedgesQuestion *question);

/* Chooses a space for the seat that has to move; WEDGES_TO_MOVE is due. */
int wedges_player_move (const WedgesPlayer *player, const WedgesState *state);

/* Chooses a category for the player itself, on the hub; WEDGES_TO_CHOOSE is due. */
int wedges_player_choose (const WedgesPlayer *player);

/* Chooses the category of the final question for an opponent with @tally; WEDGES_TO_VOTE is due. */
int wedges_player_vote (const WedgesPlayer *player, const WedgesState *state, const WedgesTally *tally);
