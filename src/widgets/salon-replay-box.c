/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-replay-box.h"

#include "widgets/salon-art.h"

struct _SalonReplayBox {
  GtkWidget parent_instance;

  char *art;
  GtkWidget *child;
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (SalonReplayBox, salon_replay_box, GTK_TYPE_WIDGET)

static void
salon_replay_box_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (SALON_REPLAY_BOX (widget)->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
salon_replay_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonReplayBox *self = SALON_REPLAY_BOX (widget);

  salon_art_tile_prepare (&self->tile, widget, self->art, NULL, width, height);
  gtk_widget_size_allocate (self->child, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
salon_replay_box_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&SALON_REPLAY_BOX (widget)->tile, snapshot, 0, 0);
  GTK_WIDGET_CLASS (salon_replay_box_parent_class)->snapshot (widget, snapshot);
}

static void
salon_replay_box_dispose (GObject *object)
{
  SalonReplayBox *self = SALON_REPLAY_BOX (object);

  salon_art_tile_clear (&self->tile);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_replay_box_parent_class)->dispose (object);
}

static void
salon_replay_box_finalize (GObject *object)
{
  g_free (SALON_REPLAY_BOX (object)->art);

  G_OBJECT_CLASS (salon_replay_box_parent_class)->finalize (object);
}

static void
salon_replay_box_class_init (SalonReplayBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_replay_box_dispose;
  object_class->finalize = salon_replay_box_finalize;
  widget_class->measure = salon_replay_box_measure;
  widget_class->size_allocate = salon_replay_box_size_allocate;
  widget_class->snapshot = salon_replay_box_snapshot;
}

static void
salon_replay_box_init (SalonReplayBox *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_replay_box_new (const char *art, GtkWidget *child)
{
  SalonReplayBox *self = g_object_new (SALON_TYPE_REPLAY_BOX, NULL);

  self->art = g_strdup (art);
  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
