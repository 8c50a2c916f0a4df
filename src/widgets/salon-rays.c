/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-rays.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"

#define RAYS  24
#define REACH 560. /* px, in a window of 1280 × 800 */

struct _SalonRays {
  GtkWidget parent_instance;

  GtkWidget *source;
  double light;
  SalonArtTile tile; /* the rays as they were drawn last */
  graphene_point_t middle;
  graphene_size_t size;
  double scale;
};

typedef struct {
  double x, y, reach; /* px */
} Drawing;

G_DEFINE_FINAL_TYPE (SalonRays, salon_rays, GTK_TYPE_WIDGET)

static void
draw_rays (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const double x = drawing->x, y = drawing->y, reach = drawing->reach;
  cairo_pattern_t *light = cairo_pattern_create_radial (x, y, 0, x, y, reach);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, .85, .56, .5);
  cairo_pattern_add_color_stop_rgba (light, .5, 1, .78, .4, .16);
  cairo_pattern_add_color_stop_rgba (light, 1, 1, .78, .4, 0);
  cairo_set_source (cr, light);
  for (int i = 0; i < RAYS; i++)
    {
      const double from = i * 2 * G_PI / RAYS;
      const double to = from + G_PI / RAYS * .5;

      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + reach * cos (from), y + reach * sin (from));
      cairo_line_to (cr, x + reach * cos (to), y + reach * sin (to));
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  cairo_pattern_destroy (light);
}

/* The rays are drawn once for a place and a size; drawing them for each frame in which they appear would take
 * longer than all the rest of the page. */
static void
prepare (SalonRays *self, const graphene_point_t *middle)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const graphene_size_t size =
    GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  const double scale = salon_art_get_scale (widget);
  const Drawing drawing = { middle->x, middle->y, REACH * MAX (1, MIN (size.width / 1280., size.height / 753.)) };

  if (self->tile.texture != NULL && graphene_point_equal (&self->middle, middle)
      && graphene_size_equal (&self->size, &size) && self->scale == scale)
    return;

  self->middle = *middle;
  self->size = size;
  self->scale = scale;
  salon_art_tile_draw (&self->tile, widget, &GRAPHENE_RECT_INIT (0, 0, size.width, size.height), draw_rays, &drawing);
}

static void
salon_rays_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonRays *self = SALON_RAYS (widget);
  graphene_rect_t source;
  graphene_point_t middle;

  if (!self->source || self->light <= 0 || salon_theme_get_mode () >= SALON_THEME_CONTRAST
      || !gtk_widget_compute_bounds (self->source, widget, &source))
    return;

  graphene_rect_get_center (&source, &middle);
  prepare (self, &middle);
  if (self->light < 1)
    salon_art_tile_fade (&self->tile, snapshot, 0, 0, self->light);
  else
    salon_art_tile_snapshot (&self->tile, snapshot, 0, 0);
}

/* The picture is as large as the page, so it is not kept while nobody sees it. */
static void
salon_rays_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_rays_parent_class)->unmap (widget);
  salon_art_tile_clear (&SALON_RAYS (widget)->tile);
}

static void
salon_rays_dispose (GObject *object)
{
  salon_art_tile_clear (&SALON_RAYS (object)->tile);

  G_OBJECT_CLASS (salon_rays_parent_class)->dispose (object);
}

static void
salon_rays_class_init (SalonRaysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_rays_dispose;
  widget_class->snapshot = salon_rays_snapshot;
  widget_class->unmap = salon_rays_unmap;

  gtk_widget_class_set_css_name (widget_class, "salon-rays");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_rays_init (SalonRays *self)
{
  self->light = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

void
salon_rays_set_source (SalonRays *self, GtkWidget *source)
{
  g_return_if_fail (SALON_IS_RAYS (self));

  self->source = source;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_rays_set_light (SalonRays *self, double light)
{
  g_return_if_fail (SALON_IS_RAYS (self));

  light = CLAMP (light, 0, 1);
  if (light == self->light)
    return;
  self->light = light;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
