/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-why.h"

#include "widgets/salon-tooltip.h"

#define KEY    "salon-why"
#define BEFORE "salon-why-before" /* the tooltip that the reason takes the place of */

void
salon_why_set (GtkWidget *widget, const char *reason)
{
  const char *before = salon_why_get (widget);

  if (g_strcmp0 (before, reason) == 0)
    return;

  if (before == NULL)
    g_object_set_data_full (G_OBJECT (widget), BEFORE, g_strdup (gtk_widget_get_tooltip_text (widget)), g_free);
  salon_tooltip_set (widget, reason != NULL ? reason : g_object_get_data (G_OBJECT (widget), BEFORE));
  g_object_set_data_full (G_OBJECT (widget), KEY, g_strdup (reason), g_free);
  if (reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
salon_why_grey (GtkWidget *widget, const char *reason)
{
  gtk_widget_set_sensitive (widget, reason == NULL);
  salon_why_set (widget, reason);
}

const char *
salon_why_get (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), KEY);
}

/* Events do not reach a widget that is insensitive, but the table below it. */
static void
pressed_cb (SalonTable *table, int n, double x, double y)
{
  GtkWidget *page = GTK_WIDGET (table);

  for (GtkWidget *widget = gtk_widget_pick (page, x, y, GTK_PICK_INSENSITIVE); widget != NULL && widget != page;
       widget = gtk_widget_get_parent (widget))
    if (salon_why_get (widget) != NULL)
      {
        g_autofree char *reason = g_strdup (salon_why_get (widget));

        salon_table_tell (table, reason);
        return;
      }
}

void
salon_why_watch (SalonTable *table)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (pressed_cb), table);
  gtk_widget_add_controller (GTK_WIDGET (table), GTK_EVENT_CONTROLLER (gesture));
}
