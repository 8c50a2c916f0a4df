/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-floor.h"

#include "widgets/salon-art.h"
#include "widgets/salon-large.h"
#include "widgets/salon-theme-use.h"

typedef struct {
  const SalonFloorStyle *style;
  GtkWidget *content; /* nullable */
  SalonArtTile picture;
  SalonLarge large;
} SalonFloorPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SalonFloor, salon_floor, GTK_TYPE_WIDGET)

static SalonFloorPrivate *
get_private (gpointer self)
{
  return salon_floor_get_instance_private (SALON_FLOOR (self));
}

static void
salon_floor_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (get_private (widget)->content, orientation, -1, minimum, natural, NULL, NULL);
}

static void
salon_floor_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonFloorPrivate *priv = get_private (widget);

  if (salon_theme_get_mode () < SALON_THEME_CONTRAST)
    salon_art_tile_prepare (&priv->picture, widget, priv->style->piece, NULL, width, height);
  if (priv->content != NULL)
    gtk_widget_size_allocate (priv->content, &(GdkRectangle) { 0, 0, width, height }, -1);
  salon_large_update (&priv->large, width, height, priv->style->large_from);
}

static void
salon_floor_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA evening = { .02f, .01f, 0.f, .42f }, black = { 0.f, 0.f, 0.f, 1.f };
  SalonFloorPrivate *priv = get_private (widget);
  const graphene_rect_t all =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  const SalonThemeMode mode = salon_theme_get_mode ();

  if (mode < SALON_THEME_CONTRAST)
    salon_art_tile_snapshot (&priv->picture, snapshot, 0, 0);
  else
    gtk_snapshot_append_color (snapshot, &black, &all);
  if (mode == SALON_THEME_DARK && priv->style->darkened)
    gtk_snapshot_append_color (snapshot, &evening, &all);

  GTK_WIDGET_CLASS (salon_floor_parent_class)->snapshot (widget, snapshot);
}

static void
salon_floor_dispose (GObject *object)
{
  SalonFloorPrivate *priv = get_private (object);

  salon_large_clear (&priv->large);
  salon_art_tile_clear (&priv->picture);
  priv->content = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (salon_floor_parent_class)->dispose (object);
}

static void
salon_floor_class_init (SalonFloorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_floor_dispose;
  widget_class->measure = salon_floor_measure;
  widget_class->size_allocate = salon_floor_size_allocate;
  widget_class->snapshot = salon_floor_snapshot;
}

static void
salon_floor_init (SalonFloor *self)
{
  get_private (self)->large.page = GTK_WIDGET (self);
  salon_art_watch (GTK_WIDGET (self));
}

void
salon_floor_set_style (SalonFloor *self, const SalonFloorStyle *style)
{
  get_private (self)->style = style;
  get_private (self)->large.small_below = style->small_below;
}

void
salon_floor_set_content (SalonFloor *self, GtkWidget *content)
{
  g_return_if_fail (get_private (self)->content == NULL);

  get_private (self)->content = content;
  gtk_widget_set_parent (content, GTK_WIDGET (self));
}

gboolean
salon_floor_is_large (SalonFloor *self)
{
  return get_private (self)->large.large;
}
