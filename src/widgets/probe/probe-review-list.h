/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-review-parts.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_LIST (probe_review_list_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewList, probe_review_list, PROBE, REVIEW_LIST, GtkWidget)

/**
 * ProbeReviewList:
 *
 * All questions of a game, or its turning points alone, a row each: who asked whom for what, what it brought, what it
 * gave away. Rows fill from the top while the review is at work.
 *
 * Signals: chosen (guint ask): somebody has chosen a question.
 */

GtkWidget *probe_review_list_new (ProbeReviewJob *job, const SalonLook *look);
/* The job has progressed. */
void probe_review_list_update (ProbeReviewList *self);
/* Chooses a question; emits nothing. */
void probe_review_list_choose (ProbeReviewList *self, guint ask);
guint probe_review_list_get_chosen (ProbeReviewList *self);
/* Chooses the question @by places further, in what the list shows, and emits “chosen”. */
void probe_review_list_step (ProbeReviewList *self, int by);

G_END_DECLS
