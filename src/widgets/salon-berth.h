/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_BERTH (salon_berth_get_type ())
G_DECLARE_FINAL_TYPE (SalonBerth, salon_berth, SALON, BERTH, GtkWidget)

/**
 * SalonBerth:
 *
 * Centres its child horizontally. If a given point of the window must not be covered, it
 * moves the child down, right or left, whichever is the shortest way clear of that point.
 * The child may then lie outside this widget, so nothing else may stand in this widget's
 * row or below it.
 *
 * Properties: child.
 */

/* @child: (nullable): replaces the child before it */
void salon_berth_set_child (SalonBerth *self, GtkWidget *child);
/* Keeps @point clear of the child.
 * @within: the ancestor whose bounds the child does not leave; if no place within these
 *   bounds is clear of @point, the child stays in the middle
 * @point: (nullable): in px of the window; NULL if the child need not avoid anything */
void salon_berth_keep_clear (SalonBerth *self, GtkWidget *within, const graphene_point_t *point);

G_END_DECLS
