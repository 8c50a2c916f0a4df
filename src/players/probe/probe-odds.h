/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What asking one opponent for a letter brings, by the beliefs in all its trays. */

#pragma once

#include "players/probe/probe-belief.h"

/* Probabilities are of 65536, points are counted in 65536ths. */
typedef struct {
  uint32_t hit;   /* that a card is shown */
  uint64_t space; /* points expected from its space; 0 for a miss */
  uint64_t bonus; /* points expected from last cards */
} ProbeOdds;

void probe_odds_init (ProbeOdds odds[PROBE_LETTERS],
                      const ProbeState *seen,
                      int seat,
                      const ProbeBelief beliefs[PROBE_MAX_TRAYS]);
