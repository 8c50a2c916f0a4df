/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two units of WedgesReplay share: how it is looked at (wedges-replay.c), and how it is made from a record and a
 * record from it (wedges-replay-record.c). */

#pragma once

#include "model/salon-replay-states.h"
#include "model/wedges/wedges-questions.h"
#include "model/wedges/wedges-replay.h"

G_BEGIN_DECLS

/* A move, without the room for an answer that few have. */
typedef struct {
  guint8 type, seat;
  guint8 value;     /* die, space, category or verdict */
  guint8 late;      /* the time of an answer had run out */
  const char *text; /* NULL: none */
} WedgesReplayStep;

/* What is known of a position without making the moves up to it. */
typedef struct {
  guint32 questions;               /* asked so far, with the one that is due */
  guint32 answered;                /* so far */
  guint32 turn;                    /* which one of the seat it is, from 1; 0: none has begun */
  guint8 seat;                     /* whose turn it is */
  guint8 begins;                   /* its turn begins with the move that leads here */
  guint8 wedges[WEDGES_MAX_SEATS]; /* how many each seat has */
} WedgesReplayPlace;

/* The game after some moves. */
typedef struct {
  WedgesState state;
  WedgesTrail trail;
} WedgesReplayMoment;

struct _WedgesReplay {
  SalonReplay parent_instance;

  WedgesHeader header;        /* as the record has it */
  WedgesHeader there;         /* with who sat where somebody looked last */
  WedgesQuestions *questions; /* NULL: they are not there */

  GArray *steps;             /* of WedgesReplayStep */
  GArray *places;            /* of WedgesReplayPlace: one more than steps */
  GArray *turns;             /* of WedgesTurn: all of them */
  GStringChunk *texts;       /* the answers */
  SalonReplayStates moments; /* of WedgesReplayMoment */
};

/* Gives move @index, from 0. */
void wedges_replay_find_step (WedgesReplay *self, guint index, WedgesMove *move);
/* Lets @header know who sat where after @moves moves. */
void wedges_replay_seat_players (WedgesReplay *self, guint moves, WedgesHeader *header);
/* Gives the game after @moves moves, which is good until the next call. */
const WedgesReplayMoment *wedges_replay_go_to (WedgesReplay *self, guint moves);
/* These two are functions of #SalonReplayClass. */
gboolean wedges_replay_can_go_on (SalonReplay *replay, guint position);
GString *wedges_replay_go_on (SalonReplay *replay, guint position, const char *title);

G_END_DECLS
