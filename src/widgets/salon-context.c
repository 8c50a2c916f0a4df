/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-context.h"

#include "widgets/salon-keys.h"

#define ACTION "salon-context-action"
#define TARGET "salon-context-target"

static gboolean
activate (GtkWidget *widget)
{
  const char *action = g_object_get_data (G_OBJECT (widget), ACTION);
  const guint target = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), TARGET));

  return gtk_widget_activate_action (widget, action, "u", target);
}

static void
pressed_cb (GtkGesture *gesture)
{
  if (activate (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return activate (widget);
}

void
salon_context_add (GtkWidget *widget, const char *action, guint target)
{
  GtkGesture *click = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_object_set_data (G_OBJECT (widget), ACTION, (gpointer) action);
  g_object_set_data (G_OBJECT (widget), TARGET, GUINT_TO_POINTER (target));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect (hold, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));

  salon_keys_add (keys, GDK_KEY_Menu, 0, key_cb, NULL);
  salon_keys_add (keys, GDK_KEY_F10, GDK_SHIFT_MASK, key_cb, NULL);
  gtk_widget_add_controller (widget, keys);
}
