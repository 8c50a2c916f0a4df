/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game of Probe as its review shows it: the questions in their order, and the scores after each. All of it
 * follows from the record. */

#pragma once

#include <gio/gio.h>

#include "model/salon-game.h"
#include "rules/probe/probe-apply.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* One question, as the record tells it. */
typedef struct {
  guint move;                 /* its number among the moves, from 1 */
  guint8 seat;                /* who asked */
  guint8 target;              /* who was asked; PROBE_EVERYBODY */
  char letter;                /* or PROBE_BLANK */
  gboolean hit;               /* a card was shown */
  int points;                 /* that the question and its answers brought the asker */
  gboolean final;             /* in the final turns */
  int score[PROBE_MAX_SEATS]; /* of all seats, just before the next question; after the last one, at the end */
} ProbeReviewAsk;

/* A game. Never changed once it is made; any thread may read it. */
typedef struct {
  ProbeHeader
    header; /* as the game began, with the rows and the kinds of seats; the names are those of who played last */
  SalonSeatKind kind[PROBE_MAX_SEATS]; /* of who played last */
  gboolean helped; /* a move was taken back, there was a hint, or it goes on from a finished game: no accuracy */
  gboolean lesson; /* neither does a guided first game */
  GArray *moves;   /* of ProbeMove */
  GArray *asks;    /* of ProbeReviewAsk */
  ProbeState last; /* the end */
} ProbeReviewGame;

/* Reads @record (transfer full). Fails with a translated sentence for whatever is no finished game of Probe. */
ProbeReviewGame *probe_review_game_read (GBytes *record, GError **error);
void probe_review_game_free (ProbeReviewGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ProbeReviewGame, probe_review_game_free)

const ProbeReviewAsk *probe_review_game_get_ask (const ProbeReviewGame *self, guint ask);
/* Sets @state to what the game was just before @move, from 1. */
void probe_review_game_go_to (const ProbeReviewGame *self, guint move, ProbeState *state);
/* Finds the first question at or after @move; the last one if there is none. */
guint probe_review_game_find_ask (const ProbeReviewGame *self, guint move);

G_END_DECLS
