/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hint for whoever is to ask: the best question by all that was public, as the review of the game will judge it, and
 * how likely it is to hit.
 *
 * It is made from the view of that seat and from the moves, so that it cannot know a hidden card.  It takes up to some
 * tenths of a second and is made for a worker thread. */

#pragma once

#include "players/probe/probe-review.h"

typedef enum {
  PROBE_HINT_FOUND,
  PROBE_HINT_NONE,    /* the seat of the view is not to ask, or has nobody to ask */
  PROBE_HINT_STOPPED, /* goes_on() gave false */
  PROBE_HINT_WRONG,   /* the moves do not lead to what the view shows */
  PROBE_HINT_NO_MEMORY,
} ProbeHintResult;

/* What a hint is made from. */
typedef struct {
  const WordsList *words; /* of the game's language */
  const ProbeView *view;  /* of the seat that is to ask, as it is now */
  const uint8_t *kind;    /* SalonSeatKind of each seat when it laid */
  const ProbeMove *moves; /* all moves after `begin` */
  size_t n_moves;

  bool (*goes_on) (void *data); /* or NULL: called now and then; to return false stops the search */
  void *data;
} ProbeHintOrder;

/* Finds the question that is worth most; its chance is that an asked seat has the card.  @question is filled only when
 * the result is PROBE_HINT_FOUND. */
ProbeHintResult probe_hint_find (const ProbeHintOrder *order, ProbeReviewQuestion *question);
