/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-cloth.h"

#include "widgets/salon-art.h"

struct _SalonCloth {
  GtkWidget parent_instance;

  GtkWidget *box;      /* what the style sheets draw */
  GskRenderNode *node; /* (nullable): of the box, which keeps it until it looks different */
  SalonArtTile picture;
  double scale; /* of the picture */
};

G_DEFINE_FINAL_TYPE (SalonCloth, salon_cloth, GTK_TYPE_WIDGET)

static void
draw_node (cairo_t *cr, gconstpointer node)
{
  gsk_render_node_draw ((GskRenderNode *) node, cr);
}

static void
forget (SalonCloth *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  salon_art_tile_clear (&self->picture);
}

/* Returns (nullable) (transfer full): what the style sheets draw. */
static GskRenderNode *
get_node (SalonCloth *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_snapshot_child (GTK_WIDGET (self), self->box, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
is_drawn_with_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static void
salon_cloth_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonCloth *self = SALON_CLOTH (widget);
  const graphene_rect_t whole =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  g_autoptr (GskRenderNode) node = NULL;

  if (!is_drawn_with_cairo (widget))
    {
      gtk_widget_snapshot_child (widget, self->box, snapshot);
      return;
    }

  node = get_node (self);
  if (node != self->node || self->scale != salon_art_get_scale (widget))
    {
      forget (self);
      if (node == NULL)
        return;
      self->scale = salon_art_get_scale (widget);
      self->node = gsk_render_node_ref (node);
      salon_art_tile_draw (&self->picture, widget, &whole, draw_node, node);
    }
  salon_art_tile_snapshot (&self->picture, snapshot, 0, 0);
}

static void
salon_cloth_dispose (GObject *object)
{
  SalonCloth *self = SALON_CLOTH (object);

  forget (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_cloth_parent_class)->dispose (object);
}

static void
salon_cloth_class_init (SalonClothClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_cloth_dispose;
  widget_class->snapshot = salon_cloth_snapshot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-cloth");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_cloth_init (SalonCloth *self)
{
  self->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_cloth_new (void)
{
  return g_object_new (SALON_TYPE_CLOTH, NULL);
}
