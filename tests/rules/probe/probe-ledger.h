/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second calculation of the scores, from the moves alone; it was written from the text of
 * probe-rules.md, not from the rules' code. */

#pragma once

#include "rules/probe/probe-apply.h"

typedef struct {
  int edition;
  int seats;
  int trays;
  char row[PROBE_MAX_SEATS][PROBE_MAX_TRAYS][PROBE_SPACES + 1];
  bool turned[PROBE_MAX_SEATS][PROBE_MAX_TRAYS][PROBE_SPACES];
  int denials[PROBE_MAX_SEATS][128]; /* by letter, of cards that are still hidden */
  int score[PROBE_MAX_SEATS];
  int turn;
  int card;
  bool first_guess;
  char asked;
  bool hit;
  int answers_due;
} ProbeLedger;

void probe_ledger_open (ProbeLedger *ledger, const ProbeSetup *setup);
const char *probe_ledger_enter (ProbeLedger *ledger, const ProbeMove *move, const ProbeState *after);
