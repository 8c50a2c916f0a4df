/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_STREAK (salon_chart_streak_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartStreak, salon_chart_streak, SALON, CHART_STREAK, SalonPlot)

/**
 * SalonChartStreak:
 *
 * The last games as a row of pegs: a won one is full and stands high, another one is hollow.
 */

GtkWidget *salon_chart_streak_new (void);
/* @won: of @n games, the oldest first; as many of the last ones as there is room for are drawn */
void salon_chart_streak_set (SalonChartStreak *self, const gboolean *won, guint n, const char *caption);

G_END_DECLS
