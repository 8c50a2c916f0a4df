/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in progress is one value.
 *
 * WedgesState has no pointers and no padding; it is copied with = and compared with memcmp.  wedges_apply() is the only
 * way to change it.  Most of its 20 KiB are the cards in the order of their boxes. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/wedges/wedges-board.h"

#define WEDGES_MAX_SEATS      6
#define WEDGES_BOXES          2
#define WEDGES_LEAST_CARDS    2
#define WEDGES_MAX_CARDS      10000
#define WEDGES_MAX_FRONT      1000000
#define WEDGES_MAX_GAME_MOVES 1000000

/* The wedges of a seat are a set, a bit for each category; this is all six. */
#define WEDGES_ALL ((1u << WEDGES_CATEGORIES) - 1)

/* What is settled before the first move. */
typedef struct {
  uint64_t shuffle;             /* the seed, or 0: each box is in the order of its numbers (rule 3.3) */
  uint32_t front[WEDGES_BOXES]; /* cards of each box that were asked before this game (rule 3.4) */
  uint16_t cards;               /* of the bank */
  uint8_t boxes;                /* 1 or 2 (rule 3.1) */
  uint8_t seats;
  uint8_t places;   /* the others go on for places (rule 4.4) */
  uint8_t spare[3]; /* 0 */
} WedgesSetup;

/* What is due. */
typedef enum {
  WEDGES_FIRST_ROLL, /* a roll for the beginning (rule 2.1) */
  WEDGES_TO_ROLL,
  WEDGES_TO_MOVE,
  WEDGES_TO_CHOOSE, /* a category: on the hub, or alone before the final question */
  WEDGES_TO_VOTE,   /* for the category of the final question */
  WEDGES_TO_ANSWER,
  WEDGES_OVER,
} WedgesPhase;

typedef struct {
  WedgesSetup setup;
  uint32_t moves;                   /* made so far */
  uint32_t questions;               /* answered so far, by whoever */
  uint32_t asked[WEDGES_MAX_SEATS]; /* of each seat, answered so far: whose turn it is in a team follows (rule 5.3) */
  uint16_t order[WEDGES_MAX_CARDS]; /* the cards of box 1, then those of box 2 */
  uint8_t phase;                    /* WedgesPhase */
  uint8_t seat;                     /* who rolls, moves or answers; while opponents vote, for whom they do */
  uint8_t voter;                    /* while they vote: who is next */
  uint8_t die;                      /* to move by; otherwise 0 */
  uint8_t category;                 /* of the question that is due; otherwise WEDGES_CATEGORIES */
  uint8_t rolling, leading,
    best;           /* first rolls: two sets of seats, who rolls this time and who is ahead, and with what */
  uint8_t had_turn; /* a set of seats: their first turn is over */
  uint8_t votes;    /* cast so far */
  uint8_t vote[WEDGES_MAX_SEATS];   /* categories, as they were voted for */
  uint8_t space[WEDGES_MAX_SEATS];  /* where each token stands */
  uint8_t wedges[WEDGES_MAX_SEATS]; /* sets of categories */
  uint8_t place[WEDGES_MAX_SEATS];  /* from 1, equal places share; 0: not finished */
  uint8_t spare[6];                 /* 0 */
} WedgesState;

_Static_assert(sizeof (WedgesSetup) == 24 && offsetof (WedgesState, order) == 24 + 8 + 4 * WEDGES_MAX_SEATS
                 && sizeof (WedgesState) == offsetof (WedgesState, order) + 2 * WEDGES_MAX_CARDS + 40,
               "no padding, or memcmp would compare it");

/* Makes @state the beginning of a game. */
void wedges_begin (const WedgesSetup *setup, WedgesState *state);

/* Gives the seat that has to do what is due; -1 when the game is over. */
int wedges_seat_due (const WedgesState *state);

/* Tells whether what is due belongs to a final question: its category, or its answer (rule 4.1). */
bool wedges_is_final (const WedgesState *state);

/* Gives the seat that is the @n-th, from 0, to vote for the category of a final question: all but the seat that is asked
 * vote, from its left on. */
int wedges_voter (const WedgesState *state, int n);

/* Gives which of the voters, from 0, @seat is; -1 for the seat that is asked. */
int wedges_voter_number (const WedgesState *state, int seat);

/* Gives the number of the card that the next question comes from, the present one while a question is due, and its
 * box, from 0 (rule 3.1). */
int wedges_card (const WedgesState *state, int *box);

/* Gives the number of cards in @box, from 0. */
int wedges_box_size (const WedgesSetup *setup, int box);
