/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-review-parts.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_SIDE (probe_review_side_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewSide, probe_review_side, PROBE, REVIEW_SIDE, GtkWidget)

/**
 * ProbeReviewSide:
 *
 * The score over the questions, with the turning points, and what everybody had by play and by luck.
 *
 * Signals:
 *
 *  - chosen (guint ask): somebody has moved the cursor of the score.
 *  - player (int seat): a player was clicked.
 */

GtkWidget *probe_review_side_new (ProbeReviewJob *job, const SalonLook *look);
/* The job has progressed. */
void probe_review_side_update (ProbeReviewSide *self);
/* Shows question @ask at the cursor. */
void probe_review_side_choose (ProbeReviewSide *self, guint ask);

G_END_DECLS
