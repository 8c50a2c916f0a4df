/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_LEGEND (wedges_legend_get_type ())
G_DECLARE_FINAL_TYPE (WedgesLegend, wedges_legend, WEDGES, LEGEND, GtkWidget)

/**
 * WedgesLegend:
 *
 * What the colours and pictures of the spaces mean, and the letters for them. Its rows are as far from each other as there is
 * room for.
 *
 * Signal:
 *
 *  - light (int category): the spaces of this category are to be lit, because the pointer is at its row, or the row was
 *    pressed; WEDGES_CATEGORIES for those to roll again, −1 for none any more.
 */

GtkWidget *wedges_legend_new (void);
/* @size: px of the pictures */
void wedges_legend_set_size (WedgesLegend *self, int size);
/* Lights the row of @category, as its key does, or none any more if it is lit; see “light”. */
void wedges_legend_press (WedgesLegend *self, int category);
/* Lights nothing any more. */
void wedges_legend_clear (WedgesLegend *self);

G_END_DECLS
