/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_SUM (salon_chart_sum_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartSum, salon_chart_sum, SALON, CHART_SUM, SalonPlot)

/**
 * SalonChartSum:
 *
 * A sum as steps: each part begins where the one before it ends, and the total stands at the right on its own feet.
 */

/* One part. A value; strings are copied. */
typedef struct {
  int points;
  gboolean luck;    /* hatched gold or dashed red; otherwise full */
  const char *name; /* below it */
  const char *note; /* (nullable): below that */
} SalonChartPart;

GtkWidget *salon_chart_sum_new (void);
/* @parts: @n of them, at most 8; their sum is the total
 * @seat: the colour of the total
 * @total: what is said of it: its name, and (nullable) a note */
void salon_chart_sum_set (SalonChartSum *self,
                          const SalonChartPart *parts,
                          guint n,
                          guint seat,
                          const char *total,
                          const char *note,
                          const char *caption);

G_END_DECLS
