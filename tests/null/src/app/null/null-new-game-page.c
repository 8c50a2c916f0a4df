/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/null/null-new-game-page.h"

#include "model/null/null-game.h"
#include "rules/salon-record.h"

struct _NullNewGamePage {
  GtkBox parent_instance;

  GtkWidget *name, *start;
};

static void null_new_game_page_iface_init (SalonSetupPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NullNewGamePage,
                               null_new_game_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_SETUP_PAGE, null_new_game_page_iface_init))

static void
set_setup (SalonSetupPage *page, const char *setup, const SalonLook *look, gboolean by_lot)
{
  NullNewGamePage *self = NULL_NEW_GAME_PAGE (page);
  g_autofree char *name = null_setup_read_name (setup);

  gtk_editable_set_text (GTK_EDITABLE (self->name), name != NULL ? name : "");
}

static char *
get_setup (SalonSetupPage *page, SalonLook *look, gboolean *by_lot)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (NULL_NEW_GAME_PAGE (page)->name));

  salon_look_init (look);
  return salon_name_check (name) == NULL ? null_setup_write (name, TRUE) : NULL;
}

static void
focus (SalonSetupPage *page)
{
  gtk_widget_grab_focus (NULL_NEW_GAME_PAGE (page)->start);
}

static void
null_new_game_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->focus = focus;
}

static void
null_new_game_page_class_init (NullNewGamePageClass *klass)
{
}

static void
null_new_game_page_init (NullNewGamePage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  self->name = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (self->name), "Ada");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, "Name", -1);
  gtk_box_append (GTK_BOX (self), self->name);
  self->start = gtk_button_new_with_label ("Begin");
  gtk_box_append (GTK_BOX (self), self->start);
  g_signal_connect_object (self->start, "clicked", G_CALLBACK (salon_setup_page_start), self, G_CONNECT_SWAPPED);
}
