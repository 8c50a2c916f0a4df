/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened at the table since somebody’s last turn, as short tokens: who did what, with
 * which card, to whom, and what it brought. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-apply.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

typedef enum {
  PROBE_TOKEN_ACTIVITY, /* an activity card was drawn */
  PROBE_TOKEN_CARD,     /* a letter card was shown or turned */
  PROBE_TOKEN_MISS,     /* somebody said no; nothing tells what was asked for */
  PROBE_TOKEN_WORD,     /* a word was named, rightly or wrongly */
  PROBE_TOKEN_SPELLING, /* the spelling of a word was challenged */
  PROBE_TOKEN_DENIAL,   /* a false “no” came to light */
  PROBE_TOKEN_FINAL,    /* the final turns began */
} ProbeTokenType;

/* Fields that its type does not use are 0. */
typedef struct {
  guint8 type;   /* ProbeTokenType */
  guint8 seat;   /* who asked, drew, named or challenged, or had denied; final turns: who is left */
  guint8 other;  /* whose card or word it is; PROBE_EVERYBODY: a miss with everybody */
  guint8 tray;   /* of the card or word */
  guint8 slot;   /* of the card */
  guint8 kind;   /* ProbeKind of an activity card */
  guint8 cause;  /* ProbeTurned of a card */
  guint8 right;  /* the word was named rightly, or its spelling is right */
  guint8 last;   /* it was the last card of a word: @points contain PROBE_LAST_CARD */
  guint8 factor; /* by which the value of the card was multiplied; at least 1 */
  char letter;   /* on a card that everybody sees now */
  gint32 points; /* that it brought to @seat; with a challenge, to @other */
  guint32 turn;  /* in which turn of the game, from 1 */
} ProbeToken;

/* More tokens than this are not kept; the oldest ones go first. */
#define PROBE_TOKENS_MAX 96

/**
 * ProbeTokens:
 *
 * The last tokens of a game. They are not saved: they follow from the moves, which are played
 * again when a game is opened.
 *
 * A letter that was asked for in vain is in none of them: a miss has no letter, and it has no points
 * either, because only a blank costs any. Of a question to everybody there is a miss only if
 * nobody showed a card, so that it does not tell who has no such letter.
 */
typedef struct {
  ProbeToken token[PROBE_TOKENS_MAX];
  guint n;
  guint32 turn;                      /* the present turn, from 1 */
  guint8 in_turn;                    /* whose it is */
  guint8 all;                        /* a question goes to everybody */
  guint32 now[PROBE_MAX_SEATS];      /* the last turn that each seat began; 0 for none */
  guint32 previous[PROBE_MAX_SEATS]; /* and the one before */
} ProbeTokens;

/* Empties @self for a game with this @setup, in which the first turn begins. */
void probe_tokens_init (ProbeTokens *self, const ProbeSetup *setup);
/* Adds what @events, in the order in which they happened, tell an onlooker. */
void probe_tokens_add (ProbeTokens *self, const ProbeEvents *events);
/**
 * probe_tokens_since:
 * @seat: PROBE_NOBODY for the seat in turn
 * @n: (out): number of tokens
 *
 * Returns: the tokens since the end of the last turn of @seat, oldest first. If it is the
 *   turn of @seat, this turn is among them, and so is all since its turn before.
 */
const ProbeToken *probe_tokens_since (const ProbeTokens *self, int seat, guint *n);

/* What a token says, in a few words without the points, as in “Nora shows E, space 4”
 * (transfer full). */
char *probe_text_token (const ProbeHeader *header, const ProbeToken *token);

G_END_DECLS
