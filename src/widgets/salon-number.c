/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-number.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-seat-tag.h"

#define SHEET "figures"

struct _SalonNumber {
  GtkWidget parent_instance;

  double cap_height;
  int number;
  int reserved;
  SalonFigures figures;
};

G_DEFINE_FINAL_TYPE (SalonNumber, salon_number, GTK_TYPE_WIDGET)

static void
salon_number_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  SalonNumber *self = SALON_NUMBER (widget);
  g_autofree char *text = salon_format_signed (self->number, FALSE);
  g_autofree char *widest = salon_format_signed (self->reserved, FALSE);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) ceil (self->cap_height * 1.2);
  else
    *minimum = *natural = (int) ceilf (MAX (salon_figures_measure (SHEET, text, self->cap_height),
                                            salon_figures_measure (SHEET, widest, self->cap_height)));
}

static void
prepare (SalonNumber *self)
{
  g_autofree char *text = salon_format_signed (self->number, FALSE);
  GdkRGBA colour;

  salon_draw_get_colour (GTK_WIDGET (self), &colour);
  salon_figures_prepare (&self->figures, GTK_WIDGET (self), SHEET, text, &colour, self->cap_height);
}

static void
salon_number_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  prepare (SALON_NUMBER (widget));
}

static void
salon_number_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonNumber *self = SALON_NUMBER (widget);
  const float room = gtk_widget_get_width (widget) - self->figures.width;

  salon_figures_snapshot (&self->figures, snapshot, roundf (room), roundf (gtk_widget_get_height (widget) / 2.f));
}

static void
salon_number_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_number_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
}

static void
salon_number_dispose (GObject *object)
{
  salon_figures_clear (&SALON_NUMBER (object)->figures);

  G_OBJECT_CLASS (salon_number_parent_class)->dispose (object);
}

static void
salon_number_class_init (SalonNumberClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_number_dispose;
  widget_class->measure = salon_number_measure;
  widget_class->size_allocate = salon_number_size_allocate;
  widget_class->snapshot = salon_number_snapshot;
  widget_class->css_changed = salon_number_css_changed;

  gtk_widget_class_set_css_name (widget_class, "salon-number");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
salon_number_init (SalonNumber *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_number_new (double cap_height)
{
  SalonNumber *self = g_object_new (SALON_TYPE_NUMBER, NULL);

  self->cap_height = cap_height;
  return GTK_WIDGET (self);
}

void
salon_number_set_cap_height (SalonNumber *self, double cap_height)
{
  g_return_if_fail (SALON_IS_NUMBER (self));

  self->cap_height = cap_height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
salon_number_set (SalonNumber *self, int number)
{
  g_autofree char *text = salon_format_signed (number, FALSE);

  g_return_if_fail (SALON_IS_NUMBER (self));

  self->number = number;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_number_reserve (SalonNumber *self, int number)
{
  g_return_if_fail (SALON_IS_NUMBER (self));

  self->reserved = number;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
