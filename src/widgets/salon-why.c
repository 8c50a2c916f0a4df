/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-why.h"

#define KEY "salon-why"

static struct {
  GtkWidget *changed; /* weak; somewhere in the window of which a reason has changed */
  guint idle_id;
} tips;

/* While there is none, GTK shows the widget's own tooltip. */
static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  const char *reason = salon_why_get (widget);

  if (reason == NULL)
    return FALSE;

  gtk_tooltip_set_text (tooltip, reason);
  return TRUE;
}

static gboolean
look_again_cb (gpointer data)
{
  tips.idle_id = 0;
  if (tips.changed != NULL && gtk_widget_get_mapped (tips.changed))
    gtk_widget_trigger_tooltip_query (tips.changed);
  g_clear_weak_pointer (&tips.changed);
  return G_SOURCE_REMOVE;
}

/* The pointer may rest on a widget whose reason has changed. To find that out GTK asks the window system where it is, and waits
 * for the answer; with one question for each of thirty keys, frames came late. */
static void
look_again (GtkWidget *widget)
{
  g_set_weak_pointer (&tips.changed, widget);
  if (tips.idle_id == 0)
    tips.idle_id = g_idle_add_full (G_PRIORITY_LOW, look_again_cb, NULL, NULL);
}

void
salon_why_set (GtkWidget *widget, const char *reason)
{
  if (g_strcmp0 (salon_why_get (widget), reason) == 0)
    return;

  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer) query_cb, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
  gtk_widget_set_has_tooltip (widget, reason != NULL || gtk_widget_get_tooltip_text (widget) != NULL);
  g_object_set_data_full (G_OBJECT (widget), KEY, g_strdup (reason), g_free);
  look_again (widget);
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
