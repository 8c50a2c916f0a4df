/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-band.h"

#include "widgets/wedges/wedges-category.h"

#define EDGE 3 /* px */

struct _WedgesCardBand {
  GtkWidget parent_instance;

  GtkWidget *child;
  int category;
};

G_DEFINE_FINAL_TYPE (WedgesCardBand, wedges_card_band, GTK_TYPE_WIDGET)

static void
wedges_card_band_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesCardBand *self = WEDGES_CARD_BAND (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  gtk_snapshot_append_color (snapshot, wedges_category_get_colour (self->category),
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->child != NULL)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, .22f },
                               &GRAPHENE_RECT_INIT (0, height - EDGE, width, EDGE));
  GTK_WIDGET_CLASS (wedges_card_band_parent_class)->snapshot (widget, snapshot);
}

static void
wedges_card_band_dispose (GObject *object)
{
  g_clear_pointer (&WEDGES_CARD_BAND (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (wedges_card_band_parent_class)->dispose (object);
}

static void
wedges_card_band_class_init (WedgesCardBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_card_band_dispose;
  widget_class->snapshot = wedges_card_band_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "wedges-card-band");
}

static void
wedges_card_band_init (WedgesCardBand *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
wedges_card_band_new (int category)
{
  GtkWidget *self = g_object_new (WEDGES_TYPE_CARD_BAND, NULL);

  wedges_card_band_set_category (WEDGES_CARD_BAND (self), category);
  return self;
}

void
wedges_card_band_set_category (WedgesCardBand *self, int category)
{
  g_return_if_fail (WEDGES_IS_CARD_BAND (self));

  self->category = category;
  if (wedges_category_get_ink (category)->red > .5f)
    gtk_widget_add_css_class (GTK_WIDGET (self), "light-text");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "light-text");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wedges_card_band_set_child (WedgesCardBand *self, GtkWidget *child)
{
  g_return_if_fail (WEDGES_IS_CARD_BAND (self));

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
