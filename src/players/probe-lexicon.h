/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A word list as one player knows it: how likely each word is to be laid, and
 * what a word it does not know may look like. */

#pragma once

#include "players/probe-level.h"

/* Probabilities are whole numbers, 65536 being certain. */
#define PROBE_SURE 65536u

typedef struct {
  const WordsList *words;
  uint8_t required;                  /* flags a word must have */
  uint16_t weight[256];              /* of a word, by its tier; 0: not known */
  uint64_t unknown[PROBE_SPACES + 1]; /* weight of all words not known, by length */
  uint32_t frequency[26];            /* of letters, together about PROBE_SURE, each at least 1 */
} ProbeLexicon;

void probe_lexicon_init (ProbeLexicon *lexicon,
                         const WordsList *words,
                         ProbePlayerLevel level,
                         const ProbeSetup *setup);
