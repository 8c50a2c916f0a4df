/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-bulb.h"

#include <math.h>

#include "widgets/salon-draw.h"

#define EM 1.15 /* its width and height, in em */

/* In units of 1/16 of its size: the glass, the neck where it ends, and the lines of the thread below. */
#define GLASS_Y      6.4
#define GLASS_RADIUS 4.9
#define NECK         2.1
#define NECK_Y       12.2
#define THREAD_Y     13.9
#define LINE         1.5

struct _SalonBulb {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (SalonBulb, salon_bulb, GTK_TYPE_WIDGET)

static void
salon_bulb_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  *minimum = *natural = (int) ceil (EM * salon_draw_get_em (widget));
}

static void
salon_bulb_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double size = MIN (width, height), angle = acos (NECK / GLASS_RADIUS);
  GdkRGBA colour;
  cairo_t *cr;

  if (size <= 0)
    return;

  salon_draw_get_colour (widget, &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  cairo_scale (cr, size / 16, size / 16);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, LINE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_arc (cr, 8, GLASS_Y, GLASS_RADIUS, G_PI - angle, angle);
  cairo_line_to (cr, 8 + NECK, NECK_Y);
  cairo_line_to (cr, 8 - NECK, NECK_Y);
  cairo_close_path (cr);
  cairo_stroke (cr);
  cairo_move_to (cr, 8 - NECK + .6, THREAD_Y + .6);
  cairo_line_to (cr, 8 + NECK - .6, THREAD_Y + .6);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
salon_bulb_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_bulb_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
  gtk_widget_queue_draw (widget);
}

static void
salon_bulb_class_init (SalonBulbClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = salon_bulb_measure;
  widget_class->snapshot = salon_bulb_snapshot;
  widget_class->css_changed = salon_bulb_css_changed;
  gtk_widget_class_set_css_name (widget_class, "salon-bulb");
}

static void
salon_bulb_init (SalonBulb *self)
{
}

GtkWidget *
salon_bulb_new (GtkAccessibleRole role)
{
  return g_object_new (SALON_TYPE_BULB, "accessible-role", role, "valign", GTK_ALIGN_CENTER, NULL);
}
