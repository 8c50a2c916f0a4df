/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-saving-sign.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Characters in a line of the explanation. */
#define LINE_LENGTH 36

GtkWidget *
salon_saving_sign_new (void)
{
  GtkWidget *content = adw_button_content_new (), *label = gtk_label_new (NULL);
  GtkWidget *popover = gtk_popover_new (), *sign = gtk_menu_button_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "dialog-warning-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _ ("Not saved"));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_widget_add_css_class (popover, "explanation");

  gtk_widget_set_name (sign, "unsaved");
  gtk_widget_add_css_class (sign, "warning");
  gtk_menu_button_set_child (GTK_MENU_BUTTON (sign), content);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (sign), popover);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Not saved"), -1);
  return sign;
}

void
salon_saving_sign_set_reason (GtkWidget *sign, const char *reason)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (sign));
  g_autofree char *text =
    g_strconcat (reason, "\n\n",
                 _ ("You can keep playing. Salon tries again by itself, and this sign disappears as soon as "
                    "the game is saved."),
                 NULL);

  gtk_label_set_text (GTK_LABEL (gtk_popover_get_child (popover)), text);
}
