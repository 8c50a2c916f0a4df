/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a review says, translated. Chances are said as “7 in 10”; what was given away is never called a mistake. All
 * strings are (transfer full). */

#pragma once

#include "model/probe/probe-review-turns.h"

G_BEGIN_DECLS

/* How much a question gave away against the best one. */
typedef enum {
  PROBE_REVIEW_BEST,   /* at most half a point */
  PROBE_REVIEW_GOOD,   /* less than 2 */
  PROBE_REVIEW_FAIR,   /* at most 5 */
  PROBE_REVIEW_COSTLY, /* more */
  PROBE_REVIEW_N_MARKS,
} ProbeReviewMark;

double probe_review_given (const ProbeReviewVerdict *verdict);
ProbeReviewMark probe_review_mark (const ProbeReviewVerdict *verdict);
/* “best”, “good”, “fair”, “costly” (transfer none). */
const char *probe_review_mark_text (ProbeReviewMark mark);

/* Finds the turning points among the questions that have been judged (probe-review-turns.h). */
guint probe_review_find_turns (ProbeReviewJob *job, guint turns[PROBE_REVIEW_TURNS]);

/* “7 in 10”, below one in ten “1 in 25”. */
char *probe_review_text_chance (double chance);
/* Points with a true minus sign, if they are below 0. */
char *probe_review_text_points (int points);
/* Who was asked: a name, or “everybody”. */
char *probe_review_text_target (const ProbeReviewGame *game, int target);
/* “Nora asked Marie for T: not there.” */
char *probe_review_text_ask (const ProbeReviewGame *game, guint ask);
/* The row of a question, for whoever hears it: “23, Nora asked Marie for T, not there, gave away 8, costly, turning
 * point”. */
char *probe_review_text_row (ProbeReviewJob *job, guint ask, gboolean turning);
/* What a question gave away, in a sentence without a full stop. */
char *probe_review_text_given (const ProbeReviewVerdict *verdict);
/* Why: what could have been named, if anything, and what the chances were. */
char *probe_review_text_why (ProbeReviewJob *job, guint ask);
/* Who asked the best question afterwards; NULL: nobody did. */
char *probe_review_text_after (ProbeReviewJob *job, guint ask);
/* “With even luck: Nora 226, Ada 214.” */
char *probe_review_text_even_luck (ProbeReviewJob *job);
/* Who asked best, and for whom luck was good. */
char *probe_review_text_luck (ProbeReviewJob *job);
/* “226 by play − 41 by luck = 185” */
char *probe_review_text_sum (const ProbeReviewSeat *seat);

G_END_DECLS
