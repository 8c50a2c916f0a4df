/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_LETTER (probe_review_letter_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewLetter, probe_review_letter, PROBE, REVIEW_LETTER, GtkWidget)

/**
 * ProbeReviewLetter:
 *
 * A small letter card in a line of text: paper if the letter was there, an empty dashed one if it was not. Presentation
 * only: the line says it in words.
 */

GtkWidget *probe_review_letter_new (void);
/* @letter: 'A' … 'Z' or PROBE_BLANK */
void probe_review_letter_set (ProbeReviewLetter *self, char letter, gboolean hit);
/* Whether the card gets smaller where it has little room; at first it does not. */
void probe_review_letter_set_shrinks (ProbeReviewLetter *self, gboolean shrinks);

G_END_DECLS
