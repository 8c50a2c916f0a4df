/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in progress is one value, and a view is what one seat may know of it.
 *
 * ProbeState has no pointers and no padding; it is copied with = and compared
 * with memcmp.  probe_apply() is the only way to change it. */

#pragma once

#include "rules/probe/probe-move.h"
#include "rules/probe/probe-setup.h"

#define PROBE_NOBODY 255

/* Which decision is due. */
typedef enum {
  PROBE_TO_DRAW,   /* the player in turn draws an activity card */
  PROBE_TO_EXPOSE, /* the chosen player turns a hidden card of their own */
  PROBE_TO_TRAY,   /* the opponent chooses the tray that is pointed into */
  PROBE_TO_PICK,   /* the drawer points at an opponent's card */
  PROBE_TO_ASK,    /* the player in turn asks */
  PROBE_TO_ANSWER, /* an asked player shows a card or says no */
  PROBE_OVER,
} ProbePhase;

/* Why a card was turned; where there is no cause it is still hidden. */
typedef enum {
  PROBE_TURNED_NOT,
  PROBE_TURNED_ASKED,     /* shown because it was asked for */
  PROBE_TURNED_CHOSEN,    /* its owner chose it for an activity card */
  PROBE_TURNED_POINTED,   /* the drawer pointed at it */
  PROBE_TURNED_OWN_BLANK, /* by its owner's own activity card */
  PROBE_TURNED_NAMED,     /* by an interruption */
  PROBE_TURNED_AT_END,    /* after the final turns */
} ProbeTurned;

/* Where a seat's points came from. */
typedef enum {
  PROBE_FROM_ASKING,     /* cards shown by others */
  PROBE_FROM_LAST_CARDS, /* 50 each */
  PROBE_FROM_EXPOSURES,  /* cards that activity cards turned */
  PROBE_FROM_CARDS,      /* points on activity cards */
  PROBE_FROM_NAMING,     /* right interruptions */
  PROBE_FROM_MISNAMING,  /* wrong ones */
  PROBE_FROM_WRONG_BLANKS,
  PROBE_FROM_DENIALS,    /* false denials that came to light */
  PROBE_FROM_SPELLING,   /* challenged and found wrong */
  PROBE_FROM_KEPT_CARDS, /* cards hidden to the end */
  PROBE_FROM_KEPT_BONUS,
  PROBE_N_SOURCES,
} ProbeSource;

typedef enum {
  PROBE_NOT_CHALLENGED,
  PROBE_RULED_VALID,
  PROBE_RULED_INVALID,
} ProbeRuling;

/* More moves than this are refused, so that no counter can run over. */
#define PROBE_MAX_GAME_MOVES 1000000

typedef struct {
  ProbeSetup setup;
  uint8_t phase;                                    /* ProbePhase */
  uint8_t turn;                                     /* the seat in turn */
  uint8_t card;                                     /* ProbeKind in force, or PROBE_NO_CARD */
  uint8_t first_guess;                              /* nothing has been asked since the last draw */
  uint8_t chooser;                                  /* seat that is to answer, expose or choose a tray */
  uint8_t victim;                                   /* seat whose card is pointed at */
  uint8_t tray_limit;                               /* 0 or 1: the only tray allowed; PROBE_NOBODY: any */
  char asked;                                       /* the letter or blank that is asked for, or 0 */
  uint8_t to_answer;                                /* bit per seat: still to answer after the chooser */
  uint8_t any_shown;                                /* of a question put to all, somebody showed a card */
  uint8_t last_player;                              /* in the final turns: who has hidden cards; else PROBE_NOBODY */
  uint8_t turns_left[PROBE_MAX_SEATS];              /* final turns still due */
  uint8_t pile[PROBE_N_KINDS];                      /* activity cards left */
  uint8_t ruling[PROBE_MAX_SEATS][PROBE_MAX_TRAYS]; /* ProbeRuling */
  uint8_t turned_by[PROBE_MAX_SEATS][PROBE_MAX_TRAYS][PROBE_SPACES];  /* ProbeTurned */
  uint16_t turned_at[PROBE_MAX_SEATS][PROBE_MAX_TRAYS][PROBE_SPACES]; /* move number, from 1 */
  uint16_t hidden[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];                  /* bit i: space i is hidden */
  uint16_t false_denials[PROBE_MAX_SEATS][PROBE_LETTERS];             /* secret: not yet come to light */
  uint16_t turns;                                                     /* begun so far, at most 65535 are counted */
  uint32_t denied[PROBE_MAX_SEATS];                                   /* bit per letter: a "no" was said */
  uint32_t moves;                                                     /* made so far */
  uint32_t turn_began;                                                /* number of moves made when the turn began */
  int32_t points[PROBE_MAX_SEATS][PROBE_N_SOURCES];
  int32_t written[PROBE_MAX_SEATS]; /* scores when the turn began: the pad of an
                                       edition that writes at the end of a turn */
} ProbeState;

_Static_assert(sizeof (ProbeState) <= 1536, "a game is about a kilobyte");
_Static_assert(offsetof (ProbeState, written) + sizeof (int32_t) * PROBE_MAX_SEATS == sizeof (ProbeState)
                 && offsetof (ProbeState, denied) == offsetof (ProbeState, turns) + sizeof (uint16_t)
                 && offsetof (ProbeState, turned_at)
                      == offsetof (ProbeState, turned_by) + PROBE_MAX_SEATS * PROBE_MAX_TRAYS * PROBE_SPACES,
               "no padding, or memcmp would compare it");

/* What one seat may know: the hidden cards of the others are PROBE_UNKNOWN and
 * their false denials are left out.  seat is PROBE_NOBODY for an onlooker, who
 * sees no hidden card at all. */
typedef struct {
  ProbeState seen;
  uint8_t seat;
} ProbeView;

ProbeReason probe_begin (const ProbeSetup *setup, ProbeState *state);
void probe_begin_seen (const ProbeSetup *seen, ProbeState *state);
void probe_view (const ProbeState *state, int seat, ProbeView *view);

int probe_decider (const ProbeState *state);
int probe_score (const ProbeState *state, int seat);
int probe_hidden_in (const ProbeState *state, int seat, int tray);
int probe_hidden_of (const ProbeState *state, int seat);
int probe_side_seat (const ProbeState *state, ProbeSide side);
bool probe_winner (const ProbeState *state, int seat);
int probe_pile_left (const ProbeState *state);
ProbeKind probe_pile_pick (const ProbeState *state, uint64_t random);
bool probe_has_targets (const ProbeState *state);
