/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As many parts as a bar can have. */
#define SALON_SHARES_MAX 6

#define SALON_TYPE_SHARE_BAR (salon_share_bar_get_type ())
G_DECLARE_FINAL_TYPE (SalonShareBar, salon_share_bar, SALON, SHARE_BAR, GtkWidget)

/**
 * SalonShareBar:
 *
 * A bar of the parts of a number, from left to right; parts below 0 lie left of a line that stands at
 * 0. Bars with the same ends share one scale, so that they can be compared. Each part has a figure
 * where there is room for it, and the style class “share-N”, which colours it.
 *
 * Assistive technologies read the label that the owner gives it (GTK_ACCESSIBLE_PROPERTY_LABEL).
 */

GtkWidget *salon_share_bar_new (void);
/* @parts: @n numbers, at most %SALON_SHARES_MAX; those that are 0 are left out
 * @low: the left end of the scale, 0 or less
 * @high: the right end of the scale, above @low */
void salon_share_bar_set (SalonShareBar *self, const int *parts, int n, int low, int high);
/* @growth: 0 for no bar yet, to 1 for the whole bar */
void salon_share_bar_set_growth (SalonShareBar *self, double growth);

G_END_DECLS
