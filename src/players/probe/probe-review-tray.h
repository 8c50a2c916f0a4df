/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is publicly known of one tray while a game is reviewed: the rows that fit, and sums over them.  Also what the
 * owner's kind tells of which card it turns when it has the choice. */

#pragma once

#include "players/probe/probe-lexicon.h"
#include "players/probe/probe-review.h"
#include "players/probe/probe-rows.h"

/* The rows of a tray that are looked at one by one when hardly any other is likely. */
#define PROBE_REVIEW_FEW 16

/* What is known of the other letters once one was shown; sums of weights. */
typedef struct {
  double has[PROBE_LETTERS];   /* rows that still hide the letter */
  double again[PROBE_LETTERS]; /* and more than once */
  double value[PROBE_LETTERS]; /* the points of the card that would be shown */
} ProbeReviewAfter;

/* Sums of weights over the rows. */
typedef struct {
  double total;
  double has[PROBE_LETTERS];
  double again[PROBE_LETTERS];
  double value[PROBE_LETTERS]; /* the points of the card that would be shown */
  double more[PROBE_LETTERS];  /* the points of the next one of the same letter */
  double shown[PROBE_LETTERS][PROBE_SPACES];
  double at[PROBE_SPACES][PROBE_LETTERS];
  double exposed; /* the points of the card that the owner turns when it has to turn any */
  double best;    /* weight of the likeliest row */
  size_t best_row;
  ProbeReviewAfter after[PROBE_LETTERS][PROBE_SPACES]; /* when this letter was shown there */

  double cost[PROBE_LETTERS][PROBE_SPACES]; /* to the owner, of showing a letter there, in points */
  int n_few;                                /* the likeliest rows, or 0 when they are not nearly all */
  size_t few[PROBE_REVIEW_FEW];
} ProbeReviewSums;

typedef struct {
  ProbeRows rows;
  double prior;         /* weight of all rows when they were laid */
  double strange_prior; /* of a word that is not in the list; 0: not counted */
  uint32_t denied;      /* letters that were denied, and not shown since */
  bool changed;         /* since the sums were made */
  bool told;            /* the list of likeliest words is that of the rows */
  ProbeReviewTray seen; /* that list */
  ProbeReviewSums sums;
} ProbeReviewBelief;

/* How a seat of a kind chooses among its own cards. */
typedef struct {
  double guard;  /* points that it pays to tell one bit less */
  double spread; /* points by which its choice may be off */
} ProbeReviewManner;

void probe_review_manner (ProbeReviewManner *manner, SalonSeatKind kind);

/* Makes sure that the sums of the tray are those of its rows; @seen is an onlooker's view of the game. */
void probe_review_sum (ProbeReviewBelief *belief,
                       const ProbeState *seen,
                       int seat,
                       int tray,
                       const ProbeReviewManner *manner,
                       const WordsList *words);

/* Fills belief->seen with the likeliest words. */
void probe_review_tell (ProbeReviewBelief *belief, unsigned hidden);

/* The owner turned @slot of the spaces @hidden when it had to turn any card. */
void probe_review_expose (ProbeReviewBelief *belief, unsigned hidden, int slot, const ProbeReviewManner *manner);

/* The points of the cheapest card of @letter that a row hides in @hidden, by belief->sums.cost, as a space;
 * PROBE_SPACES when it hides none. */
int probe_review_shown (const ProbeReviewBelief *belief, const ProbeRowsEntry *entry, unsigned hidden, int letter);
