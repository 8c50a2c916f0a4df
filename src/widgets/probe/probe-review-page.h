/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-review-job.h"
#include <gtk/gtk.h>

#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_PAGE (probe_review_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewPage, probe_review_page, PROBE, REVIEW_PAGE, GtkWidget)

/**
 * ProbeReviewPage:
 *
 * How a finished game went: its questions, one of them, score and players beside each other; on a small page one of the
 * three, by tabs. A player has a page of their own in the same place.
 *
 * Keys: ↑ ↓ question, T the next turning point, P players, V the table, Escape back from a player.
 *
 * Signals:
 *
 *  - see-table (guint move): the table is wanted as it was before @move, counted from 1.
 */

/* The page starts the job, and stops it when it is dropped. */
GtkWidget *probe_review_page_new (ProbeReviewJob *job, const SalonLook *look, gboolean has_table);
/* Moves the focus to the list of questions. */
void probe_review_page_focus (ProbeReviewPage *self);

G_END_DECLS
