/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turning points of a finished game of Probe: of the questions after which a total had moved by 40 points or more, or
 * which were costly, the ones that moved or cost most. */

#pragma once

#include "model/probe/probe-review-job.h"

G_BEGIN_DECLS

/* The most that a game has. */
#define PROBE_REVIEW_TURNS 5

/* Finds the turning points among the first @n_verdicts questions, of which @verdicts says what is known; in their order. Returns
 * how many there are. */
guint probe_review_turns_find (const ProbeReviewGame *game,
                               const ProbeReviewVerdict *verdicts,
                               guint n_verdicts,
                               guint turns[PROBE_REVIEW_TURNS]);
/* Finds the moves of the record, from 1, that are the turning points of a game of which @review says all. */
guint probe_review_turns_find_moves (const ProbeReviewGame *game,
                                     const ProbeReview *review,
                                     guint moves[PROBE_REVIEW_TURNS]);

G_END_DECLS
