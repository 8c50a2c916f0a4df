/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_ACCURACY (salon_chart_accuracy_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartAccuracy, salon_chart_accuracy, SALON, CHART_ACCURACY, SalonPlot)

/**
 * SalonChartAccuracy:
 *
 * Accuracy game by game: a dot for each game, full if it was won, and a line for the mean of the last ten. It runs from
 * 40 to 100, and lower where a game was lower; the foot is labelled. The best game is named.
 */

/* One game. A value. */
typedef struct {
  gint64 day; /* when it was played: seconds since 1970; 0: nobody knows */
  int accuracy;
  gboolean won;
} SalonAccuracyDot;

GtkWidget *salon_chart_accuracy_new (void);
/* @dots: @n games in their order */
void salon_chart_accuracy_set (SalonChartAccuracy *self, const SalonAccuracyDot *dots, guint n);
/* The mean of the last ten of @n games, or of as many as there are, rounded. */
int salon_accuracy_mean (const SalonAccuracyDot *dots, guint n);

G_END_DECLS
