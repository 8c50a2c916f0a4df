/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-choice-card.h"

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "width-chars", 10, "max-width-chars", 28, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

GtkWidget *
salon_choice_card_new (GtkWidget *picture, const char *title, const char *facts)
{
  GtkWidget *card = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *lid = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *check = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic", "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign", GTK_ALIGN_START, NULL);

  add_label (text, title, "title");
  add_label (text, facts, "facts");
  gtk_widget_add_css_class (text, "text");
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (check, "tick");
  gtk_widget_add_css_class (lid, "lid");
  gtk_box_append (GTK_BOX (lid), picture);
  gtk_box_append (GTK_BOX (lid), text);
  /* The chosen card has a tick too, for people who do not see the colour of its edge. */
  gtk_box_append (GTK_BOX (lid), check);

  gtk_check_button_set_child (GTK_CHECK_BUTTON (card), lid);
  gtk_widget_set_hexpand (lid, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
  return card;
}
