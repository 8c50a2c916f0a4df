/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-option-row.h"

#include "app/salon-heard-choice.h"

AdwComboRow *
salon_option_row_new (const char *name, const char *title, const char *const *choices)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);
  AdwComboRow *self = ADW_COMBO_ROW (adw_combo_row_new ());

  gtk_widget_set_name (GTK_WIDGET (self), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_combo_row_set_model (self, G_LIST_MODEL (model));
  salon_heard_choice_in_row (self);
  return self;
}

void
salon_option_row_show (AdwComboRow *self, guint chosen, const char *reason, const char *meaning)
{
  const char *text = reason != NULL ? reason : meaning;

  adw_combo_row_set_selected (self, chosen);
  gtk_widget_set_sensitive (GTK_WIDGET (self), reason == NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text != NULL ? text : "");
}
