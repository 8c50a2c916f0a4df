/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_REVIEW_TEN (probe_review_ten_get_type ())
G_DECLARE_FINAL_TYPE (ProbeReviewTen, probe_review_ten, PROBE, REVIEW_TEN, GtkWidget)

/**
 * ProbeReviewTen:
 *
 * A chance as ten small cards, of which some have a letter and the others show their backs. Presentation only: the
 * chance stands beside it in words.
 */

/* @full: how many of the ten have @letter
 * @colour: of the seat */
GtkWidget *probe_review_ten_new (char letter, int full, guint colour);

G_END_DECLS
