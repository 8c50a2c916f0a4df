/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_COLUMN (salon_column_get_type ())
G_DECLARE_FINAL_TYPE (SalonColumn, salon_column, SALON, COLUMN, GtkWidget)

/**
 * SalonColumn:
 *
 * Keeps its child in the middle, as wide as a share of its own width, so that a
 * page grows with the window and is still held together in a wide one.
 *
 * Properties: child; share (0 … 1); least, most (px): the child is never
 * narrower than least where there is room, never wider than most.
 */

void salon_column_set_child (SalonColumn *self, GtkWidget *child);

G_END_DECLS
