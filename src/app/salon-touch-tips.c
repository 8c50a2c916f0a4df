/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-touch-tips.h"

typedef struct {
  void (*tell) (gpointer data, const char *text);
  gpointer data;
} Listener;

/* The tooltip at a place, of the innermost widget that has one; NULL if there is none. */
static const char *
find_tip (GtkWidget *within, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (within, x, y, GTK_PICK_DEFAULT | GTK_PICK_INSENSITIVE);

  for (; widget != NULL && widget != within; widget = gtk_widget_get_parent (widget))
    {
      const char *tip = gtk_widget_get_tooltip_text (widget);

      if (tip != NULL && tip[0] != '\0')
        return tip;
    }

  return NULL;
}

static void
pressed_cb (GtkGesture *gesture, double x, double y, gpointer data)
{
  const Listener *listener = data;
  const char *tip = find_tip (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x, y);

  if (tip == NULL)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  listener->tell (listener->data, tip);
}

static void
free_listener (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
salon_touch_tips_add (GtkWidget *widget, void (*tell) (gpointer data, const char *text), gpointer data)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  Listener *listener = g_new (Listener, 1);

  *listener = (Listener) { tell, data };
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  /* Before the buttons, which take a press as soon as it begins. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_data (press, "pressed", G_CALLBACK (pressed_cb), listener, free_listener, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
}
