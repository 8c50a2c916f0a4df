/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-review-text.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_SIGN (probe_review_sign_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewSign, probe_review_sign, PROBE, REVIEW_SIGN, GtkWidget)

/* A sign that is no mark: the flag of a turning point. */
#define PROBE_REVIEW_FLAG PROBE_REVIEW_N_MARKS

/**
 * ProbeReviewSign:
 *
 * How good a question was, in strokes: two ticks, a tick, a wave, “!”. Presentation only: a word stands beside it or is
 * told.
 */

GtkWidget *probe_review_sign_new (void);
/* @mark: or PROBE_REVIEW_FLAG, or −1 for none
 * @disc: whether it stands on a disc of its colour */
void probe_review_sign_set (ProbeReviewSign *self, int mark, gboolean disc);

G_END_DECLS
