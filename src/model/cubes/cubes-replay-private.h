/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two units of CubesReplay share: how it is looked at (cubes-replay.c), and how it is made from a record and a
 * record from it (cubes-replay-record.c). */

#pragma once

#include "model/cubes/cubes-lexicon.h"
#include "model/cubes/cubes-replay.h"
#include "model/salon-replay-states.h"

G_BEGIN_DECLS

struct _CubesReplay {
  SalonReplay parent_instance;

  CubesHeader header; /* as the record has it */
  CubesHeader shown;  /* with who sat there at the end */
  gboolean open;      /* the game is over: nothing is secret any more */
  guint read_out;     /* the moves up to the last lists that were read out: their words are known to everybody */
  CubesLexiconJudge judge;

  GArray *moves;            /* of CubesMove */
  GArray *points;           /* of gint32: those of all seats, position after position */
  GArray *words;            /* of guint32: how many were written, position after position */
  SalonReplayStates states; /* of CubesState */
};

/* Who is asked for the words of the game. */
CubesDictionary cubes_replay_get_dictionary (CubesReplay *self);
/* Gives the state after @moves moves, which is good until the next call. */
const CubesState *cubes_replay_go_to (CubesReplay *self, guint moves);
/* These two are functions of #SalonReplayClass. */
gboolean cubes_replay_can_go_on (SalonReplay *replay, guint position);
GString *cubes_replay_go_on (SalonReplay *replay, guint position, const char *title);

G_END_DECLS
