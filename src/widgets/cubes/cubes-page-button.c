/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-page-button.h"

static GtkLabel *
get_label (GtkWidget *button)
{
  return GTK_LABEL (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button))));
}

static GtkLabel *
get_key (GtkWidget *button)
{
  return GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button))));
}

GtkWidget *
cubes_page_button_new (const char *css_class, const char *label)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *text = gtk_label_new (NULL), *key = gtk_label_new (NULL);

  gtk_widget_set_hexpand (text, TRUE);
  /* A long label, or large text, takes a second line. */
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_add_css_class (key, "keycap");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (key, FALSE);
  gtk_box_append (GTK_BOX (box), key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "cubes-page-button");
  gtk_widget_add_css_class (button, css_class);
  cubes_page_button_set_label (button, label);
  return button;
}

void
cubes_page_button_set_label (GtkWidget *button, const char *label)
{
  const char *text = label != NULL ? label : "";

  gtk_label_set_label (get_label (button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
cubes_page_button_set_key (GtkWidget *button, const char *key)
{
  gtk_label_set_label (get_key (button), key != NULL ? key : "");
  gtk_widget_set_visible (GTK_WIDGET (get_key (button)), key != NULL);
}
