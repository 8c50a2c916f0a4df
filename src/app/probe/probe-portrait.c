/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-portrait.h"

#include "widgets/salon-art.h"

/* px */
#define LEAST 60
#define USUAL 110

struct _ProbePortrait {
  GtkWidget parent_instance;

  char *piece;
  SalonArtTile tile;
  int size;
};

G_DEFINE_FINAL_TYPE (ProbePortrait, probe_portrait, GTK_TYPE_WIDGET)

static void
probe_portrait_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = LEAST;
  *natural = USUAL;
}

static void
probe_portrait_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePortrait *self = PROBE_PORTRAIT (widget);

  self->size = MIN (width, height);
  if (self->size > 0)
    salon_art_tile_prepare (&self->tile, widget, self->piece, NULL, self->size, self->size);
}

static void
probe_portrait_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePortrait *self = PROBE_PORTRAIT (widget);
  const int left = (gtk_widget_get_width (widget) - self->size) / 2;
  const int top = (gtk_widget_get_height (widget) - self->size) / 2;

  salon_art_tile_snapshot (&self->tile, snapshot, (float) left, (float) top);
}

static void
probe_portrait_dispose (GObject *object)
{
  salon_art_tile_clear (&PROBE_PORTRAIT (object)->tile);

  G_OBJECT_CLASS (probe_portrait_parent_class)->dispose (object);
}

static void
probe_portrait_finalize (GObject *object)
{
  g_free (PROBE_PORTRAIT (object)->piece);

  G_OBJECT_CLASS (probe_portrait_parent_class)->finalize (object);
}

static void
probe_portrait_class_init (ProbePortraitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_portrait_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_portrait_finalize;
  widget_class->measure = probe_portrait_measure;
  widget_class->size_allocate = probe_portrait_size_allocate;
  widget_class->snapshot = probe_portrait_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "probe-portrait");
}

static void
probe_portrait_init (ProbePortrait *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_portrait_new (const char *key)
{
  ProbePortrait *self = g_object_new (PROBE_TYPE_PORTRAIT, NULL);

  self->piece = g_strdup_printf ("house:probe/company/%s", key);
  return GTK_WIDGET (self);
}
