/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tells the levels of the computer players apart: data/cubes/levels, read while building, where README.md
 * tells what each number means. */

#pragma once

#include <stdint.h>

#include "players/cubes/cubes-player.h"

/* Steps of how common words are; see cubes_level_step(). */
#define CUBES_LEVEL_STEPS 7

typedef struct {
  uint16_t know[CUBES_LEVEL_STEPS]; /* of 1000 words of each step */
  uint8_t rarer;                    /* percent, for each step */
  uint8_t longer;                   /* percent, for each letter */
  uint8_t bend;                     /* percent, for each bend */
  uint8_t kin;                      /* percent */
  uint8_t pause;                    /* percent */
  uint8_t corners;
  uint16_t search;   /* milliseconds */
  uint16_t letter;   /* milliseconds */
  uint16_t patience; /* seconds */
} CubesLevelInfo;

extern const CubesLevelInfo cubes_levels[CUBES_PLAYER_N_LEVELS];

/* Gives the step of a word with @mark, 0 for the commonest. */
int cubes_level_step (uint8_t mark);
