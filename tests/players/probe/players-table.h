/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players round a table, without a screen. */

#pragma once

#include "players/probe/probe-player.h"
#include "rules/probe/probe-apply.h"

typedef struct PlayersTable PlayersTable;

/* Called before each move of a computer is made, with the @player as it was when it chose. */
typedef void (*PlayersLook) (void *data, const PlayersTable *table, const ProbeState *state, const ProbeMove *move);

struct PlayersTable {
  const WordsList *words;
  ProbeState state;
  ProbePlayer player[PROBE_MAX_SEATS];
  uint64_t seed;
  PlayersLook look; /* or NULL */
  void *data;

  /* what happened */
  const char *fault; /* the first thing that went wrong, or NULL */
  unsigned interruptions, misnamed, challenges, asked, right, blanks_asked;
  double slowest;        /* seconds of the slowest decision */
  double seconds, aside; /* of due moves other than draws; of all decisions whether to interject */
  unsigned decisions, looks;
};

void players_table_init (PlayersTable *table,
                         const WordsList *words,
                         const ProbeSetup *setup,
                         const ProbePlayerLevel *levels,
                         uint64_t seed);
void players_table_init_with (PlayersTable *table,
                              const WordsList *words,
                              const ProbeSetup *setup,
                              const ProbePlayerLevel *levels,
                              uint64_t seed,
                              int place,
                              const char *name);
bool players_table_step (PlayersTable *table);
void players_table_play (PlayersTable *table);
