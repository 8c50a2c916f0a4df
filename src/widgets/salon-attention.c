/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-attention.h"

#include "widgets/salon-held-key.h"

/* For how long the window is inactive before somebody has turned away, in ms. */
#define INACTIVE_MS 80

static gboolean
inactive_cb (gpointer data)
{
  SalonAttention *self = data;

  self->inactive_id = 0;
  self->changed (self->table, SALON_PAUSE_INACTIVE, TRUE);
  return G_SOURCE_REMOVE;
}

/* Another window, perhaps one of our dialogs, is active now, or this one is hidden. A popover that opens or closes makes
 * the window inactive for a moment on some desktops; the same people still sit there. */
static void
active_changed_cb (SalonAttention *self, GParamSpec *pspec, GtkWindow *window)
{
  g_clear_handle_id (&self->inactive_id, g_source_remove);
  salon_held_key_forget (self->keys);
  if (gtk_window_is_active (window))
    self->changed (self->table, SALON_PAUSE_INACTIVE, FALSE);
  else
    self->inactive_id = g_timeout_add (INACTIVE_MS, inactive_cb, self);
}

/* From libadwaita 1.5 on, a dialog can be part of the window, which then stays active. */
static void
dialog_changed_cb (SalonAttention *self, GParamSpec *pspec, GtkWindow *window)
{
  g_autoptr (GObject) dialog = NULL;

  g_object_get (window, "visible-dialog", &dialog, NULL);
  self->changed (self->table, SALON_PAUSE_DIALOG, dialog != NULL);
}

/* People who press a key or a button at the table play on, even if the desktop did not make the window active. */
static gboolean
event_cb (SalonAttention *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_KEY_PRESS:
      self->changed (self->table, SALON_PAUSE_INACTIVE, FALSE);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

void
salon_attention_init (SalonAttention *self, GtkWidget *table, SalonAttentionFunc changed)
{
  GtkEventController *presses = gtk_event_controller_legacy_new ();

  self->table = table;
  self->changed = changed;
  gtk_event_controller_set_propagation_phase (presses, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (presses, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (table, presses);
}

void
salon_attention_watch (SalonAttention *self)
{
  GtkRoot *window = gtk_widget_get_root (self->table);

  self->keys = salon_held_key_new (self->table);
  gtk_widget_add_controller (GTK_WIDGET (window), self->keys);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (active_changed_cb), self);
  g_signal_connect_swapped (window, "notify::visible-dialog", G_CALLBACK (dialog_changed_cb), self);
}

void
salon_attention_stop (SalonAttention *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (self->table));

  g_signal_handlers_disconnect_by_data (window, self);
  gtk_widget_remove_controller (window, g_steal_pointer (&self->keys));
  g_clear_handle_id (&self->inactive_id, g_source_remove);
  self->changed (self->table, SALON_PAUSE_INACTIVE | SALON_PAUSE_DIALOG, FALSE);
}
