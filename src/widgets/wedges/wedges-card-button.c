/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-button.h"

#define ROW  10 /* px between the text and the key */
#define MOST 2  /* lines */

GtkWidget *
wedges_card_button_new (const char *css_class, int room)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, ROW);
  GtkWidget *text = gtk_label_new (NULL), *key = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (text), .5f);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (text), MOST);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (text), room);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (text, "text");
  gtk_box_append (GTK_BOX (box), text);

  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), key);

  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, css_class);
  return button;
}

void
wedges_card_button_set (GtkWidget *button, const char *label, const char *key)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), label);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
