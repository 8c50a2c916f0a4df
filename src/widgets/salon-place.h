/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a widget that lays out its own children measures them and gives them their places. All lengths are in px. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How large @child wants to be; @for_size: its size in the other orientation, or −1. */
int salon_place_measure (GtkWidget *child, GtkOrientation orientation, int for_size);
/* How large it has to be. */
int salon_place_measure_least (GtkWidget *child, GtkOrientation orientation, int for_size);
/* Measures the children of @widget whose places do not follow from how large they are: GTK wants each to be measured before it
 * gets a place. */
void salon_place_measure_all (GtkWidget *widget, GtkOrientation orientation);

/* Gives @child, if it is visible, its place; it is measured before. */
void salon_place_put (GtkWidget *child, const GdkRectangle *place);
/* The same, but a child whose place is empty is not seen. */
void salon_place_put_or_hide (GtkWidget *child, const GdkRectangle *place);

G_END_DECLS
