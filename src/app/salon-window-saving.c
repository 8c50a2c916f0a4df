/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the game is safe on the disk: the sign in the header as long as it is not,
 * and the end of the window, which waits for that. */

#include "app/salon-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

/* Characters in a line of the explanation. */
#define LINE_LENGTH 36

/* The sign */

/* A button in the header, and what it explains. The first trouble brings it along. */
static void
bring_sign (SalonWindow *self)
{
  GtkWidget *content, *popover, *label;

  if (self->unsaved != NULL)
    return;

  content = adw_button_content_new ();
  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "dialog-warning-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _ ("Not saved"));
  label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_widget_add_css_class (popover, "explanation");

  self->unsaved = gtk_menu_button_new ();
  gtk_widget_set_name (self->unsaved, "unsaved");
  gtk_widget_add_css_class (self->unsaved, "warning");
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->unsaved), content);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->unsaved), popover);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->unsaved), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Not saved"), -1);
  self->unsaved_reason = GTK_LABEL (label);
  adw_header_bar_pack_end (self->header, self->unsaved);
}

void
salon_window_tell_saving (SalonWindow *self, const char *failure)
{
  g_free (self->failure);
  self->failure = g_strdup (failure);
  if (failure != NULL)
    {
      g_autofree char *text = NULL;

      bring_sign (self);
      text = g_strconcat (failure, "\n\n",
                          _ ("You can play on. As soon as the disk takes it, the game is saved again, and this sign "
                             "goes away."),
                          NULL);
      gtk_label_set_text (self->unsaved_reason, text);
    }
  if (self->unsaved != NULL)
    gtk_widget_set_visible (self->unsaved, failure != NULL);
}

/* Leaving */

static void
go (GtkWindow *window, GObject *subject)
{
  gtk_window_destroy (window);
}

static void
ask (SalonWindow *self)
{
  g_autofree char *body = g_strconcat (self->failure, "\n\n", _ ("The last moves would be lost."), NULL);

  salon_compat_ask (GTK_WINDOW (self), _ ("Close, although the game is not saved?"), body, _ ("Close _anyway"), TRUE,
                    NULL, go);
}

/* A disk that takes its time is no sight for anybody: the window is gone meanwhile. If
 * the game cannot be saved, it is back, and asks. */
void
salon_window_leave (SalonWindow *self)
{
  salon_window_remember (self);
  if (self->game == NULL || salon_game_is_saved (SALON_GAME (self->game))
      || !salon_game_is_begun (SALON_GAME (self->game)))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (salon_game_is_saving (SALON_GAME (self->game)))
    {
      self->leaving = TRUE;
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
    }
  else
    {
      /* Somebody may have made room since. */
      salon_game_save (SALON_GAME (self->game));
      ask (self);
    }
}

void
salon_window_stay (SalonWindow *self)
{
  self->leaving = FALSE;
}

static void
saved_cb (SalonWindow *self)
{
  if (self->leaving && salon_game_is_saved (SALON_GAME (self->game)))
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
save_failed_cb (SalonWindow *self, const char *message)
{
  salon_window_tell_saving (self, message);
  salon_window_tell (self, message);
  if (!self->leaving)
    return;

  self->leaving = FALSE;
  gtk_window_present (GTK_WINDOW (self));
  ask (self);
}

static void
saved_again_cb (SalonWindow *self, const char *message)
{
  salon_window_tell_saving (self, NULL);
  salon_window_tell (self, message);
}

void
salon_window_follow_saving (SalonWindow *self, ProbeGame *game)
{
  g_signal_connect_swapped (game, "save-failed", G_CALLBACK (save_failed_cb), self);
  g_signal_connect_swapped (game, "saved", G_CALLBACK (saved_again_cb), self);
}

void
salon_window_watch_store (SalonWindow *self)
{
  /* The game is told first. */
  g_signal_connect_data (self->store, "saved", G_CALLBACK (saved_cb), self, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}
