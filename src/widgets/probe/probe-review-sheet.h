/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/probe/probe-review-parts.h"

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_SHEET (probe_review_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewSheet, probe_review_sheet, PROBE, REVIEW_SHEET, GtkWidget)

/**
 * ProbeReviewSheet:
 *
 * One question on a sheet of paper: whom it was put to and what that tray showed, how many of ten words had the letter,
 * what was known of all letters, the likeliest words, and what the question was worth.
 */

/* What a sheet shows. A value, good for one call. */
typedef struct {
  const char *title;
  gboolean best; /* the best question, in gold; otherwise the one that was asked */
  const ProbeReviewQuestion *question;
  const ProbeReviewSeen *seen;
  const ProbeState *state; /* just before the question */
} ProbeReviewSheetContent;

GtkWidget *probe_review_sheet_new (void);
void probe_review_sheet_set (ProbeReviewSheet *self,
                             const ProbeReviewGame *game,
                             const SalonLook *look,
                             const ProbeReviewSheetContent *content);
/* Whether the page is large, and there is room for more words. */
void probe_review_sheet_set_large (ProbeReviewSheet *self, gboolean large);

G_END_DECLS
