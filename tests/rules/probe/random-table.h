/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games: set-ups and moves that depend on a seed. */

#pragma once

#include "rules/probe/probe-apply.h"

typedef struct {
  uint64_t state;
} Random;

uint64_t random_next (Random *random);
int random_below (Random *random, int limit);

void random_setup (Random *random, ProbeEdition edition, int seats, int trays, ProbeSetup *setup);
void random_row (Random *random, const ProbeSetup *setup, ProbeRow *row);
bool random_interruption (Random *random, const ProbeState *state, ProbeMove *move);
ProbeMove random_choice (Random *random, const ProbeState *state, const ProbeMove *moves, int n);
