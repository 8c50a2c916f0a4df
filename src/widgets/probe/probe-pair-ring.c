/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-pair-ring.h"

#include "widgets/salon-art.h"

struct _ProbePairRing {
  GtkWidget parent_instance;

  double asked;
  SalonArtTile glow;
  guint warm_id; /* the idle callback that renders the glow before it is needed */
};

G_DEFINE_FINAL_TYPE (ProbePairRing, probe_pair_ring, GTK_TYPE_WIDGET)

static void
prepare (ProbePairRing *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_clear_handle_id (&self->warm_id, g_source_remove);
  if (gtk_widget_get_width (widget) > 1 && gtk_widget_get_height (widget) > 1)
    salon_art_tile_prepare (&self->glow, widget, "asked", NULL, gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
}

static gboolean
warm_cb (gpointer data)
{
  ProbePairRing *self = data;

  self->warm_id = 0;
  prepare (self);
  return G_SOURCE_REMOVE;
}

static void
probe_pair_ring_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePairRing *self = PROBE_PAIR_RING (widget);

  if (self->asked > 0)
    prepare (self);
  else if (self->warm_id == 0)
    self->warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, self, NULL);
}

static void
probe_pair_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePairRing *self = PROBE_PAIR_RING (widget);

  if (self->asked <= 0)
    return;
  gtk_snapshot_push_opacity (snapshot, self->asked);
  salon_art_tile_snapshot (&self->glow, snapshot, 0, 0);
  gtk_snapshot_pop (snapshot);
}

static void
probe_pair_ring_dispose (GObject *object)
{
  ProbePairRing *self = PROBE_PAIR_RING (object);

  g_clear_handle_id (&self->warm_id, g_source_remove);
  salon_art_tile_clear (&self->glow);

  G_OBJECT_CLASS (probe_pair_ring_parent_class)->dispose (object);
}

static void
probe_pair_ring_class_init (ProbePairRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_pair_ring_dispose;
  widget_class->size_allocate = probe_pair_ring_size_allocate;
  widget_class->snapshot = probe_pair_ring_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-pair-ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_pair_ring_init (ProbePairRing *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_pair_ring_new (void)
{
  return g_object_new (PROBE_TYPE_PAIR_RING, NULL);
}

void
probe_pair_ring_set_asked (ProbePairRing *self, double asked)
{
  g_return_if_fail (PROBE_IS_PAIR_RING (self));

  if (asked > 0 && self->glow.texture == NULL)
    prepare (self);
  self->asked = CLAMP (asked, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
probe_pair_ring_get_asked (ProbePairRing *self)
{
  g_return_val_if_fail (PROBE_IS_PAIR_RING (self), 0);

  return self->asked;
}
