/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-roomy.h"

struct _SalonRoomy {
  GtkWidget parent_instance;

  GtkWidget *child;
  double part;
};

G_DEFINE_FINAL_TYPE (SalonRoomy, salon_roomy, GTK_TYPE_WIDGET)

static void
salon_roomy_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (SALON_ROOMY (widget)->child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
salon_roomy_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonRoomy *self = SALON_ROOMY (widget);
  GtkAllocation place = { 0, 0, width, height };
  int least, natural;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_set_child_visible (self->child, width >= self->part * natural && width >= least);
  place.width = MAX (width, least);
  gtk_widget_size_allocate (self->child, &place, -1);
}

static void
salon_roomy_dispose (GObject *object)
{
  g_clear_pointer (&SALON_ROOMY (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_roomy_parent_class)->dispose (object);
}

static void
salon_roomy_class_init (SalonRoomyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_roomy_dispose;
  widget_class->measure = salon_roomy_measure;
  widget_class->size_allocate = salon_roomy_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "salon-roomy");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_roomy_init (SalonRoomy *self)
{
}

GtkWidget *
salon_roomy_new (GtkWidget *child, double part)
{
  SalonRoomy *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  self = g_object_new (SALON_TYPE_ROOMY, NULL);
  self->child = child;
  self->part = part;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
