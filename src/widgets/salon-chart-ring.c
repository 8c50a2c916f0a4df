/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-chart-ring.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

struct _SalonChartRing {
  GtkWidget parent_instance;

  guint seat;
  int share;
  double size;
  SalonArtTile emblem;
};

G_DEFINE_FINAL_TYPE (SalonChartRing, salon_chart_ring, GTK_TYPE_WIDGET)

static void
salon_chart_ring_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = (int) ceil (SALON_CHART_RING (widget)->size * salon_draw_get_em (widget));
}

/* The ring lies on a disc of paper of its own, so the colour of the seat is the same everywhere. */
static GdkRGBA
get_colour (SalonChartRing *self)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };

  return salon_theme_get_mode () >= SALON_THEME_CONTRAST ? black : *salon_colour_get (self->seat);
}

static void
salon_chart_ring_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonChartRing *self = SALON_CHART_RING (widget);
  const GdkRGBA colour = get_colour (self);

  salon_art_glyph_prepare (&self->emblem, widget, "emblems", salon_colour_get_emblem (self->seat), &colour,
                           MIN (width, height) * .36);
}

static void
salon_chart_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA paper = { 1.f, .98f, .93f, 1.f }, rest = { .88f, .85f, .78f, 1.f };
  SalonChartRing *self = SALON_CHART_RING (widget);
  const double scale = salon_art_get_scale (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const float size = MIN (width, height);
  const graphene_rect_t all = GRAPHENE_RECT_INIT ((width - size) / 2, (height - size) / 2, size, size);
  const double x = width / 2, y = height / 2, thick = MAX (size * .105, 3), radius = size / 2 - thick / 2 - 1;
  const GdkRGBA colour = get_colour (self);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &all);

  cairo_arc (cr, x, y, size / 2, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill (cr);
  cairo_set_line_width (cr, thick);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &rest);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, radius, -G_PI_2, -G_PI_2 + self->share * 2 * G_PI / 100);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_stroke (cr);
  cairo_destroy (cr);
  salon_art_tile_snapshot (&self->emblem, snapshot, (float) (round (x * scale) / scale),
                           (float) (round (y * scale) / scale));
}

static void
salon_chart_ring_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_chart_ring_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
salon_chart_ring_dispose (GObject *object)
{
  salon_art_tile_clear (&SALON_CHART_RING (object)->emblem);

  G_OBJECT_CLASS (salon_chart_ring_parent_class)->dispose (object);
}

static void
salon_chart_ring_class_init (SalonChartRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_chart_ring_dispose;
  widget_class->measure = salon_chart_ring_measure;
  widget_class->size_allocate = salon_chart_ring_size_allocate;
  widget_class->snapshot = salon_chart_ring_snapshot;
  widget_class->css_changed = salon_chart_ring_css_changed;

  gtk_widget_class_set_css_name (widget_class, "salon-chart-ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_chart_ring_init (SalonChartRing *self)
{
  self->size = 4;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_chart_ring_new (void)
{
  return g_object_new (SALON_TYPE_CHART_RING, NULL);
}

void
salon_chart_ring_set (SalonChartRing *self, guint seat, int share, double size)
{
  g_return_if_fail (SALON_IS_CHART_RING (self));

  self->seat = seat;
  self->share = CLAMP (share, 0, 100);
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
