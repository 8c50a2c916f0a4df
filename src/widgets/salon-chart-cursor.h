/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_CHART_CURSOR (salon_chart_cursor_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartCursor, salon_chart_cursor, SALON, CHART_CURSOR, GtkWidget)

/**
 * SalonChartCursor:
 *
 * What makes a slider of a #SalonChart: an invisible widget over its lines, which takes clicks, drags and keys. The chart
 * draws the cursor; this draws the focus alone.
 *
 * Signals: moved (int move): somebody has moved it.
 */

/* Says which move is at @x, in px; it need not be one of the range. */
typedef int (*SalonChartMoveAt) (double x, gpointer data);

GtkWidget *salon_chart_cursor_new (SalonChartMoveAt move_at, gpointer data);
/* @last: the last move; the first one is 0. Moves a cursor that would be beyond it. */
void salon_chart_cursor_set_range (SalonChartCursor *self, int last);
/* @move: −1: there is no cursor */
void salon_chart_cursor_set (SalonChartCursor *self, int move);
int salon_chart_cursor_get (SalonChartCursor *self);
/* @label: (nullable): what the slider is called; %NULL: it is none, and takes nothing */
void salon_chart_cursor_set_label (SalonChartCursor *self, const char *label);
/* What is read of it; see salon_chart_set_slider_text(). */
void salon_chart_cursor_set_text (SalonChartCursor *self, const char *text);

G_END_DECLS
