/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do on the wheel with pointer and keys: they choose a space. */

#include "widgets/wedges/wedges-wheel-private.h"

static void
released_cb (WedgesWheel *self, int presses, double x, double y)
{
  if (wedges_wheel_is_sized (self))
    wedges_wheel_choose (self, wedges_wheel_space_at (&self->pieces.place, x, y));
}

static void
motion_cb (WedgesWheel *self, double x, double y)
{
  self->x = x;
  self->y = y;
  wedges_wheel_point (self);
}

static void
leave_cb (WedgesWheel *self)
{
  motion_cb (self, -1, -1);
}

void
wedges_wheel_add_input (WedgesWheel *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

/* Keys */

static gboolean
number_cb (GtkWidget *widget, GVariant *number, gpointer data)
{
  return wedges_wheel_choose_number (WEDGES_WHEEL (widget), g_variant_get_int32 (number));
}

void
wedges_wheel_add_keys (GtkWidgetClass *widget_class)
{
  for (int i = 1; i <= WEDGES_MAX_REACH; i++)
    {
      gtk_widget_class_add_binding (widget_class, (guint) (GDK_KEY_0 + i), 0, number_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, (guint) (GDK_KEY_KP_0 + i), 0, number_cb, "i", i);
    }
}

gboolean
wedges_wheel_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  WedgesWheel *self = WEDGES_WHEEL (widget);
  const gboolean inside = gtk_widget_get_focus_child (widget) != NULL;
  const gboolean arrow = direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD;
  const gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_LEFT || direction == GTK_DIR_UP;
  const int n = self->scene.n_lit;
  int which;

  if (!wedges_wheel_is_open (self) || n == 0)
    return FALSE;
  if (!inside)
    which = back ? n - 1 : 0;
  else
    which = wedges_wheel_find (self, self->focused) + (back ? -1 : 1);
  /* Arrows go round, Tab goes on. */
  if (arrow)
    which = (which + n) % n;
  return which >= 0 && which < n && gtk_widget_grab_focus (self->space[self->scene.lit[which]]);
}
