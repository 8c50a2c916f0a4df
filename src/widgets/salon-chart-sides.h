/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-chart-plot.h"

G_BEGIN_DECLS

#define SALON_TYPE_CHART_SIDES (salon_chart_sides_get_type ())
G_DECLARE_FINAL_TYPE (SalonChartSides, salon_chart_sides, SALON, CHART_SIDES, SalonPlot)

/**
 * SalonChartSides:
 *
 * Who was ahead: a row for each rival, with the games in which the rival was ahead to the left of a line and those
 * in which the player was to the right.
 */

GtkWidget *salon_chart_sides_new (void);
/* Removes all rows.
 * @name: the player’s, for the table
 * @seat: the player’s colour */
void salon_chart_sides_begin (SalonChartSides *self, const char *name, guint seat, const char *caption);
/* @note: (nullable): below the name
 * @seat: the rival’s colour
 * @theirs, @ours: games in which the rival, and the player, was ahead */
void salon_chart_sides_add (SalonChartSides *self,
                            const char *name,
                            const char *note,
                            guint seat,
                            int theirs,
                            int ours);

G_END_DECLS
