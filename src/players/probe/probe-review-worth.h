/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each question is worth: own points expected of the rest of the turn. */

#pragma once

#include "players/probe/probe-review-tray.h"

/* All questions that can be put: to each seat, or one for each letter to everybody. */
#define PROBE_REVIEW_QUESTIONS (PROBE_MAX_SEATS * PROBE_LETTERS)

typedef struct {
  int n;
  ProbeReviewQuestion question[PROBE_REVIEW_QUESTIONS];
} ProbeReviewQuestions;

/* Reckons all questions that the seat in turn can put in the position @seen, an onlooker's view, by the @beliefs about
 * all trays, whose sums are up to date.  @draw is what a draw brings at once. */
void probe_review_questions (ProbeReviewQuestions *questions,
                             const ProbeState *seen,
                             ProbeReviewBelief *const beliefs[PROBE_MAX_SEATS][PROBE_MAX_TRAYS],
                             double draw);
