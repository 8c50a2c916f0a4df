/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-heard-choice.h"

/* The first widget of this type in or below @widget; NULL if there is none. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The list has come into sight: its items are called by their texts. */
static void
name_items_cb (GtkWidget *list)
{
  for (GtkWidget *item = gtk_widget_get_first_child (list); item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *label = find (item, GTK_TYPE_LABEL);

      if (label != NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        gtk_label_get_label (GTK_LABEL (label)), -1);
    }
}

/* @widget or a widget below it is the list. */
static void
name_items (GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (widget))
    g_signal_connect_after (widget, "map", G_CALLBACK (name_items_cb), NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

/* The text of what is chosen; "" if nothing is. */
static const char *
get_text (gpointer item)
{
  return GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : "";
}

static void
tell_row_cb (AdwComboRow *row)
{
  const char *text = get_text (adw_combo_row_get_selected_item (row));
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *both = subtitle != NULL && subtitle[0] != '\0' ? g_strdup_printf ("%s. %s", text, subtitle) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both != NULL ? both : text,
                                  -1);
}

void
salon_heard_choice_in_row (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  gtk_widget_set_receives_default (GTK_WIDGET (row), TRUE);
  name_items (GTK_WIDGET (row));
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (tell_row_cb), NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (tell_row_cb), NULL);
  tell_row_cb (row);
}

static void
tell_drop_down_cb (GtkDropDown *drop_down)
{
  GtkWidget *button = find (GTK_WIDGET (drop_down), GTK_TYPE_TOGGLE_BUTTON);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_text (gtk_drop_down_get_selected_item (drop_down)), -1);
}

void
salon_heard_choice_in_drop_down (GtkDropDown *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  name_items (GTK_WIDGET (drop_down));
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (tell_drop_down_cb), NULL);
  tell_drop_down_cb (drop_down);
}

static void
tell_toggle_cb (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                     : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

void
salon_heard_choice_in_toggle (GtkToggleButton *button)
{
  g_return_if_fail (GTK_IS_TOGGLE_BUTTON (button));

  g_signal_connect (button, "toggled", G_CALLBACK (tell_toggle_cb), NULL);
  tell_toggle_cb (button);
}
