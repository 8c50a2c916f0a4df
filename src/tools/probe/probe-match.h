/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of computer players against each other: many of them, in several
 * threads, the same whatever their number. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/probe/probe-setup.h"
#include "words/words-list.h"

/* Who may take a seat: the levels, then the yardsticks. */
typedef enum {
  MATCH_EASY,
  MATCH_MEDIUM,
  MATCH_HARD,
  MATCH_RANDOM,
  MATCH_ETAOIN,
  MATCH_GREEDY,
  MATCH_N_KINDS,
} MatchKind;

extern const char *const match_kind_names[MATCH_N_KINDS];

/* How long decisions took, in a histogram whose steps are 1/32 wide. */
#define MATCH_STEPS   32
#define MATCH_OCTAVES 40

typedef struct {
  uint64_t n;
  uint64_t sum; /* nanoseconds of the deciding thread */
  uint64_t most;
  uint64_t counts[MATCH_OCTAVES * MATCH_STEPS];
} MatchTimes;

/* What one player did in one game. */
typedef struct {
  int32_t points;
  uint32_t questions;
  uint8_t words; /* of others, that it wholly exposed */
  bool won;      /* of several with the highest score, the one that the lot chose */
} MatchShare;

typedef struct {
  const WordsList *words;
  ProbeSetup setup; /* without rows; its seats are the players */
  MatchKind player[PROBE_MAX_SEATS];
  uint64_t seed;
  uint64_t games;
  unsigned jobs;

  /* filled by match_play() */
  MatchShare *shares;                  /* [game * seats + player] */
  MatchTimes choices[PROBE_MAX_SEATS]; /* by player: moves that were due, but for draws */
  MatchTimes looks[PROBE_MAX_SEATS];   /* by player: looks for something to interject */
} Match;

/* Plays all games.  In game number g player i has the seat (i + g) modulo the
 * number of seats; seat 0 begins.  Everything that is left to chance depends on
 * the seed and the number of the game alone.  NULL, or what went wrong; clear
 * with match_clear() in any case. */
const char *match_play (Match *match);
void match_clear (Match *match);

/* Adds up times. */
void match_times_add (MatchTimes *times, const MatchTimes *more);

/* The milliseconds that 99 of 100 decisions do not exceed, at most 3 % too many. */
double match_times_p99 (const MatchTimes *times);
