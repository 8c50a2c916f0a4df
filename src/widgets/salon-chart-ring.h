/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_CHART_RING (salon_chart_ring_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartRing, salon_chart_ring, SALON, CHART_RING, GtkWidget)

/**
 * SalonChartRing:
 *
 * The emblem of a seat in a ring that is filled as far as a share of 100, clockwise from the top. It is one figure, which
 * stands beside it in words, so assistive technologies skip it.
 */

GtkWidget *salon_chart_ring_new (void);
/* @seat: for salon_colour_get()
 * @share: 0 … 100
 * @size: diameter, in em of its place */
void salon_chart_ring_set (SalonChartRing *self, guint seat, int share, double size);

G_END_DECLS
