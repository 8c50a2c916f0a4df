/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/wedges/wedges-level.h"

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

bool
wedges_player_level (SalonSeatKind kind, WedgesPlayerLevel *level)
{
  switch (kind)
    {
    case SALON_COMPUTER_BEGINNER:
      *level = WEDGES_PLAYER_BEGINNER;
      return true;
    case SALON_COMPUTER_EASY:
      *level = WEDGES_PLAYER_EASY;
      return true;
    case SALON_COMPUTER_MEDIUM:
      *level = WEDGES_PLAYER_MEDIUM;
      return true;
    case SALON_COMPUTER_HARD:
      *level = WEDGES_PLAYER_HARD;
      return true;
    case SALON_HUMAN:
    case SALON_BOT:
    case SALON_N_SEAT_KINDS:
    default:
      return false;
    }
}
