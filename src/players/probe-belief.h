/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the public clues tell of one tray: every row that fits, weighted by how
 * likely it was laid.  Knows nothing of moves and points to be made; what to do
 * with a belief is chosen elsewhere. */

#pragma once

#include "players/probe-lexicon.h"

/* The kinds of space by value; probe-rules.md 2. */
#define PROBE_WORTHS 3

/* Everything that is public about one tray. */
typedef struct {
  ProbeRow row;     /* PROBE_UNKNOWN for every hidden card */
  uint16_t hidden;  /* bit per space */
  uint32_t denied;  /* bit per letter that no hidden card has, if the "no" was true */
  bool doubtful;    /* a "no" may have been false */
  uint8_t blanks;   /* limits of the edition */
  uint8_t word_min;
  uint8_t word_max;
  uint8_t supply[26];
  const ProbeMisnamed *misnamed; /* rows that it is not; may be NULL */
} ProbeClues;

/* Weights are relative to total, which is never 0. */
typedef struct {
  uint64_t total;
  uint64_t hit[PROBE_LETTERS][PROBE_WORTHS];   /* rows that hide the letter, the cheapest of it on a space of that worth */
  uint64_t slot[PROBE_SPACES][PROBE_LETTERS];  /* rows that hide the letter there */
  ProbeRow best;                               /* the likeliest row of known words; n is 0 if none fits */
  uint64_t best_weight;
} ProbeBelief;

int probe_worth_points (int worth);
int probe_slot_worth (int slot);

void probe_clues_init (ProbeClues *clues,
                       const ProbeState *seen,
                       int seat,
                       int tray,
                       const ProbeMisnamed *misnamed);
void probe_belief_init (ProbeBelief *belief,
                        const ProbeLexicon *lexicon,
                        const ProbeClues *clues);
uint32_t probe_belief_share (const ProbeBelief *belief,
                             uint64_t weight);
