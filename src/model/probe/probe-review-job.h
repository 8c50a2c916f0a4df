/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-review-game.h"
#include "players/probe/probe-review.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_JOB (probe_review_job_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewJob, probe_review_job, PROBE, REVIEW_JOB, GObject)

/**
 * ProbeReviewJob:
 *
 * Makes the review of a finished game in a thread of its own, with details, and tells meanwhile what is known already.
 * What it found out about the seats is kept in the cache of reviews (probe-review-cache.h).
 *
 * Signals:
 *
 *  - progressed (): more questions have been judged, or the job has begun or ended.
 */

typedef enum {
  PROBE_REVIEW_JOB_WAITS, /* not begun, or stopped */
  PROBE_REVIEW_JOB_WORKS,
  PROBE_REVIEW_JOB_DONE,
  PROBE_REVIEW_JOB_FAILED,
} ProbeReviewJobState;

/* What is known of a question before all is done. */
typedef struct {
  double chance;     /* that it hits */
  double worth;      /* on average */
  double best_worth; /* of the best question */
} ProbeReviewVerdict;

/* @record: of a game. Fails with a translated sentence for whatever is no finished game of Probe. */
ProbeReviewJob *probe_review_job_new (GBytes *record, GError **error);
/* Begins, or begins again after a stop. Does nothing while it works or when it is done. */
void probe_review_job_start (ProbeReviewJob *self);
/* Ends the thread soon. What was judged so far stays. */
void probe_review_job_stop (ProbeReviewJob *self);

ProbeReviewJobState probe_review_job_get_state (ProbeReviewJob *self);
/* Why it has failed, as a translated sentence. */
const char *probe_review_job_get_fault (ProbeReviewJob *self);
const ProbeReviewGame *probe_review_job_get_game (ProbeReviewJob *self);
/* How many questions have been judged, from the first one on. */
guint probe_review_job_get_judged (ProbeReviewJob *self);
/* What is known of one of these. */
const ProbeReviewVerdict *probe_review_job_get_verdict (ProbeReviewJob *self, guint ask);
/* The whole review; NULL until it is done. */
const ProbeReview *probe_review_job_get_review (ProbeReviewJob *self);
/* What the review says of a question; NULL until it is done. */
const ProbeReviewMove *probe_review_job_get_move (ProbeReviewJob *self, guint ask);

G_END_DECLS
