/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home-drawer.h"

#include <glib/gi18n-lib.h>

#include "app/salon-home-piece.h"

struct _SalonHomeDrawer {
  GtkButton parent_instance;

  GtkWidget *picture;
  GtkWidget *title;
  GtkWidget *line;
};

G_DEFINE_FINAL_TYPE (SalonHomeDrawer, salon_home_drawer, GTK_TYPE_BUTTON)

/* What stands on a drawer. */
typedef struct {
  const char *name; /* of the widget */
  const char *title;
  const char *style;
  const char *piece; /* for #SalonHomePiece, */
  int width, height; /* with its size in px */
} Face;

static const Face *
get_face (SalonDoor door)
{
  static const Face faces[SALON_N_DOORS] = {
    [SALON_DOOR_LIBRARY] = { "home-library", N_ ("Library"), "shelf", "house:house/spines", 188, 86 },
    [SALON_DOOR_STATISTICS] = { "home-statistics", N_ ("Statistics"), "slate", "house:house/curve", 160, 72 },
  };

  return &faces[door];
}

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
salon_home_drawer_class_init (SalonHomeDrawerClass *klass)
{
}

static void
salon_home_drawer_init (SalonHomeDrawer *self)
{
}

GtkWidget *
salon_home_drawer_new (SalonDoor door)
{
  SalonHomeDrawer *self = g_object_new (SALON_TYPE_HOME_DRAWER, NULL);
  const Face *face = get_face (door);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->picture = g_object_new (SALON_TYPE_HOME_PIECE, "piece", face->piece, "width", face->width, "height",
                                face->height, "grows", TRUE, NULL);
  gtk_widget_set_vexpand (self->picture, TRUE);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_END);
  self->title = label_new (_ (face->title), "drawer-title");
  gtk_widget_set_hexpand (self->title, TRUE);
  self->line = label_new (NULL, "drawer-line");
  gtk_widget_set_visible (self->line, FALSE);
  gtk_widget_set_valign (self->line, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (foot), self->title);
  gtk_box_append (GTK_BOX (foot), self->line);
  gtk_box_append (GTK_BOX (box), self->picture);
  gtk_box_append (GTK_BOX (box), foot);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_set_name (GTK_WIDGET (self), face->name);
  gtk_widget_add_css_class (GTK_WIDGET (self), "drawer");
  gtk_widget_add_css_class (GTK_WIDGET (self), face->style);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), salon_door_get_action (door));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (face->title), -1);
  return GTK_WIDGET (self);
}

void
salon_home_drawer_set_line (SalonHomeDrawer *self, const char *line)
{
  gtk_label_set_label (GTK_LABEL (self->line), line != NULL ? line : "");
  gtk_widget_set_visible (self->line, line != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line != NULL ? line : "",
                                  -1);
}

void
salon_home_drawer_set_low (SalonHomeDrawer *self, gboolean low)
{
  gtk_widget_set_visible (self->picture, !low);
  gtk_widget_set_valign (gtk_button_get_child (GTK_BUTTON (self)), low ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (self->line, !low && gtk_label_get_label (GTK_LABEL (self->line))[0] != '\0');
}
