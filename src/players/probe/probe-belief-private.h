/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of a belief share. */

#pragma once

#include "players/probe/probe-belief.h"

/* How much less likely a row is that contradicts a "no" which may have been false, as a power of 2. */
#define PROBE_DOUBT 6

/* The cards that an owner showed make a word, or its blanks, at most this much less likely, as a power of
 * 2: people do not always show the cheapest. */
#define PROBE_PASSED_MOST 8

/* Weights of words are counted in parts of this many bits, so that unlikely ones still differ. */
#define PROBE_WEIGHT_BITS 12

#define PROBE_MAX_PLACES 7  /* ways to put at most 6 blanks around a word */
#define PROBE_MAX_GROUPS 28 /* with 0, 1, … 6 blanks together */

/* Rows with words of one length to which the clues say the same about every
 * letter of the word: one way to lay the blanks, or all of them while no letter
 * is exposed. */
typedef struct {
  const ProbeLexicon *lexicon;
  const ProbeClues *clues;
  int length;
  int n;                            /* ways to place the blanks */
  uint8_t before[PROBE_MAX_PLACES]; /* blanks before the word */
  uint32_t prior[PROBE_MAX_PLACES];
  uint16_t of_worth[PROBE_WORTHS]; /* which spaces are */
  uint16_t open;                   /* letters of the word that are hidden */
  int n_fixed;                     /* the others */
  uint8_t fixed_at[PROBE_SPACES];
  char fixed[PROBE_SPACES];
  uint32_t denied;
  uint8_t supply_min; /* the least supply of any letter */
  int n_skipped;      /* words that were named in vain */
  size_t skipped[PROBE_PLAYER_MISNAMED];
} ProbeGroup;

/* What a scan over the words of a group finds. */
typedef struct {
  uint64_t sum;
  uint64_t at[PROBE_SPACES][26];       /* weight of words with that letter hidden there */
  uint64_t again[PROBE_SPACES][26];    /* of those, the ones that hide it more than once */
  uint64_t cheapest[26][PROBE_WORTHS]; /* for the latter, over all ways to place the blanks */
  uint32_t best_weight;
  size_t best;
  uint32_t paired;                               /* letters that some word hides twice; only theirs is filled: */
  uint64_t pair[26][PROBE_SPACES][PROBE_SPACES]; /* weight of words that hide it at both places only */
} ProbeScan;

/* How likely each letter follows another (26: begins a word) in words of one
 * length, of PROBE_SURE. */
typedef struct {
  int length; /* 0: not learned yet */
  uint32_t share[27][26];
} ProbeFollows;

int probe_group_cheapest (const ProbeGroup *group, unsigned slots);
void probe_group_scan (const ProbeGroup *group, ProbeScan *scan, ProbeBelief *belief);
void probe_group_add_blanks (const ProbeGroup *group, ProbeBelief *belief, int before, uint64_t weight);
void probe_group_add_unknown (const ProbeGroup *group, ProbeBelief *belief, ProbeFollows *follows, uint64_t least);
