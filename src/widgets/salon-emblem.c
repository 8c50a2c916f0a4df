/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-emblem.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

typedef struct {
  guint seat;
  int size;
  SalonArtTile tile;
} SalonEmblemPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SalonEmblem, salon_emblem, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SEAT,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static SalonEmblemPrivate *
get_private (gpointer self)
{
  return salon_emblem_get_instance_private (SALON_EMBLEM (self));
}

const GdkRGBA *
salon_emblem_choose_colour (unsigned seat, const GdkRGBA *text)
{
  if (salon_theme_get_mode () >= SALON_THEME_CONTRAST)
    return text;
  return .2126f * text->red + .7152f * text->green + .0722f * text->blue > .55f ? salon_colour_get_on_dark (seat)
                                                                                : salon_colour_get (seat);
}

static void
get_colour (SalonEmblem *self, GdkRGBA *colour)
{
  GdkRGBA text;

  salon_draw_get_colour (GTK_WIDGET (self), &text);
  *colour = *salon_emblem_choose_colour (salon_emblem_get_seat (self), &text);
}

static void
salon_emblem_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = get_private (widget)->size;
}

static void
salon_emblem_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonEmblemPrivate *priv = get_private (widget);
  const SalonEmblemClass *klass = SALON_EMBLEM_GET_CLASS (widget);
  GdkRGBA colour;

  klass->get_colour (SALON_EMBLEM (widget), &colour);
  salon_art_glyph_prepare (&priv->tile, widget, "emblems", salon_colour_get_emblem (priv->seat), &colour,
                           MIN (width, height) * klass->share);
}

static void
salon_emblem_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double scale = salon_art_get_scale (widget);

  salon_art_tile_snapshot (&get_private (widget)->tile, snapshot,
                           (float) (round (gtk_widget_get_width (widget) * scale / 2) / scale),
                           (float) (round (gtk_widget_get_height (widget) * scale / 2) / scale));
}

static void
salon_emblem_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_emblem_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

static void
salon_emblem_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonEmblemPrivate *priv = get_private (object);

  switch (id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, priv->seat);
      break;
    case PROP_SIZE:
      g_value_set_int (value, priv->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_emblem_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonEmblem *self = SALON_EMBLEM (object);

  switch (id)
    {
    case PROP_SEAT:
      salon_emblem_set_seat (self, g_value_get_uint (value));
      break;
    case PROP_SIZE:
      salon_emblem_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_emblem_dispose (GObject *object)
{
  salon_art_tile_clear (&get_private (object)->tile);

  G_OBJECT_CLASS (salon_emblem_parent_class)->dispose (object);
}

static void
salon_emblem_class_init (SalonEmblemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = salon_emblem_dispose;
  object_class->get_property = salon_emblem_get_property;
  object_class->set_property = salon_emblem_set_property;
  widget_class->measure = salon_emblem_measure;
  widget_class->size_allocate = salon_emblem_size_allocate;
  widget_class->snapshot = salon_emblem_snapshot;
  widget_class->css_changed = salon_emblem_css_changed;
  klass->share = SALON_EMBLEM_SHARE;
  klass->get_colour = get_colour;

  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 4, 1024, 16, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-emblem");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_emblem_init (SalonEmblem *self)
{
  get_private (self)->size = 16;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_emblem_new (unsigned seat, int size)
{
  return g_object_new (SALON_TYPE_EMBLEM, "seat", seat, "size", size, NULL);
}

void
salon_emblem_set_seat (SalonEmblem *self, unsigned seat)
{
  SalonEmblemPrivate *priv = get_private (self);

  if (seat == priv->seat)
    return;
  priv->seat = seat;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
}

unsigned
salon_emblem_get_seat (SalonEmblem *self)
{
  return get_private (self)->seat;
}

void
salon_emblem_set_size (SalonEmblem *self, int size)
{
  SalonEmblemPrivate *priv = get_private (self);

  if (size == priv->size)
    return;
  priv->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}
