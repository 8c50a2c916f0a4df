/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-column.h"

struct _SalonColumn {
  GtkWidget parent_instance;

  GtkWidget *child;
  double share;
  int least;
  int most;
};

G_DEFINE_FINAL_TYPE (SalonColumn, salon_column, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CHILD,
  PROP_SHARE,
  PROP_LEAST,
  PROP_MOST,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static int
child_width (SalonColumn *self, int width)
{
  const int least = MIN (self->least, width);
  int minimum;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MAX (minimum, CLAMP ((int) (width * self->share), least, MAX (least, self->most)));
}

static GtkSizeRequestMode
salon_column_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_column_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  SalonColumn *self = SALON_COLUMN (widget);

  if (!self->child)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
      *natural = MAX (*minimum, CLAMP (*natural, self->least, MAX (self->least, self->most)));
    }
  else
    {
      gtk_widget_measure (self->child, orientation, for_size < 0 ? -1 : child_width (self, for_size), minimum, natural,
                          NULL, NULL);
    }
}

static void
salon_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonColumn *self = SALON_COLUMN (widget);
  int wide;

  if (!self->child)
    return;

  wide = child_width (self, width);
  gtk_widget_size_allocate (self->child, &(GtkAllocation) { (width - wide) / 2, 0, wide, height }, -1);
}

static void
salon_column_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonColumn *self = SALON_COLUMN (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_SHARE:
      g_value_set_double (value, self->share);
      break;
    case PROP_LEAST:
      g_value_set_int (value, self->least);
      break;
    case PROP_MOST:
      g_value_set_int (value, self->most);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_column_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonColumn *self = SALON_COLUMN (object);

  switch (id)
    {
    case PROP_CHILD:
      salon_column_set_child (self, g_value_get_object (value));
      break;
    case PROP_SHARE:
      self->share = g_value_get_double (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_LEAST:
      self->least = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_MOST:
      self->most = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_column_dispose (GObject *object)
{
  SalonColumn *self = SALON_COLUMN (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_column_parent_class)->dispose (object);
}

static void
salon_column_class_init (SalonColumnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = salon_column_dispose;
  object_class->get_property = salon_column_get_property;
  object_class->set_property = salon_column_set_property;
  widget_class->get_request_mode = salon_column_get_request_mode;
  widget_class->measure = salon_column_measure;
  widget_class->size_allocate = salon_column_size_allocate;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_SHARE] = g_param_spec_double ("share", NULL, NULL, 0, 1, 1, flags);
  props[PROP_LEAST] = g_param_spec_int ("least", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_MOST] = g_param_spec_int ("most", NULL, NULL, 0, G_MAXINT, G_MAXINT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-column");
}

static void
salon_column_init (SalonColumn *self)
{
  self->share = 1;
  self->most = G_MAXINT;
}

void
salon_column_set_child (SalonColumn *self, GtkWidget *child)
{
  g_return_if_fail (SALON_IS_COLUMN (self));

  if (child == self->child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}
