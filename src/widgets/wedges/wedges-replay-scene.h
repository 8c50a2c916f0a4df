/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen at a position of a game of Wedges that is looked at again. It has no time of its own: in which order the parts come
 * while a step is shown is the business of wedges-replay-table.c. */

#pragma once

#include "model/salon-look.h"
#include "model/wedges/wedges-replay.h"
#include "widgets/wedges/wedges-replay-layout.h"

G_BEGIN_DECLS

/* The table makes the parts, and owns the replay. */
typedef struct {
  WedgesReplayParts parts;
  WedgesReplay *replay; /* NULL until there is one */
  SalonLook look;
  int winner;     /* of the last wedge: a seat */
  guint8 flying;  /* the wedge that is still on its way to the tin of its seat: a set */
  gboolean gains; /* what was won is seen to come */
} WedgesReplayScene;

int wedges_replay_scene_count_seats (WedgesReplayScene *self);
/* Shows @position, with nothing that moves. */
void wedges_replay_scene_show (WedgesReplayScene *self, guint position);

/* Each of these shows a part of @position alone: */
/* all but the wheel, the die and what is on the card */
void wedges_replay_scene_show_table (WedgesReplayScene *self, guint position);
void wedges_replay_scene_show_plates (WedgesReplayScene *self, guint position);
/* the colours and names of the seats on the wheel */
void wedges_replay_scene_set_seats (WedgesReplayScene *self, guint position);
/* the die as it was rolled last; @moving: it rolls */
void wedges_replay_scene_show_die (WedgesReplayScene *self, guint position, gboolean moving);
/* the question that lies on the table, if one does; @moving: it comes out of its box */
void wedges_replay_scene_ask (WedgesReplayScene *self, guint position, gboolean moving);
/* the answer to it, if it was answered on the way there; @moving: it is uncovered */
void wedges_replay_scene_show_answer (WedgesReplayScene *self, guint position, gboolean moving);

/* Lets the die make room for what is asked or voted. */
void wedges_replay_scene_show_beside (WedgesReplayScene *self);
/* Whether die, wheel or card move. */
gboolean wedges_replay_scene_is_moving (WedgesReplayScene *self);
/* Brings them to rest at once. */
void wedges_replay_scene_skip (WedgesReplayScene *self);

G_END_DECLS
