/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trail of a game: the question that was asked last, and what each seat was asked.  It follows from the moves. */

#pragma once

#include <glib.h>

#include "rules/wedges/wedges-move.h"

G_BEGIN_DECLS

/* A question, and how it was answered. */
typedef struct {
  guint8 seat;     /* who is asked */
  guint8 category; /* a WedgesCategory */
  guint8 box;      /* of the card, from 0 */
  guint8 final;    /* it decides the game */
  guint16 card;    /* its number */
  guint32 number;  /* of the question, among those to the seat, from 0 */
  /* As soon as it is answered: */
  guint8 right;
  guint8 wedge; /* the answer won the wedge of the category */
  guint8 place; /* that the answer to a final question won; otherwise 0 */
} WedgesTurn;

/* What a seat was asked in each category, and how many of the answers were right. */
typedef struct {
  guint asked[WEDGES_CATEGORIES];
  guint right[WEDGES_CATEGORIES];
} WedgesFigures;

/* All zeros is the trail of a game without moves. */
typedef struct {
  WedgesTurn last; /* the question that is due or, if none is, the last one; useless before the first one */
  guint8 wedges;   /* those of the seat when it was asked */
  WedgesFigures figures[WEDGES_MAX_SEATS];
} WedgesTrail;

/* Follows @move, after which the game is @state.  Returns whether it was an answer: trail->last is complete then. */
gboolean wedges_trail_follow (WedgesTrail *trail, const WedgesState *state, const WedgesMove *move);

G_END_DECLS
