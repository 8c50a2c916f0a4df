/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one door through which a game changes. */

#pragma once

#include "rules/probe/probe-move.h"
#include "rules/probe/probe-state.h"

/* What a move brought about, in the order in which it happened. */
typedef enum {
  PROBE_EVENT_SHUFFLED,   /* the whole deck went back into the pile */
  PROBE_EVENT_DRAWN,      /* seat drew kind */
  PROBE_EVENT_IGNORED,    /* the card cannot be obeyed */
  PROBE_EVENT_ASKED,      /* seat asked other (PROBE_EVERYBODY) for letter */
  PROBE_EVENT_DENIED,     /* seat has no letter */
  PROBE_EVENT_TURNED,     /* seat's card in tray, slot is turned: letter; cause is a ProbeTurned */
  PROBE_EVENT_POINTS,     /* seat scores points from source; factor is the multiplier or 1 */
  PROBE_EVENT_TRAY,       /* seat chose its tray */
  PROBE_EVENT_NAMED,      /* seat named other's word in tray; right tells how it went */
  PROBE_EVENT_CHALLENGED, /* seat challenged other's word in tray; right: the word is valid */
  PROBE_EVENT_CONFESSED,  /* seat's false denials of letter came to light; amount of them */
  PROBE_EVENT_TURN_ENDED, /* seat's */
  PROBE_EVENT_FINAL,      /* seat is the only one with hidden cards: final turns begin */
  PROBE_EVENT_TURN_BEGAN, /* seat's */
  PROBE_EVENT_OVER,
} ProbeEventType;

typedef struct {
  uint8_t type;
  uint8_t seat;
  uint8_t other;
  uint8_t tray;
  uint8_t slot;
  uint8_t kind;
  char letter;
  uint8_t cause;
  uint8_t source;
  uint8_t factor;
  uint8_t right;
  uint16_t amount;
  int32_t points;
} ProbeEvent;

/* One move can at most turn all 24 cards of the last player, with as many
 * denials coming to light, and end a few turns that nobody can play. */
#define PROBE_MAX_EVENTS 192

typedef struct {
  int n;
  ProbeEvent event[PROBE_MAX_EVENTS];
} ProbeEvents;

ProbeReason probe_check (const ProbeState *state, const ProbeMove *move);
ProbeReason probe_apply (ProbeState *state, const ProbeMove *move, ProbeEvents *events);
int probe_moves (const ProbeState *state, int seat, ProbeMove moves[PROBE_MAX_MOVES]);
ProbeReason probe_can_interrupt (const ProbeState *state, int seat, int target, int tray);
ProbeReason probe_can_challenge (const ProbeState *state, int seat, int target, int tray);
