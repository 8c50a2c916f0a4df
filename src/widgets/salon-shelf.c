/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-shelf.h"

struct _SalonShelf {
  GtkWidget parent_instance;

  GtkWidget *tray;
  int most;
};

G_DEFINE_FINAL_TYPE (SalonShelf, salon_shelf, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_MOST,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
salon_shelf_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_shelf_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  SalonShelf *self = SALON_SHELF (widget);

  gtk_widget_measure (self->tray, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, self->most));
  else if (for_size >= 0 || self->most < G_MAXINT)
    *natural = MAX (*minimum, salon_tray_get_height_for_width (for_size < 0 ? self->most
                                                                            : MIN (for_size, self->most)));
}

static void
salon_shelf_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  SalonShelf *self = SALON_SHELF (widget);

  gtk_widget_size_allocate (self->tray, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
salon_shelf_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  SalonShelf *self = SALON_SHELF (object);

  switch (id) {
  case PROP_MOST:
    g_value_set_int (value, self->most);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
salon_shelf_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  SalonShelf *self = SALON_SHELF (object);

  switch (id) {
  case PROP_MOST:
    self->most = g_value_get_int (value);
    gtk_widget_queue_resize (GTK_WIDGET (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
salon_shelf_dispose (GObject *object)
{
  SalonShelf *self = SALON_SHELF (object);

  g_clear_pointer (&self->tray, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_shelf_parent_class)->dispose (object);
}

static void
salon_shelf_class_init (SalonShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_shelf_dispose;
  object_class->get_property = salon_shelf_get_property;
  object_class->set_property = salon_shelf_set_property;
  widget_class->get_request_mode = salon_shelf_get_request_mode;
  widget_class->measure = salon_shelf_measure;
  widget_class->size_allocate = salon_shelf_size_allocate;

  props[PROP_MOST] = g_param_spec_int ("most", NULL, NULL, 0, G_MAXINT, G_MAXINT,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-shelf");
}

static void
salon_shelf_init (SalonShelf *self)
{
  self->most = G_MAXINT;
  self->tray = salon_tray_new ();
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
}

SalonTray *
salon_shelf_get_tray (SalonShelf *self)
{
  g_return_val_if_fail (SALON_IS_SHELF (self), NULL);

  return SALON_TRAY (self->tray);
}
