/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_SPLIT (salon_chart_split_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartSplit, salon_chart_split, SALON, CHART_SPLIT, SalonPlot)

/**
 * SalonChartSplit:
 *
 * A bar of points by play and by luck: good luck stands behind the play in hatched gold, what was lost to luck is the
 * dashed end of it. So the right end of what is filled is the total. Bars with the same ends share one scale.
 */

GtkWidget *salon_chart_split_new (void);
/* @low, @high: the ends of the scale: 0 or less, and above that
 * @caption: the name of the table */
void salon_chart_split_set (SalonChartSplit *self, int play, int luck, int low, int high, const char *caption);

G_END_DECLS
