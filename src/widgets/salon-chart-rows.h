/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_ROWS (salon_chart_rows_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartRows, salon_chart_rows, SALON, CHART_ROWS, SalonPlot)

/**
 * SalonChartRows:
 *
 * Bars that lie below each other, with a heading at the left of each, and its figure at the end. Bars begin at zero. Where
 * the rows have pictures, these stand at the left, and each heading is a line above its bar.
 */

/* One row. A value; strings are copied. */
typedef struct {
  const char *name; /* (nullable): written at the left */
  char letter;      /* on a card at the left; 0: none */
  int seat;         /* whose emblem stands at the left; −1: none */
  int value;        /* 0 or more */
  const char *text; /* what is told of the value, and written at the bar’s end */
  int bar;          /* the colour of the bar: a seat’s, or −1 for the usual */
  int end;          /* whose emblem stands at the bar’s end; −1: none, and the figure stands there */
  gboolean bold;    /* the name */
  const char *more; /* (nullable): written below the name, or behind it where there is a picture, smaller */

  const char *
    picture; /* (nullable): the name of a square piece of artwork (salon_art_tile_prepare()); all rows have one, or none */
} SalonChartRow;

GtkWidget *salon_chart_rows_new (void);
/* @rows: @n rows, from the top
 * @most: what a bar over the whole width would be worth; 0: the longest one
 * @tracked: draws how long a bar could be
 * @caption: the name of the table
 * @heading, @value: what its columns are called */
void salon_chart_rows_set (SalonChartRows *self,
                           const SalonChartRow *rows,
                           guint n,
                           int most,
                           gboolean tracked,
                           const char *caption,
                           const char *heading,
                           const char *value);

G_END_DECLS
