/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Some of the states of a game that is replayed, from which any other one is reached in bounded time: those after 0, N, 2 N …
 * moves. There are only so many of them; when they would become more, N doubles. A value of the #SalonReplay of a game. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  gsize size;      /* of a state, which is copied as it is */
  guint most;      /* states are kept; even */
  guint every;     /* so many moves apart */
  GPtrArray *kept; /* states */

  /* The state that was asked for last, which goes on more quickly than one that was kept. */
  gpointer state;
  guint at; /* moves */
} SalonReplayStates;

/* @every: how far states are apart as long as there are few */
void salon_replay_states_init (SalonReplayStates *self, gsize size, guint most, guint every);
void salon_replay_states_clear (SalonReplayStates *self);
/* Called after each move of the record, and before the first one: @state is the one after @moves moves, which is kept if it
 * is one of those. */
void salon_replay_states_keep (SalonReplayStates *self, gconstpointer state, guint moves);
/* Makes @state the nearest one that is known up to the one after @moves moves, and @at how many moves it has. The caller makes
 * the moves that are missing, and counts them there. */
void salon_replay_states_seek (SalonReplayStates *self, guint moves);

G_END_DECLS
