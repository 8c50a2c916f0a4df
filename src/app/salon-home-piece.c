/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home-piece.h"

#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-large.h"

struct _SalonHomePiece {
  GtkWidget parent_instance;

  char *piece;
  int width, height;
  gboolean grows;
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (SalonHomePiece, salon_home_piece, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_PIECE,
  PROP_WIDTH,
  PROP_HEIGHT,
  PROP_GROWS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static int
get_size (SalonHomePiece *self, int px)
{
  return self->grows ? (int) (px * salon_large_get_scale (GTK_WIDGET (self))) : px;
}

static void
salon_home_piece_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  SalonHomePiece *self = SALON_HOME_PIECE (widget);

  *minimum = *natural = get_size (self, orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height);
}

static void
salon_home_piece_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonHomePiece *self = SALON_HOME_PIECE (widget);
  GdkRGBA colour;

  salon_draw_get_colour (widget, &colour);
  salon_art_tile_prepare (&self->tile, widget, self->piece, &colour, get_size (self, self->width),
                          get_size (self, self->height));
}

static void
salon_home_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonHomePiece *self = SALON_HOME_PIECE (widget);
  const int left = (gtk_widget_get_width (widget) - get_size (self, self->width)) / 2;
  const int top = (gtk_widget_get_height (widget) - get_size (self, self->height)) / 2;

  salon_art_tile_snapshot (&self->tile, snapshot, (float) left, (float) top);
}

static void
salon_home_piece_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_home_piece_parent_class)->css_changed (widget, change);
  if (SALON_HOME_PIECE (widget)->grows)
    gtk_widget_queue_resize (widget);
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

static void
salon_home_piece_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonHomePiece *self = SALON_HOME_PIECE (object);

  if (id == PROP_PIECE)
    g_value_set_string (value, self->piece);
  else if (id == PROP_GROWS)
    g_value_set_boolean (value, self->grows);
  else
    g_value_set_int (value, id == PROP_WIDTH ? self->width : self->height);
}

static void
salon_home_piece_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SalonHomePiece *self = SALON_HOME_PIECE (object);

  if (id == PROP_PIECE)
    {
      g_free (self->piece);
      self->piece = g_value_dup_string (value);
    }
  else if (id == PROP_GROWS)
    self->grows = g_value_get_boolean (value);
  else if (id == PROP_WIDTH)
    self->width = g_value_get_int (value);
  else
    self->height = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
salon_home_piece_dispose (GObject *object)
{
  salon_art_tile_clear (&SALON_HOME_PIECE (object)->tile);

  G_OBJECT_CLASS (salon_home_piece_parent_class)->dispose (object);
}

static void
salon_home_piece_finalize (GObject *object)
{
  g_free (SALON_HOME_PIECE (object)->piece);

  G_OBJECT_CLASS (salon_home_piece_parent_class)->finalize (object);
}

static void
salon_home_piece_class_init (SalonHomePieceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = salon_home_piece_dispose;
  object_class->finalize = salon_home_piece_finalize;
  object_class->get_property = salon_home_piece_get_property;
  object_class->set_property = salon_home_piece_set_property;
  widget_class->measure = salon_home_piece_measure;
  widget_class->size_allocate = salon_home_piece_size_allocate;
  widget_class->snapshot = salon_home_piece_snapshot;
  widget_class->css_changed = salon_home_piece_css_changed;

  props[PROP_PIECE] = g_param_spec_string ("piece", NULL, NULL, NULL, flags);
  props[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_GROWS] = g_param_spec_boolean ("grows", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-home-piece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_home_piece_init (SalonHomePiece *self)
{
  salon_art_watch (GTK_WIDGET (self));
}
