/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The form of a mix: which packs are in it, and what follows from them. */

#include "app/wedges/wedges-packs-form-private.h"

#include <glib/gi18n-lib.h>

#include "app/wedges/wedges-packs-text.h"

/* Writes into the fields what follows from the packs, unless somebody has written or chosen something else there. */
static void
offer (WedgesPacksForm *self, guint language, const char *licence)
{
  GtkEditable *entry = GTK_EDITABLE (self->licence);
  GtkDropDown *choice = GTK_DROP_DOWN (self->language);

  if (gtk_drop_down_get_selected (choice) == self->offered_language)
    {
      gtk_drop_down_set_selected (choice, language);
      self->offered_language = language;
    }
  if (g_str_equal (gtk_editable_get_text (entry), self->offered_licence))
    {
      gtk_editable_set_text (entry, licence);
      /* The entry may have cut it. */
      g_free (self->offered_licence);
      self->offered_licence = g_strdup (gtk_editable_get_text (entry));
    }
}

static void
mix_cb (WedgesPacksForm *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new (), licences = g_ptr_array_new ();
  g_autofree char *licence = NULL;
  guint language = self->offered_language;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->right)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_CHECK_BUTTON (child) && gtk_check_button_get_active (GTK_CHECK_BUTTON (child)))
      {
        WedgesPack *pack = g_object_get_data (G_OBJECT (child), "pack");
        const char *pack_licence = wedges_pack_get_licence (pack);

        if (names->len == 0)
          language = wedges_packs_form_find_language (wedges_pack_get_language (pack));
        g_ptr_array_add (names, (gpointer) wedges_pack_get_name (pack));
        if (*pack_licence != '\0' && !g_ptr_array_find_with_equal_func (licences, pack_licence, g_str_equal, NULL))
          g_ptr_array_add (licences, (gpointer) pack_licence);
      }
  g_ptr_array_add (names, NULL);
  g_ptr_array_add (licences, NULL);
  licence = g_strjoinv (", ", (char **) licences->pdata);
  offer (self, language, licence);

  wedges_packs_form_think_anew (self);
  wedges_packs_mix_async (wedges_packs_get_data (self->packs), (const char *const *) names->pdata, self->thinking,
                          wedges_packs_form_thought_cb, g_object_ref (self));
  wedges_packs_form_show_sum (self);
}

static void
show_packs (WedgesPacksForm *self)
{
  GListModel *packs = G_LIST_MODEL (self->packs);

  wedges_packs_form_empty_right (self);
  gtk_box_append (self->right, wedges_packs_form_make_heading (_ ("Packs to mix")));
  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (WedgesPack) pack = g_list_model_get_item (packs, i);
      g_autofree char *about = wedges_packs_say_pack (pack);
      GtkWidget *check = gtk_check_button_new (), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      /* Without questions there is nothing to mix. */
      if (wedges_pack_count_questions (pack) == 0)
        continue;
      gtk_box_append (GTK_BOX (text), wedges_packs_form_make_label (wedges_pack_get_title (pack), "packs-name"));
      gtk_box_append (GTK_BOX (text), wedges_packs_form_make_label (about, "packs-label"));
      gtk_check_button_set_child (GTK_CHECK_BUTTON (check), text);
      gtk_widget_set_name (check, wedges_pack_get_name (pack));
      gtk_widget_add_css_class (check, "packs-line");
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      wedges_pack_get_title (pack), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
      g_object_set_data_full (G_OBJECT (check), "pack", g_steal_pointer (&pack), g_object_unref);
      g_signal_connect_object (check, "toggled", G_CALLBACK (mix_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->right, check);
    }
}

/* The room */

SalonRoom *
wedges_packs_form_new_mix (WedgesPacks *packs)
{
  WedgesPacksForm *self = g_object_new (WEDGES_TYPE_PACKS_FORM, NULL);

  self->packs = g_object_ref (packs);
  self->is_mix = TRUE;
  wedges_packs_form_build (self, wedges_packs_form_make_fields (self));
  gtk_editable_set_text (GTK_EDITABLE (self->title), _ ("My mix"));
  self->offered_licence = g_strdup ("");
  self->offered_language = wedges_packs_form_find_language ("");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->language), self->offered_language);
  show_packs (self);
  wedges_packs_form_show_sum (self);
  return SALON_ROOM (self);
}
