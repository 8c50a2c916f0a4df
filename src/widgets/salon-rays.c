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
  guint warm_id; /* the idle callback that draws the rays before they are needed */
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
  const float reach = (float) drawing.reach;
  graphene_rect_t extents = GRAPHENE_RECT_INIT (middle->x - reach, middle->y - reach, 2 * reach, 2 * reach);

  if (self->tile.texture != NULL && graphene_point_equal (&self->middle, middle)
      && graphene_size_equal (&self->size, &size) && self->scale == scale)
    return;

  self->middle = *middle;
  self->size = size;
  self->scale = scale;
  if (!graphene_rect_intersection (&extents, &GRAPHENE_RECT_INIT (0, 0, size.width, size.height), &extents))
    {
      salon_art_tile_clear (&self->tile);
      return;
    }
  graphene_rect_round_extents (&extents, &extents);
  salon_art_tile_draw (&self->tile, widget, &extents, draw_rays, &drawing);
}

/* Returns whether there are rays, and where they come from. */
static gboolean
find_middle (SalonRays *self, graphene_point_t *middle)
{
  graphene_rect_t source;

  if (!self->source || salon_theme_get_mode () >= SALON_THEME_CONTRAST
      || !gtk_widget_compute_bounds (self->source, GTK_WIDGET (self), &source))
    return FALSE;

  graphene_rect_get_center (&source, middle);
  return TRUE;
}

static gboolean
warm_cb (gpointer data)
{
  SalonRays *self = data;
  graphene_point_t middle;

  self->warm_id = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && find_middle (self, &middle))
    prepare (self, &middle);
  return G_SOURCE_REMOVE;
}

/* The source gets its place in the same layout, so the rays are drawn after that, before their light appears. */
static void
salon_rays_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonRays *self = SALON_RAYS (widget);

  if (self->warm_id == 0)
    self->warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, self, NULL);
}

static void
salon_rays_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonRays *self = SALON_RAYS (widget);
  graphene_point_t middle;

  if (self->light <= 0 || !find_middle (self, &middle))
    return;

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
  g_clear_handle_id (&SALON_RAYS (object)->warm_id, g_source_remove);
  salon_art_tile_clear (&SALON_RAYS (object)->tile);

  G_OBJECT_CLASS (salon_rays_parent_class)->dispose (object);
}

static void
salon_rays_class_init (SalonRaysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_rays_dispose;
  widget_class->size_allocate = salon_rays_size_allocate;
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
