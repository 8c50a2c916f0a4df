/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-review-parts.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_PLAYER (probe_review_player_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewPlayer, probe_review_player, PROBE, REVIEW_PLAYER, GtkWidget)

/**
 * ProbeReviewPlayer:
 *
 * How one player did: accuracy, where the points come from, the best and the costliest three moments, and how the laid
 * word stood up.
 *
 * Signals:
 *
 *  - back (): back to the questions.
 *  - chosen (guint ask): a moment was clicked.
 */

GtkWidget *probe_review_player_new (ProbeReviewJob *job, const SalonLook *look);
/* Shows the player at @seat. Only when the review is done. */
void probe_review_player_set (ProbeReviewPlayer *self, int seat);
int probe_review_player_get (ProbeReviewPlayer *self);

G_END_DECLS
