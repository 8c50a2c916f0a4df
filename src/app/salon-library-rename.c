/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-rename.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/salon-popover.h"

/* Characters of a title that can be typed here. */
#define TITLE_MOST  200
#define TITLE_WIDTH 30

typedef struct {
  GtkWidget *popover;
  GtkWidget *entry;
  SalonLibraryEntry *game;
  SalonLibraryNamed named;
  gpointer data;
} Asking;

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_object_unref (asking->game);
  g_free (asking);
}

static void
agreed_cb (Asking *asking)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (asking->entry))));
  const SalonSummary *summary = salon_library_entry_get_summary (asking->game);

  if (!g_str_equal (title, summary->title))
    asking->named (asking->data, asking->game, title);
  gtk_popover_popdown (GTK_POPOVER (asking->popover));
}

void
salon_library_ask_name (GtkWidget *page, SalonLibraryEntry *entry, SalonLibraryNamed named, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *button = gtk_button_new_with_mnemonic (_ ("_Rename"));
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking) { gtk_popover_new (), gtk_entry_new (), g_object_ref (entry), named, data };
  gtk_entry_set_max_length (GTK_ENTRY (asking->entry), TITLE_MOST);
  gtk_editable_set_width_chars (GTK_EDITABLE (asking->entry), TITLE_WIDTH);
  gtk_editable_set_text (GTK_EDITABLE (asking->entry), salon_library_entry_get_summary (entry)->title);
  gtk_entry_set_placeholder_text (GTK_ENTRY (asking->entry), _ ("Title of the game"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (asking->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Title of the game"), -1);
  gtk_widget_set_name (asking->entry, "library-title");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), asking->entry);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (asking->popover), box);
  gtk_popover_set_has_arrow (GTK_POPOVER (asking->popover), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (asking->popover),
                               &(GdkRectangle) { gtk_widget_get_width (page) / 2, gtk_widget_get_height (page) / 2, 1,
                                                 1 });
  gtk_widget_set_parent (asking->popover, page);
  g_signal_connect_swapped (asking->entry, "activate", G_CALLBACK (agreed_cb), asking);
  g_signal_connect_data (button, "clicked", G_CALLBACK (agreed_cb), asking, asking_free, G_CONNECT_SWAPPED);
  g_signal_connect (asking->popover, "closed", G_CALLBACK (salon_popover_drop), NULL);
  gtk_popover_popup (GTK_POPOVER (asking->popover));
  gtk_widget_grab_focus (asking->entry);
  gtk_editable_select_region (GTK_EDITABLE (asking->entry), 0, -1);
}
