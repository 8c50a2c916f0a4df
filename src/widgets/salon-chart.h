/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_CHART (salon_chart_get_type ())
G_DECLARE_FINAL_TYPE (SalonChart, salon_chart, SALON, CHART, GtkWidget)

/**
 * SalonChart:
 *
 * How the totals of all seats went, as a line each, from 0 to the totals at the end. At the right end
 * of its line each seat has its emblem and its total. Assistive technologies read the totals as text.
 */

/* Removes all lines. */
void salon_chart_clear (SalonChart *self);
/* Adds a line.
 * @name: of the player
 * @seat: the colour of the seat, for salon_colour_get()
 * @totals: @n totals in their order, without the 0 at the beginning
 * @wins: whether the line is a winner's, which is thicker and drawn last */
void salon_chart_add (SalonChart *self, const char *name, guint seat, const int *totals, guint n, gboolean wins);

G_END_DECLS
