/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A word list as one player knows it: how likely each word is to be laid, and
 * how likely one that it does not know. */

#pragma once

#include "players/probe/probe-level.h"

/* Probabilities are whole numbers, 65536 being certain. */
#define PROBE_SURE 65536u

typedef struct {
  const WordsList *words;
  uint8_t required;     /* flags a word must have */
  uint16_t share;       /* of 1024 words, how many are not known */
  uint16_t weight[256]; /* of a word, by its tier; 0: not known */

  /* By length, a code for each word, or NULL: how likely an owner lays it in a row of one number of cards, with the
   * blanks that such a row has, instead of the weights by tier (probe-owner). */
  const uint8_t *laid[PROBE_SPACES + 1];
} ProbeLexicon;

void probe_lexicon_init (ProbeLexicon *lexicon,
                         const WordsList *words,
                         ProbePlayerLevel level,
                         const ProbeSetup *setup);
uint64_t probe_lexicon_unknown (const ProbeLexicon *lexicon, int length);
