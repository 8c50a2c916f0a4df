/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help-panel.h"

#include "widgets/salon-art.h"

/* px between the edge of the panel and what stands on it */
#define SIDE 20
#define END  14

struct _SalonHelpPanel {
  GtkWidget parent_instance;

  GtkWidget *box;
  SalonArtTile panel;
};

G_DEFINE_FINAL_TYPE (SalonHelpPanel, salon_help_panel, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
salon_help_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_help_panel_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (SALON_HELP_PANEL (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
salon_help_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonHelpPanel *self = SALON_HELP_PANEL (widget);

  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, -1);
  if (width > 0 && height > 0)
    salon_art_tile_prepare (&self->panel, widget, "panel.9", NULL, width, height);
}

static void
salon_help_panel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&SALON_HELP_PANEL (widget)->panel, snapshot, 0, 0);
  GTK_WIDGET_CLASS (salon_help_panel_parent_class)->snapshot (widget, snapshot);
}

static void
salon_help_panel_dispose (GObject *object)
{
  SalonHelpPanel *self = SALON_HELP_PANEL (object);

  salon_art_tile_clear (&self->panel);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_help_panel_parent_class)->dispose (object);
}

static void
salon_help_panel_class_init (SalonHelpPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_help_panel_dispose;
  widget_class->get_request_mode = salon_help_panel_get_request_mode;
  widget_class->measure = salon_help_panel_measure;
  widget_class->size_allocate = salon_help_panel_size_allocate;
  widget_class->snapshot = salon_help_panel_snapshot;
  gtk_widget_class_set_css_name (widget_class, "salon-help-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_help_panel_init (SalonHelpPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_start (self->box, SIDE);
  gtk_widget_set_margin_end (self->box, SIDE);
  gtk_widget_set_margin_top (self->box, END);
  gtk_widget_set_margin_bottom (self->box, END);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
salon_help_panel_new (const char *title, GtkWidget *content)
{
  SalonHelpPanel *self = g_object_new (SALON_TYPE_HELP_PANEL, NULL);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (heading, "help-heading");
  gtk_box_append (GTK_BOX (self->box), heading);
  gtk_box_append (GTK_BOX (self->box), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}
