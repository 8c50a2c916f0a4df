/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_BERTH (salon_berth_get_type ())
G_DECLARE_FINAL_TYPE (SalonBerth, salon_berth, SALON, BERTH, GtkWidget)

/**
 * SalonBerth:
 *
 * Keeps its child in the middle or, where a point of the window must stay clear of
 * the child, at the nearest free place: below its own place, or to the right or left
 * of it. There must be nothing else in this widget's row, nor below it.
 *
 * Properties: child.
 */

void salon_berth_set_child (SalonBerth *self, GtkWidget *child);
/* @within: an ancestor that the child does not leave; where no place within it is free,
 * the child stays in the middle.
 * @point: in pixels of the window; NULL: the child may stand anywhere. */
void salon_berth_keep_clear (SalonBerth *self, GtkWidget *within, const graphene_point_t *point);

G_END_DECLS
