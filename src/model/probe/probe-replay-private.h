/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two units of ProbeReplay share: how it is looked at (probe-replay.c), and how it is made from a record and a
 * record from it (probe-replay-record.c). */

#pragma once

#include "model/probe/probe-replay.h"
#include "model/salon-replay-states.h"
#include "rules/salon-remark.h"

G_BEGIN_DECLS

/* A position. The first one is that in which nothing was done. */
typedef struct {
  guint32 moves;    /* made up to here */
  guint32 question; /* how many were put up to here */
  guint32 nth_turn; /* of @seat, from 1 */
  guint8 seat;      /* whose turn led here */
  guint8 speaker;   /* who did what led here: in turn or, to name a word, out of turn */
  guint8 asks;      /* a question led here */
  guint8 begins;    /* a turn begins here */
  guint8 over;      /* the game is over */
} ProbeStop;

struct _ProbeReplay {
  SalonReplay parent_instance;

  ProbeHeader header; /* as the record has it, with the rows: secret */
  gboolean open;      /* the game is over: nothing is secret any more */
  gboolean part;      /* of an evening, which alone can be gone on with until the game is over */

  GArray *moves;            /* of ProbeMove */
  GArray *stops;            /* of ProbeStop: the positions */
  GArray *points;           /* of gint32: those of all seats, position after position */
  SalonReplayStates states; /* of ProbeState */
};

/* The last one for a @position beyond it. */
const ProbeStop *probe_replay_get_stop (ProbeReplay *self, guint position);
/* These two are functions of #SalonReplayClass. */
gboolean probe_replay_can_go_on (SalonReplay *replay, guint position);
GString *probe_replay_go_on (SalonReplay *replay, guint position, const char *title);

G_END_DECLS
