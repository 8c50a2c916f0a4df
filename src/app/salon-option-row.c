/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-option-row.h"

#include <glib/gi18n-lib.h>

#include "app/salon-heard-choice.h"

/* A choice of so many characters is never cut: the subtitle beside it has more lines instead. */
#define WHOLE 16

/* @inside: within the list of what is chosen */
static void
keep_choice_whole (GtkWidget *widget, gboolean inside)
{
  inside = inside || (GTK_IS_LIST_VIEW (widget) && gtk_widget_has_css_class (widget, "inline"));
  if (inside && GTK_IS_LABEL (widget))
    {
      const gboolean is_short = g_utf8_strlen (gtk_label_get_label (GTK_LABEL (widget)), -1) <= WHOLE;

      gtk_label_set_ellipsize (GTK_LABEL (widget), is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_choice_whole (child, inside);
}

/* Only now the list has its item. */
static void
map_cb (GtkWidget *self)
{
  keep_choice_whole (self, FALSE);
}

AdwComboRow *
salon_option_row_new (const char *name, const char *title, const char *const *choices)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);
  AdwComboRow *self = ADW_COMBO_ROW (adw_combo_row_new ());

  gtk_widget_set_name (GTK_WIDGET (self), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_combo_row_set_model (self, G_LIST_MODEL (model));
  salon_heard_choice_in_row (self);
  g_signal_connect_after (self, "map", G_CALLBACK (map_cb), NULL);
  return self;
}

void
salon_option_row_show (AdwComboRow *self, guint chosen, const char *reason, const char *meaning)
{
  const char *text = reason != NULL ? reason : meaning;

  adw_combo_row_set_selected (self, chosen);
  keep_choice_whole (GTK_WIDGET (self), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self), reason == NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text != NULL ? text : "");
}

GtkListBox *
salon_option_rows_new (GtkBox *panel)
{
  GtkWidget *rows = gtk_list_box_new ();

  gtk_widget_set_name (GTK_WIDGET (panel), "house-options");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (rows), GTK_SELECTION_NONE);
  gtk_widget_set_hexpand (rows, TRUE);
  gtk_widget_add_css_class (rows, "house-rules");
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("House rules"), -1);
  gtk_box_append (panel, rows);
  return GTK_LIST_BOX (rows);
}

static gboolean
has_players (AdwComboRow *self, const char *const *names)
{
  GListModel *model = adw_combo_row_get_model (self);
  const guint n = g_strv_length ((char **) names);

  if (model == NULL || g_list_model_get_n_items (model) != n + 1)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (model), i + 1), names[i]) != 0)
      return FALSE;
  return TRUE;
}

void
salon_option_row_set_players (AdwComboRow *self, const char *const *names)
{
  g_autoptr (GtkStringList) choices = NULL;

  if (has_players (self, names))
    return;

  choices = gtk_string_list_new (NULL);
  gtk_string_list_append (choices, _ ("a draw decides"));
  gtk_string_list_splice (choices, 1, 0, names);
  adw_combo_row_set_model (self, G_LIST_MODEL (choices));
}
