/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays a party of computer players (probe-rules.md 8): twelve seats at three tables, round after round.  The results
 * do not depend on the number of threads. */

#pragma once

#include "rules/probe/probe-party.h"
#include "tools/probe/probe-match.h"

typedef struct {
  const WordsList *words;
  ProbeSetup setup; /* that of each game, with four seats and without rows */
  MatchKind player[PROBE_PARTY_SEATS];
  uint64_t seed;
  unsigned rounds; /* 1 to PROBE_PARTY_ROUNDS */
  unsigned jobs;   /* more than three have nothing to do: a round has three games */

  ProbeParty party; /* filled by evening_play(): everybody’s points, and the last round */
} Evening;

/* Plays all rounds.  The three games of a round are played at the same time if there are jobs for it.  Another place
 * begins in each round.  All random choices, lots too, depend on the seed.  Returns NULL, or a message marked for
 * translation. */
const char *evening_play (Evening *evening);
