/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help-card.h"

#define ROWS "salon-help-figures-rows"

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
make_heading (guint number, const char *title, gboolean turns)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label;
  g_autofree char *text = g_strdup_printf ("%u", number);

  label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "help-number");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  add_label (box, title, "help-title");
  if (turns)
    {
      GtkWidget *turn = gtk_image_new_from_icon_name ("view-refresh-symbolic");

      gtk_widget_add_css_class (turn, "help-turn");
      gtk_widget_set_valign (turn, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), turn);
    }
  return box;
}

GtkWidget *
salon_help_card_new (guint number, const char *title, const char *text, GtkWidget *picture, gboolean turns)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "help-card");
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), make_heading (number, title, turns));
  add_label (box, text, "help-text");
  return box;
}

GtkWidget *
salon_help_figures_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 5);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "help-figures");
  return grid;
}

void
salon_help_figures_add (GtkWidget *figures, const char *label, const char *figure)
{
  const int row = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (figures), ROWS));
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.f, "hexpand", TRUE, "wrap", TRUE, NULL);
  GtkWidget *value = g_object_new (GTK_TYPE_LABEL, "label", figure, "xalign", 1.f, NULL);

  gtk_widget_add_css_class (name, "figure-name");
  gtk_widget_add_css_class (value, "figure");
  gtk_widget_set_valign (value, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (figures), name, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (figures), value, 1, row, 1, 1);
  g_object_set_data (G_OBJECT (figures), ROWS, GINT_TO_POINTER (row + 1));
}
