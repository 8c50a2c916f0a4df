/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-messages.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-toasts.h"

/* Seconds for which a message offers to take a new game back, or to go to another game. */
#define OFFER_SECONDS 12

struct _SalonMessages {
  GObject parent_instance;

  GtkWindow *window; /* NULL when it is gone */
  AdwToastOverlay *place;
  AdwToast *undo_toast;
  AdwToast *opening_toast;

  /* What is to be told as soon as the window is on the screen. */
  char *notice;
  gboolean elsewhere;
  gboolean has_next;
};

G_DEFINE_FINAL_TYPE (SalonMessages, salon_messages, G_TYPE_OBJECT)

/* Makes a toast and has screen readers say @text. */
static AdwToast *
make_toast (SalonMessages *self, const char *text)
{
  salon_compat_announce (GTK_WIDGET (self->window), text);
  return salon_toasts_new (text);
}

void
salon_messages_tell (SalonMessages *self, const char *text)
{
  salon_toasts_add (self->place, make_toast (self, text));
}

/* Shows a toast with a button for @seconds (0: until it is dismissed). */
static AdwToast *
offer (SalonMessages *self, const char *text, const char *label, const char *action, guint seconds)
{
  AdwToast *toast = make_toast (self, text);

  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_timeout (toast, seconds);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  salon_toasts_add (self->place, toast);
  return toast;
}

static void
dismiss (AdwToast **place)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (place);

  if (toast != NULL)
    adw_toast_dismiss (toast);
}

void
salon_messages_alert (SalonMessages *self, const char *heading, const char *body)
{
  salon_compat_show_alert (self->window, heading, body);
}

void
salon_messages_offer_undo (SalonMessages *self, gboolean can_undo)
{
  dismiss (&self->undo_toast);
  if (can_undo)
    self->undo_toast =
      g_object_ref (offer (self, _ ("The game in progress was put aside"), _ ("_Undo"), "win.undo", OFFER_SECONDS));
}

void
salon_messages_show_opening (SalonMessages *self, const char *text)
{
  dismiss (&self->opening_toast);
  if (text != NULL)
    self->opening_toast = g_object_ref (offer (self, text, _ ("_Cancel"), "win.stop-opening", 0));
}

static gboolean
tell_search_cb (gpointer data)
{
  SalonMessages *self = data;
  g_autofree char *notice = g_steal_pointer (&self->notice);

  /* The window may have been closed meanwhile. */
  if (self->window == NULL)
    return G_SOURCE_REMOVE;

  if (notice != NULL)
    salon_messages_alert (self, _ ("The last game cannot be read"), notice);
  if (self->elsewhere)
    salon_messages_tell (self, _ ("The game in progress is open in another Salon window"));
  if (self->has_next)
    offer (self, _ ("Another unfinished game is waiting"), _ ("_Show it"), "win.next-game", OFFER_SECONDS);
  self->elsewhere = self->has_next = FALSE;
  return G_SOURCE_REMOVE;
}

static void
tell_when_mapped (SalonMessages *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    g_idle_add_full (G_PRIORITY_LOW, tell_search_cb, g_object_ref (self), g_object_unref);
}

void
salon_messages_tell_search (SalonMessages *self, const char *notice, gboolean elsewhere, gboolean has_next)
{
  g_free (self->notice);
  self->notice = g_strdup (notice);
  self->elsewhere = elsewhere;
  self->has_next = has_next;
  tell_when_mapped (self);
}

void
salon_messages_set_place (SalonMessages *self, AdwToastOverlay *place)
{
  self->place = place;
}

static void
salon_messages_dispose (GObject *object)
{
  SalonMessages *self = SALON_MESSAGES (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->undo_toast);
  g_clear_object (&self->opening_toast);

  G_OBJECT_CLASS (salon_messages_parent_class)->dispose (object);
}

static void
salon_messages_finalize (GObject *object)
{
  g_free (SALON_MESSAGES (object)->notice);

  G_OBJECT_CLASS (salon_messages_parent_class)->finalize (object);
}

static void
salon_messages_class_init (SalonMessagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_messages_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_messages_finalize;
}

static void
salon_messages_init (SalonMessages *self)
{
}

SalonMessages *
salon_messages_new (GtkWindow *window)
{
  SalonMessages *self = g_object_new (SALON_TYPE_MESSAGES, NULL);

  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (window, "map", G_CALLBACK (tell_when_mapped), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}
