/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-avatar.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* The emblem's share of the disc. */
#define EMBLEM .5

struct _SalonAvatar {
  GtkWidget parent_instance;

  guint seat;
  int size;
  SalonArtTile emblem;
};

G_DEFINE_FINAL_TYPE (SalonAvatar, salon_avatar, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SEAT,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static gboolean
is_outline (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST;
}

static void
salon_avatar_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = SALON_AVATAR (widget)->size;
}

static void
salon_avatar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonAvatar *self = SALON_AVATAR (widget);
  GdkRGBA colour = salon_white;

  if (is_outline ())
    salon_draw_get_colour (widget, &colour);
  salon_art_glyph_prepare (&self->emblem, widget, "emblems", salon_colour_get_emblem (self->seat), &colour,
                           MIN (width, height) * EMBLEM);
}

static void
draw_disc (SalonAvatar *self, GtkSnapshot *snapshot, const graphene_rect_t *rect)
{
  const float radius = rect->size.width / 2;
  GskRoundedRect round;
  GdkRGBA rim = { 1.f, 1.f, 1.f, .8f };

  if (is_outline ())
    {
      salon_draw_get_colour (GTK_WIDGET (self), &rim);
      salon_draw_ring (snapshot, rect, radius, -2, 2, &rim);
      return;
    }

  gsk_rounded_rect_init_from_rect (&round, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, salon_colour_get (self->seat), rect);
  gtk_snapshot_pop (snapshot);
  salon_draw_ring (snapshot, rect, radius, -1.5f, 1.5f, &rim);
}

static void
salon_avatar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonAvatar *self = SALON_AVATAR (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const float size = MIN (width, height);
  const double scale = salon_art_get_scale (widget);

  draw_disc (self, snapshot, &GRAPHENE_RECT_INIT ((width - size) / 2, (height - size) / 2, size, size));
  salon_art_tile_snapshot (&self->emblem, snapshot, (float) (round (width * scale / 2) / scale),
                           (float) (round (height * scale / 2) / scale));
}

static void
salon_avatar_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_avatar_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

static void
salon_avatar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonAvatar *self = SALON_AVATAR (object);

  switch (id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_avatar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonAvatar *self = SALON_AVATAR (object);

  switch (id)
    {
    case PROP_SEAT:
      salon_avatar_set_seat (self, g_value_get_uint (value));
      break;
    case PROP_SIZE:
      salon_avatar_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_avatar_dispose (GObject *object)
{
  salon_art_tile_clear (&SALON_AVATAR (object)->emblem);

  G_OBJECT_CLASS (salon_avatar_parent_class)->dispose (object);
}

static void
salon_avatar_class_init (SalonAvatarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = salon_avatar_dispose;
  object_class->get_property = salon_avatar_get_property;
  object_class->set_property = salon_avatar_set_property;
  widget_class->measure = salon_avatar_measure;
  widget_class->size_allocate = salon_avatar_size_allocate;
  widget_class->snapshot = salon_avatar_snapshot;
  widget_class->css_changed = salon_avatar_css_changed;

  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 1024, 26, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-avatar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_avatar_init (SalonAvatar *self)
{
  self->size = 26;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_avatar_new (int size)
{
  return g_object_new (SALON_TYPE_AVATAR, "size", size, NULL);
}

void
salon_avatar_set_seat (SalonAvatar *self, unsigned seat)
{
  g_return_if_fail (SALON_IS_AVATAR (self));

  if (seat == self->seat)
    return;
  self->seat = seat;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
}

void
salon_avatar_set_size (SalonAvatar *self, int size)
{
  g_return_if_fail (SALON_IS_AVATAR (self));

  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}
