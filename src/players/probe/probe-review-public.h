/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that was public in a game up to some move, and what follows from it: which rows every tray may hold, and what the
 * next activity card is expected to bring.  Reviews and hints look at a game through this alone. */

#pragma once

#include "players/probe/probe-review-tray.h"
#include "rules/probe/probe-apply.h"

typedef struct {
  const WordsList *words;
  const uint8_t *kind; /* SalonSeatKind of each seat when it laid */
  ProbeState state;    /* after the moves so far; hidden cards in it are never looked at */
  ProbeReviewManner manner[PROBE_MAX_SEATS];
  ProbeReviewBelief *beliefs[PROBE_MAX_SEATS][PROBE_MAX_TRAYS]; /* NULL before they are met */
} ProbeReviewPublic;

/* Finds what may lie in @tray of @seat before anything is known.  To be called for all trays in their order when words,
 * kinds and the first state are set.  False when there is no memory. */
bool probe_review_public_meet (ProbeReviewPublic *known, int seat, int tray);

/* Frees all beliefs. */
void probe_review_public_clear (ProbeReviewPublic *known);

/* Sets @onlooker to what an onlooker knows now, with all sums made.  To be called before each draw, question and name,
 * from which something is learnt by what was likely before. */
void probe_review_public_look (ProbeReviewPublic *known, ProbeView *onlooker);

/* Learns what everybody has seen of @move, which brought about @events; the state is that after it already, @before that
 * before. */
void probe_review_public_learn (ProbeReviewPublic *known,
                                const ProbeState *before,
                                const ProbeMove *move,
                                const ProbeEvents *events);

/* Gives the points that the next draw is expected to bring the seat in turn at once; @seen is an onlooker's view. */
double probe_review_public_draw (const ProbeReviewPublic *known, const ProbeState *seen);

/* The same of a card of @kind that was drawn, as far as chance has a part in it. */
double probe_review_public_card (const ProbeReviewPublic *known, const ProbeState *seen, int kind);
