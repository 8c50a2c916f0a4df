/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-review-parts.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_QUESTION (probe_review_question_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewQuestionPage, probe_review_question, PROBE, REVIEW_QUESTION, GtkWidget)

/**
 * ProbeReviewQuestionPage:
 *
 * One question: what was asked, and the best question, as two sheets; then why. While the review is at work it says how
 * far that is, with a button that stops it.
 *
 * Signals:
 *
 *  - step (int by): another question is wanted, so many further.
 *  - next-turn (): the next turning point is wanted.
 *  - see-table (): the table is wanted as it was at this question.
 *  - stop (), go-on (): the review is to stop, to go on.
 */

GtkWidget *probe_review_question_new (ProbeReviewJob *job, const SalonLook *look);
/* Shows question @ask as far as it is known. */
void probe_review_question_set (ProbeReviewQuestionPage *self, guint ask);
/* Whether there is a replay to be seen. */
void probe_review_question_set_has_table (ProbeReviewQuestionPage *self, gboolean has_table);
/* Whether the page is large, and there is room for more. */
void probe_review_question_set_large (ProbeReviewQuestionPage *self, gboolean large);

G_END_DECLS
