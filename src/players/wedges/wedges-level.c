/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/wedges/wedges-level.h"

#include "players/salon-level.h"

/* A bank of ours has two questions of the difficulty 1 in twenty, then six, seven, four and one. */
const WedgesLevelInfo wedges_levels[WEDGES_PLAYER_N_LEVELS] = {
  /* A child at a table of adults, who likes to go where it is nice. */
  [WEDGES_PLAYER_BEGINNER] = { { 750, 510, 320, 160, 60 }, 50, 15, 0 },
  /* Somebody who plays now and then. */
  [WEDGES_PLAYER_EASY] = { { 830, 600, 410, 230, 100 }, 20, 10, 40 },
  /* Somebody who reads, and knows the board. */
  [WEDGES_PLAYER_MEDIUM] = { { 900, 700, 510, 310, 150 }, 5, 5, 80 },
  /* Somebody whom the others do not like to play against. */
  [WEDGES_PLAYER_HARD] = { { 960, 810, 640, 440, 240 }, 0, 0, 100 },
};

const int16_t wedges_level_likings[WEDGES_CATEGORIES] = { 140, 70, 0, 0, -70, -140 };

_Static_assert(WEDGES_PLAYER_HARD == SALON_COMPUTER_HARD - SALON_COMPUTER_BEGINNER, "the levels of the seats");

bool
wedges_player_level (SalonSeatKind kind, WedgesPlayerLevel *level)
{
  const int found = salon_level_of (kind);

  if (found < 0)
    return false;

  *level = (WedgesPlayerLevel) found;
  return true;
}
