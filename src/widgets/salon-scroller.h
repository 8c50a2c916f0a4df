/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a widget needs that scrolls its own content: the four properties of GtkScrollable. The widget contains a SalonScroller,
 * and its property functions call those below. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GtkAdjustment *adjustment[2]; /* by GtkOrientation; set from salon_scroller_init() until salon_scroller_clear() */
  GtkScrollablePolicy policy[2];

  /*< private >*/
  GtkWidget *widget;
  GCallback changed;
} SalonScroller;

/* Gives a class that implements GtkScrollable its four properties. It can have no others of its own. */
void salon_scroller_override (GObjectClass *object_class);

/* Makes @self that of @widget, with adjustments of its own until others are set. Whenever the value of one changes, @changed is
 * called with @widget. */
void salon_scroller_init (SalonScroller *self, GtkWidget *widget, GCallback changed);

/* Drops the adjustments; may be called more than once. */
void salon_scroller_clear (SalonScroller *self);

/* The widget's property functions. Another adjustment has the widget laid out again. */
void salon_scroller_get_property (SalonScroller *self, guint id, GValue *value, GParamSpec *pspec);
void salon_scroller_set_property (SalonScroller *self, guint id, const GValue *value, GParamSpec *pspec);

G_END_DECLS
