/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-statistics-parts.h"

#include "widgets/salon-number.h"
#include "widgets/salon-tooltip.h"

GtkWidget *
salon_statistics_label (const char *text, const char *css_class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  salon_tooltip_show_cut (GTK_LABEL (label));
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
salon_statistics_empty (GtkWidget *box)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (box)) != NULL;)
    gtk_box_remove (GTK_BOX (box), child);
}

GtkWidget *
salon_statistics_figure (int number, const char *what)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "hexpand", TRUE,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *figure = salon_number_new (26), *label = salon_statistics_label (what, "statistics-second");
  g_autofree char *text = g_strdup_printf ("%d %s", number, what);

  salon_number_set (SALON_NUMBER (figure), number);
  salon_number_reserve (SALON_NUMBER (figure), number);
  gtk_widget_set_halign (figure, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), .5);
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return box;
}

GtkWidget *
salon_statistics_sheet (const char *title, const char *second)
{
  GtkWidget *box =
    g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 8, "hexpand", TRUE, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (box, "statistics-sheet");
  gtk_box_append (GTK_BOX (line), salon_statistics_label (title, "statistics-title"));
  if (second != NULL)
    gtk_box_append (GTK_BOX (line), salon_statistics_label (second, "statistics-second"));
  gtk_box_append (GTK_BOX (box), line);
  return box;
}
