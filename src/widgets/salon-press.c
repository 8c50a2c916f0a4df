/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-press.h"

void
salon_press_install (GtkWidgetClass *widget_class, const char *action, GtkWidgetActionActivateFunc activate)
{
  static const guint keys[] = {
    GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space,
  };

  gtk_widget_class_install_action (widget_class, action, NULL, activate);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, action, NULL);
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, const char *action)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  /* GTK cannot be asked whether an action is enabled; salon_press_set_enabled() makes the
   * widget focusable exactly while it is. A click that is not claimed here goes on to the
   * parent widgets. */
  if (!gtk_widget_get_focusable (widget) || !gtk_widget_contains (widget, x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (widget, action, NULL);
}

void
salon_press_setup (GtkWidget *widget, const char *action)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), (gpointer) action);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));

  salon_press_set_enabled (widget, action, FALSE);
}

void
salon_press_set_enabled (GtkWidget *widget, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (widget, action, enabled);
  gtk_widget_set_focusable (widget, enabled);
  gtk_widget_set_cursor_from_name (widget, enabled ? "pointer" : NULL);
  if (enabled)
    gtk_widget_add_css_class (widget, "activatable");
  else
    gtk_widget_remove_css_class (widget, "activatable");
}
