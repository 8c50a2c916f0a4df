/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-token.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/salon-clock.h"
#include "widgets/salon-art.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-token-art.h"

/* A wedge snaps in. */
#define SNAP_MS 180.
#define RING_MS 340.
#define LARGE   1.15 /* how large it is when it comes */
#define BACK    1.7  /* how far it goes beyond its place before it rests there */

struct _WedgesToken {
  GtkWidget parent_instance;

  int size;
  unsigned colour, wedges;
  unsigned before; /* the wedges that are there while others snap in */
  double ms;
  gint64 last; /* frame, in µs; 0 before the first one */
  guint tick_id;

  SalonArtTile tin, wedge[WEDGES_CATEGORIES];
};

G_DEFINE_FINAL_TYPE (WedgesToken, wedges_token, GTK_TYPE_WIDGET)

char *
wedges_token_get_text (unsigned wedges)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    if ((wedges & 1u << category) != 0)
      {
        /* Translators: between the categories of the wedges that somebody has */
        g_string_append (text, text->len > 0 ? C_ ("between categories", ", ") : "");
        g_string_append (text, wedges_category_get_name (category));
      }
  return g_strdup (text->len > 0 ? text->str : _ ("no wedge yet"));
}

static void
tell (WedgesToken *self)
{
  g_autofree char *text = wedges_token_get_text (self->wedges);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Pictures */

static void
draw_tin (cairo_t *cr, gconstpointer data)
{
  wedges_token_draw (cr, data);
}

typedef struct {
  int category;
  double radius;
} Wedge;

static void
draw_wedge (cairo_t *cr, gconstpointer data)
{
  const Wedge *wedge = data;

  cairo_rotate (cr, wedges_category_get_place (wedge->category) * G_PI / 3);
  wedges_wedge_draw (cr, wedge->category, wedge->radius);
}

static double
get_radius (const WedgesToken *self)
{
  return self->size / 2. / 1.02;
}

static void
prepare (WedgesToken *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double radius = get_radius (self);
  const float reach = (float) ceil (WEDGES_TOKEN_REACH * radius);
  const graphene_rect_t extents = GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach);
  const WedgesTokenLook look = { .colour = self->colour, .wedges = self->before, .radius = radius };
  const unsigned coming = self->wedges & ~self->before;

  salon_art_tile_draw (&self->tin, widget, &extents, draw_tin, &look);
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    if ((coming & 1u << i) != 0)
      salon_art_tile_draw (&self->wedge[i], widget, &extents, draw_wedge, &(Wedge) { i, radius });
    else
      salon_art_tile_clear (&self->wedge[i]);
}

static void
show (WedgesToken *self)
{
  if (self->tin.texture != NULL)
    prepare (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Motion */

static void
stop (WedgesToken *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

static void
rest (WedgesToken *self)
{
  stop (self);
  self->before = self->wedges;
  show (self);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WedgesToken *self = WEDGES_TOKEN (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  if (self->ms < RING_MS)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->tick_id = 0;
  rest (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_seen (WedgesToken *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* How large the wedge is at @t, 0 to 1: it goes a little beyond its place, and comes back. */
static double
get_scale (double t)
{
  const double back = t - 1;

  return LARGE + (1 - LARGE) * (1 + back * back * ((BACK + 1) * back + BACK));
}

static void
snapshot_ring (const WedgesToken *self, GtkSnapshot *snapshot)
{
  const double t = CLAMP (self->ms / RING_MS, 0, 1), radius = get_radius (self) * (1.02 + .2 * t);
  const float half = (float) (self->size / 2.), reach = (float) radius + 3;
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (half - reach, half - reach, 2 * reach, 2 * reach));

  cairo_arc (cr, half, half, radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, .96, .8, .8 * (1 - t));
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
wedges_token_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesToken *self = WEDGES_TOKEN (widget);
  const float half = (float) (self->size / 2.), scale = (float) get_scale (MIN (1, self->ms / SNAP_MS));

  salon_art_tile_snapshot (&self->tin, snapshot, half, half);
  if (self->tick_id == 0)
    return;
  snapshot_ring (self, snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (half, half));
  gtk_snapshot_scale (snapshot, scale, scale);
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    salon_art_tile_snapshot (&self->wedge[i], snapshot, 0, 0);
  gtk_snapshot_restore (snapshot);
}

/* The widget */

static void
wedges_token_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = WEDGES_TOKEN (widget)->size;
}

static void
wedges_token_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  prepare (WEDGES_TOKEN (widget));
}

static void
wedges_token_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_token_parent_class)->unmap (widget);
  if (WEDGES_TOKEN (widget)->tick_id != 0)
    rest (WEDGES_TOKEN (widget));
}

static void
wedges_token_dispose (GObject *object)
{
  WedgesToken *self = WEDGES_TOKEN (object);

  stop (self);
  salon_art_tile_clear (&self->tin);
  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    salon_art_tile_clear (&self->wedge[i]);

  G_OBJECT_CLASS (wedges_token_parent_class)->dispose (object);
}

static void
wedges_token_class_init (WedgesTokenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_token_dispose;
  widget_class->measure = wedges_token_measure;
  widget_class->size_allocate = wedges_token_size_allocate;
  widget_class->snapshot = wedges_token_snapshot;
  widget_class->unmap = wedges_token_unmap;
  gtk_widget_class_set_css_name (widget_class, "wedges-token");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
wedges_token_init (WedgesToken *self)
{
  self->size = 84;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
  tell (self);
}

GtkWidget *
wedges_token_new (int size)
{
  WedgesToken *self = g_object_new (WEDGES_TYPE_TOKEN, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
wedges_token_set_size (WedgesToken *self, int size)
{
  g_return_if_fail (WEDGES_IS_TOKEN (self));

  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
wedges_token_set_colour (WedgesToken *self, unsigned colour)
{
  g_return_if_fail (WEDGES_IS_TOKEN (self));

  if (colour == self->colour)
    return;
  self->colour = colour;
  show (self);
}

void
wedges_token_set_wedges (WedgesToken *self, unsigned wedges, gboolean moving)
{
  g_return_if_fail (WEDGES_IS_TOKEN (self));

  if (wedges == self->wedges)
    return;
  stop (self);
  self->before = self->wedges & wedges;
  self->wedges = wedges;
  tell (self);
  if (!moving || !is_seen (self) || (wedges & ~self->before) == 0)
    {
      rest (self);
      return;
    }
  self->ms = 0;
  show (self);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}
