/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-scroller.h"

enum {
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

void
salon_scroller_override (GObjectClass *object_class)
{
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
drop_adjustment (SalonScroller *self, GtkOrientation orientation)
{
  if (self->adjustment[orientation] != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustment[orientation], self->widget);
  g_clear_object (&self->adjustment[orientation]);
}

static void
set_adjustment (SalonScroller *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  if (adjustment != NULL && adjustment == self->adjustment[orientation])
    return;

  drop_adjustment (self, orientation);
  if (adjustment == NULL)
    adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  self->adjustment[orientation] = g_object_ref_sink (adjustment);
  g_signal_connect_swapped (adjustment, "value-changed", self->changed, self->widget);
  gtk_widget_queue_resize (self->widget);
}

void
salon_scroller_init (SalonScroller *self, GtkWidget *widget, GCallback changed)
{
  self->widget = widget;
  self->changed = changed;
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
}

void
salon_scroller_clear (SalonScroller *self)
{
  drop_adjustment (self, GTK_ORIENTATION_HORIZONTAL);
  drop_adjustment (self, GTK_ORIENTATION_VERTICAL);
}

void
salon_scroller_get_property (SalonScroller *self, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustment[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustment[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policy[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policy[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (self->widget, id, pspec);
    }
}

void
salon_scroller_set_property (SalonScroller *self, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policy[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policy[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (self->widget, id, pspec);
    }
}
