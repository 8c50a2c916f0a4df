/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-held-key.h"

/* The hardware code of the key for buttons that is down; 0: none is. */
#define HELD "salon-held"

static guint
get_held (GtkEventController *self)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self), HELD));
}

static void
set_held (GtkEventController *self, guint keycode)
{
  g_object_set_data (G_OBJECT (self), HELD, GUINT_TO_POINTER (keycode));
}

static gboolean
pressed_cb (GtkEventController *self, guint keyval, guint keycode, GdkModifierType modifiers, GtkWidget *widget)
{
  const gboolean repeated = keycode == get_held (self);

  if (!salon_held_key_is_for_buttons (keyval))
    return GDK_EVENT_PROPAGATE;
  set_held (self, keycode);
  return repeated && gtk_widget_get_mapped (widget);
}

static void
released_cb (GtkEventController *self, guint keyval, guint keycode)
{
  if (keycode == get_held (self))
    set_held (self, 0);
}

gboolean
salon_held_key_is_for_buttons (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return TRUE;
    default:
      return FALSE;
    }
}

GtkEventController *
salon_held_key_new (GtkWidget *widget)
{
  GtkEventController *self = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (self, GTK_PHASE_CAPTURE);
  g_signal_connect (self, "key-pressed", G_CALLBACK (pressed_cb), widget);
  g_signal_connect (self, "key-released", G_CALLBACK (released_cb), NULL);
  return self;
}

void
salon_held_key_forget (GtkEventController *self)
{
  set_held (self, 0);
}
