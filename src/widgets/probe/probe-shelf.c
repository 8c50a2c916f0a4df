/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-shelf.h"

struct _ProbeShelf {
  GtkWidget parent_instance;

  GtkWidget *tray;
  int most;
};

G_DEFINE_FINAL_TYPE (ProbeShelf, probe_shelf, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_MOST,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
probe_shelf_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_shelf_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  ProbeShelf *self = PROBE_SHELF (widget);

  gtk_widget_measure (self->tray, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, self->most));
  else if (for_size >= 0 || self->most < G_MAXINT)
    *natural = MAX (*minimum, probe_tray_get_height_for_width (for_size < 0 ? self->most : MIN (for_size, self->most)));
}

static void
probe_shelf_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeShelf *self = PROBE_SHELF (widget);

  gtk_widget_size_allocate (self->tray, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
probe_shelf_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ProbeShelf *self = PROBE_SHELF (object);

  switch (id)
    {
    case PROP_MOST:
      g_value_set_int (value, self->most);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_shelf_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ProbeShelf *self = PROBE_SHELF (object);

  switch (id)
    {
    case PROP_MOST:
      self->most = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_shelf_dispose (GObject *object)
{
  ProbeShelf *self = PROBE_SHELF (object);

  g_clear_pointer (&self->tray, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_shelf_parent_class)->dispose (object);
}

static void
probe_shelf_class_init (ProbeShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_shelf_dispose;
  object_class->get_property = probe_shelf_get_property;
  object_class->set_property = probe_shelf_set_property;
  widget_class->get_request_mode = probe_shelf_get_request_mode;
  widget_class->measure = probe_shelf_measure;
  widget_class->size_allocate = probe_shelf_size_allocate;

  props[PROP_MOST] =
    g_param_spec_int ("most", NULL, NULL, 0, G_MAXINT, G_MAXINT, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "probe-shelf");
}

static void
probe_shelf_init (ProbeShelf *self)
{
  self->most = G_MAXINT;
  self->tray = probe_tray_new ();
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
}

ProbeTray *
probe_shelf_get_tray (ProbeShelf *self)
{
  g_return_val_if_fail (PROBE_IS_SHELF (self), NULL);

  return PROBE_TRAY (self->tray);
}
