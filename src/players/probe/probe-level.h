/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tells the levels of the computer players apart: data/probe/levels, read while
 * building. */

#pragma once

#include <stdint.h>

#include "players/probe/probe-player.h"

typedef struct {
  /* laying a word */
  uint8_t lay_tier; /* the rarest words it lays */
  uint8_t lay_min;  /* letters it likes, within the edition's limits */
  uint8_t lay_max;
  uint8_t lay_tries;     /* words it thinks of before it takes the one hardest to guess */
  uint8_t lay_blanks[7]; /* how often 0, 1, … 6 blanks, relative to each other */

  /* what it believes */
  uint8_t tier;          /* the rarest words it knows */
  uint16_t unknown;      /* of 1024 words, how many it expects not to know: strict spelling */
  uint16_t unknown_free; /* the same when anything can be laid */
  uint16_t memory_sure;  /* questions for which each answer is remembered */
  uint16_t memory_half;  /* further ones after which half are forgotten; 0: none ever */

  /* what it does */
  uint8_t depth;        /* further questions of the turn that it reckons with */
  uint8_t whim;         /* percent by which it may undervalue a question */
  uint8_t stray;        /* percent of its questions that it asks without thinking */
  uint8_t name_percent; /* how sure of a whole row it must be to name it */
  uint8_t guard;        /* points that it pays to keep one bit about its own word secret */
  uint8_t curiosity;    /* points that a wholly open card is worth to it beyond its space */
  uint8_t owners;       /* whether it reckons with how the levels of the others lay */
  uint16_t pace_min;    /* milliseconds that a choice seems to take */
  uint16_t pace_max;
} ProbeLevelInfo;

extern const ProbeLevelInfo probe_levels[PROBE_PLAYER_N_LEVELS];

uint32_t probe_tier_weight (int tier);
uint32_t probe_blanks_weight (int blanks);
uint64_t probe_random (uint64_t seed, uint64_t a, uint64_t b);
