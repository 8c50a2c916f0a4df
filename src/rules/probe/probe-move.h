/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves, their text form, and what happens when one is made. */

#pragma once

#include <stddef.h>

#include "rules/probe/probe-setup.h"

typedef enum {
  PROBE_DRAW,
  PROBE_ASK,
  PROBE_SHOW,
  PROBE_NO,
  PROBE_EXPOSE,
  PROBE_CHOOSE_TRAY,
  PROBE_PICK,
  PROBE_INTERRUPT,
  PROBE_CHALLENGE,
  PROBE_N_MOVE_TYPES,
} ProbeMoveType;

/* ProbeMove.target when a question is put to all opponents. */
#define PROBE_EVERYBODY 254

/* One move.  Fields that its type does not use are 0. */
typedef struct {
  uint8_t type;   /* ProbeMoveType */
  uint8_t seat;   /* who makes it */
  uint8_t target; /* ask, pick, interrupt, challenge: the other seat */
  uint8_t tray;   /* show, expose, tray, pick, interrupt, challenge */
  uint8_t slot;   /* show, expose, pick: 0–11 */
  uint8_t kind;   /* draw: ProbeKind */
  char letter;    /* ask */
  uint8_t valid;  /* challenge: the ruling */
  ProbeRow row;   /* interrupt */
} ProbeMove;

/* The longest move in text, with its NUL: "6 interrupt 2R ............" and room. */
#define PROBE_MOVE_TEXT 48

/* More than any position can list; see probe_moves(). */
#define PROBE_MAX_MOVES 256

size_t probe_move_format (const ProbeMove *move, int trays, char text[PROBE_MOVE_TEXT]);
const char *probe_move_parse (const char *text, int trays, ProbeMove *move, const char **unknown);
