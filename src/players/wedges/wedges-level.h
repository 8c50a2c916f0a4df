/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tells the levels of the computer players apart. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/salon-record.h"
#include "rules/wedges/wedges-board.h"

typedef enum {
  WEDGES_PLAYER_BEGINNER,
  WEDGES_PLAYER_EASY,
  WEDGES_PLAYER_MEDIUM,
  WEDGES_PLAYER_HARD,
  WEDGES_PLAYER_N_LEVELS,
} WedgesPlayerLevel;

/* The steps in which the difficulty of a question is told, from 1. */
#define WEDGES_DIFFICULTIES 5

typedef struct {
  uint16_t knows
    [WEDGES_DIFFICULTIES]; /* of 1000 questions of each difficulty, in a category that it neither likes nor dislikes */
  uint8_t strays;          /* percent of its moves in which it takes any space that is not bad */
  uint8_t bad;             /* a space is bad that costs so many tenths of a turn more than the best one */
  uint8_t watches;         /* percent of its votes in which it reckons with what the opponent did not know */
} WedgesLevelInfo;

extern const WedgesLevelInfo wedges_levels[WEDGES_PLAYER_N_LEVELS];

/* What a player knows more, or less, of 1000 questions of a category than others of its level: the strongest category
 * first.  Each player has them in an order of its own.  The sum is 0. */
extern const int16_t wedges_level_likings[WEDGES_CATEGORIES];

/* Gives the level of a seat of @kind: true with @level filled for a computer, false for a person and for a bot. */
bool wedges_player_level (SalonSeatKind kind, WedgesPlayerLevel *level);
