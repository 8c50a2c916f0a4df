/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moments of a review that are told of one player: the best and the costliest. */

#pragma once

#include "model/probe/probe-review-text.h"

G_BEGIN_DECLS

#define PROBE_REVIEW_MOMENTS 3

typedef struct {
  const ProbeReviewMove *move;
  guint ask;     /* the question that it was, or the next one after a name */
  double weight; /* points it brought, or gave away */
} ProbeReviewMoment;

/* Finds the moments of @seat that brought most of all that were well chosen, the best first. Returns their number. */
guint probe_review_find_best (ProbeReviewJob *job, int seat, ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS]);
/* Finds the moments that gave away most, the costliest first. */
guint probe_review_find_costly (ProbeReviewJob *job, int seat, ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS]);
/* Finds, for each other seat, the first question before which it could have named a word of @seat: moves[i] becomes NULL
 * where there is none, otherwise @asks[i] is its number. */
void probe_review_find_named (ProbeReviewJob *job,
                              int seat,
                              const ProbeReviewMove *moves[PROBE_MAX_SEATS],
                              guint asks[PROBE_MAX_SEATS]);
/* What is said of a moment, in a sentence or two (transfer full). */
char *probe_review_text_moment (ProbeReviewJob *job, const ProbeReviewMoment *moment);

G_END_DECLS
