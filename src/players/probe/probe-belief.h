/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the public clues tell of one tray: every row that fits, weighted by how
 * likely it was laid.  Knows nothing of moves and points to be made; what to do
 * with a belief is chosen elsewhere. */

#pragma once

#include "players/probe/probe-lexicon.h"

/* The kinds of space by value; probe-rules.md 2. */
#define PROBE_WORTHS 3

/* Rows that a belief keeps one by one, if no more fit. */
#define PROBE_BELIEF_ROWS 512

/* Everything that is public about one tray. */
typedef struct {
  ProbeRow row;    /* PROBE_UNKNOWN for every hidden card */
  uint16_t hidden; /* bit per space */
  uint32_t denied; /* bit per letter that no hidden card has, if the "no" was true */
  bool doubtful;   /* a "no" may have been false */
  uint8_t blanks;  /* limits of the edition */
  uint8_t word_min;
  uint8_t word_max;
  uint8_t supply[26];
  bool passed_letters;                         /* any of passed, but for blanks */
  uint8_t passed[PROBE_SPACES][PROBE_LETTERS]; /* how unlikely its owner makes a card, as a power of 2:
                                                  a dearer one was shown when it was asked for */
  const ProbeMisnamed *misnamed;               /* rows that it is not; may be NULL */
} ProbeClues;

/* A row that fits. */
typedef struct {
  char card[PROBE_SPACES];
  uint64_t weight;
} ProbeFit;

/* Weights are relative to total, which is never 0. */
typedef struct {
  uint64_t total;
  uint64_t known; /* of it, rows of known words */
  uint64_t hit[PROBE_LETTERS]
              [PROBE_WORTHS]; /* rows that hide the letter, the cheapest of it on a space of that worth */
  uint64_t slot[PROBE_SPACES][PROBE_LETTERS]; /* rows that hide the letter there */
  ProbeRow best;                              /* the likeliest row of known words; n is 0 if none fits */
  uint64_t best_weight;
  size_t n_rows;                    /* rows of known words */
  ProbeFit rows[PROBE_BELIEF_ROWS]; /* all of them, unless n_rows is more */
} ProbeBelief;

int probe_worth_points (int worth);
int probe_slot_worth (int slot);

void probe_clues_init (ProbeClues *clues, const ProbeState *seen, int seat, int tray, const ProbeMisnamed *misnamed);
void probe_belief_init (ProbeBelief *belief, const ProbeLexicon *lexicon, const ProbeClues *clues);
uint32_t probe_belief_share (const ProbeBelief *belief, uint64_t weight);
