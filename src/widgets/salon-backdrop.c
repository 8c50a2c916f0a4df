/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-backdrop.h"

#include <math.h>

#include "widgets/salon-art-render.h"
#include "widgets/salon-blend.h"
#include "widgets/salon-theme-use.h"

#define RAYS  24
#define REACH 560. /* px, in a window of 1280 × 800 */

struct _SalonBackdrop {
  GtkWidget parent_instance;

  GtkWidget *source;
  double light;
  const char *piece;   /* (nullable): of the ground */
  SalonArtTile ground; /* empty: what is below the widget is seen */
  SalonArtTile lit;    /* the ground with all the light, or only the rays, as drawn last */
  SalonArtTile before;
  double before_share;
  SalonBlend blend;
  graphene_point_t middle;
  graphene_size_t size;
  double scale;
  guint warm_id; /* the idle callback that draws the rays before they are needed */
};

typedef struct {
  double x, y, reach; /* px */
  cairo_surface_t *ground;
  double scale;
} Drawing;

G_DEFINE_FINAL_TYPE (SalonBackdrop, salon_backdrop, GTK_TYPE_WIDGET)

static void
draw_rays (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const double x = drawing->x, y = drawing->y, reach = drawing->reach;
  cairo_pattern_t *light = cairo_pattern_create_radial (x, y, 0, x, y, reach);

  if (drawing->ground != NULL)
    {
      cairo_save (cr);
      cairo_scale (cr, 1 / drawing->scale, 1 / drawing->scale);
      cairo_set_source_surface (cr, drawing->ground, 0, 0);
      cairo_paint (cr);
      cairo_restore (cr);
    }
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
prepare (SalonBackdrop *self, const graphene_point_t *middle)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const graphene_size_t size =
    GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  const double scale = salon_art_get_scale (widget);
  const Drawing drawing = {
    .x = middle->x,
    .y = middle->y,
    .reach = REACH * MAX (1, MIN (size.width / 1280., size.height / 753.)),
    .ground = self->ground.texture != NULL ? salon_art_get_surface (self->ground.texture) : NULL,
    .scale = scale,
  };
  const float reach = (float) drawing.reach;
  const graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, size.width, size.height);
  graphene_rect_t extents = GRAPHENE_RECT_INIT (middle->x - reach, middle->y - reach, 2 * reach, 2 * reach);

  if (self->lit.texture != NULL && graphene_point_equal (&self->middle, middle)
      && graphene_size_equal (&self->size, &size) && self->scale == scale)
    return;

  self->middle = *middle;
  self->size = size;
  self->scale = scale;
  if (drawing.ground != NULL)
    extents = whole;
  else if (!graphene_rect_intersection (&extents, &whole, &extents))
    {
      salon_art_tile_clear (&self->lit);
      return;
    }
  graphene_rect_round_extents (&extents, &extents);
  salon_art_tile_draw (&self->lit, widget, &extents, draw_rays, &drawing);
}

/* Returns whether there are rays, and where they come from. */
static gboolean
find_middle (SalonBackdrop *self, graphene_point_t *middle)
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
  SalonBackdrop *self = data;
  graphene_point_t middle;

  self->warm_id = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && find_middle (self, &middle))
    prepare (self, &middle);
  return G_SOURCE_REMOVE;
}

/* The source gets its place in the same layout, so the rays are drawn after the frame, before their light appears. */
static void
warm (SalonBackdrop *self)
{
  if (self->warm_id == 0)
    self->warm_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, warm_cb, self, NULL);
}

static void
salon_backdrop_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonBackdrop *self = SALON_BACKDROP (widget);

  if (self->piece != NULL)
    {
      const GdkTexture *ground = self->ground.texture;

      salon_art_tile_prepare (&self->ground, widget, self->piece, NULL, width, height);
      if (self->ground.texture != ground)
        salon_art_tile_clear (&self->lit);
    }
  warm (self);
}

/* A page that comes back is not given its size again. */
static void
salon_backdrop_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (salon_backdrop_parent_class)->map (widget);
  warm (SALON_BACKDROP (widget));
}

static void
salon_backdrop_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonBackdrop *self = SALON_BACKDROP (widget);
  const SalonArtTile *const tiles[] = { &self->ground, &self->lit, &self->before };
  graphene_point_t middle;
  double light = 0;

  if (self->light > 0 && find_middle (self, &middle))
    {
      prepare (self, &middle);
      light = self->light;
    }
  if (self->ground.texture != NULL)
    {
      const double now = 1 - self->before_share;

      salon_blend_snapshot (&self->blend, snapshot, tiles,
                            (double[]) { now * (1 - light), now * light, self->before_share }, G_N_ELEMENTS (tiles));
    }
  else if (light > 0 && light < 1)
    salon_art_tile_fade (&self->lit, snapshot, 0, 0, light);
  else if (light > 0)
    salon_art_tile_snapshot (&self->lit, snapshot, 0, 0);
}

/* The pictures are as large as the page, so they are not kept while nobody sees them. */
static void
salon_backdrop_unmap (GtkWidget *widget)
{
  SalonBackdrop *self = SALON_BACKDROP (widget);

  GTK_WIDGET_CLASS (salon_backdrop_parent_class)->unmap (widget);
  salon_art_tile_clear (&self->lit);
  salon_art_tile_clear (&self->before);
  salon_blend_clear (&self->blend);
}

static void
salon_backdrop_dispose (GObject *object)
{
  SalonBackdrop *self = SALON_BACKDROP (object);

  g_clear_handle_id (&self->warm_id, g_source_remove);
  salon_art_tile_clear (&self->ground);
  salon_art_tile_clear (&self->lit);
  salon_art_tile_clear (&self->before);
  salon_blend_clear (&self->blend);

  G_OBJECT_CLASS (salon_backdrop_parent_class)->dispose (object);
}

static void
salon_backdrop_class_init (SalonBackdropClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_backdrop_dispose;
  widget_class->size_allocate = salon_backdrop_size_allocate;
  widget_class->snapshot = salon_backdrop_snapshot;
  widget_class->map = salon_backdrop_map;
  widget_class->unmap = salon_backdrop_unmap;

  gtk_widget_class_set_css_name (widget_class, "salon-backdrop");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_backdrop_init (SalonBackdrop *self)
{
  self->light = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

void
salon_backdrop_set_source (SalonBackdrop *self, GtkWidget *source)
{
  g_return_if_fail (SALON_IS_BACKDROP (self));

  self->source = source;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_backdrop_set_light (SalonBackdrop *self, double light)
{
  g_return_if_fail (SALON_IS_BACKDROP (self));

  light = CLAMP (light, 0, 1);
  if (light == self->light)
    return;
  self->light = light;
  if (light >= 1 && self->before_share <= 0)
    salon_blend_clear (&self->blend);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_backdrop_set_ground (SalonBackdrop *self, const char *piece)
{
  g_return_if_fail (SALON_IS_BACKDROP (self));

  self->piece = piece;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_backdrop_set_before (SalonBackdrop *self, GdkTexture *before)
{
  g_return_if_fail (SALON_IS_BACKDROP (self));

  salon_art_tile_clear (&self->before);
  if (before != NULL)
    salon_art_tile_take (&self->before, GTK_WIDGET (self), before);
}

void
salon_backdrop_set_before_share (SalonBackdrop *self, double share)
{
  g_return_if_fail (SALON_IS_BACKDROP (self));

  share = CLAMP (share, 0, 1);
  if (share == self->before_share)
    return;
  self->before_share = share;
  if (share <= 0)
    salon_art_tile_clear (&self->before);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
