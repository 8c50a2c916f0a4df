/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_COLUMN (salon_column_get_type ())
G_DECLARE_FINAL_TYPE (SalonColumn, salon_column, SALON, COLUMN, GtkWidget)

/**
 * SalonColumn:
 *
 * Centres its child horizontally and gives it a share of its own width, so that a page
 * grows with the window, but does not spread over the whole of a wide one.
 *
 * Properties: child; share (0 … 1); least, most (px): the child is never narrower than
 * least if there is room for that, and never wider than most, unless its own minimum is.
 */

/* @child: (nullable): replaces the child before it */
void salon_column_set_child (SalonColumn *self, GtkWidget *child);

G_END_DECLS
