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
 * in which the player was to the right. Below them there may stand figures of the player in the games with the rival.
 */

/* The most figures that a row may have. */
#define SALON_CHART_SIDES_FIGURES 2

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
/* Gives each row figure @place, and calls it @heading in the table. Rows have none of them at first. */
void salon_chart_sides_set_heading (SalonChartSides *self, guint place, const char *heading);
/* @number: (nullable): the figure, for the table; NULL: there is none (yet)
 * @text: (nullable): the same, as it stands in the row: “152 points a game” */
void salon_chart_sides_set_figure (SalonChartSides *self, guint row, guint place, const char *number, const char *text);

G_END_DECLS
