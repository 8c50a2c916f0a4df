/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that somebody wants to play on from. It is read and checked in a thread;
 * the window goes on meanwhile, and says what it waits for when that takes long.
 * Of several wishes for another game the last one counts: each that is carried out,
 * and the end of the window, stops the reading. */

#include "app/salon-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "model/probe/probe-keeper.h"

/* Milliseconds of reading that nobody needs to be told of. */
#define SILENCE 1000

/* Forgets the file, and what was said of it. */
static void
end_opening (SalonWindow *self)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->opening_toast);

  g_clear_handle_id (&self->opening_id, g_source_remove);
  g_clear_pointer (&self->opening_name, g_free);
  g_clear_object (&self->opening);
  if (toast != NULL)
    adw_toast_dismiss (toast);
}

void
salon_window_stop_opening (SalonWindow *self)
{
  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  end_opening (self);
}

static gboolean
tell_opening_cb (gpointer data)
{
  SalonWindow *self = data;
  /* Translators: the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("Opening “%s”…"), self->opening_name);

  self->opening_id = 0;
  self->opening_toast = g_object_ref (salon_window_offer (self, text, _ ("_Cancel"), "win.stop-opening", 0));
  return G_SOURCE_REMOVE;
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) game = probe_keeper_open_finish (result, &error);
  g_autofree char *heading = NULL;
  SalonWindow *self = data;

  /* Whoever has stopped it may be gone. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  /* Translators: the name of a file */
  heading = g_strdup_printf (_ ("“%s” cannot be opened"), self->opening_name);
  end_opening (self);
  if (game == NULL)
    salon_compat_show_alert (GTK_WINDOW (self), heading, error->message);
  else if (self->game != NULL && probe_game_is_same (self->game, game))
    salon_window_show_table (self);
  else
    salon_window_play_opened (self, game);
}

void
salon_window_open (SalonWindow *self, GFile *file)
{
  salon_window_stop_opening (self);
  self->opening = g_cancellable_new ();
  self->opening_name = salon_files_display_name (file);
  self->opening_id = g_timeout_add (SILENCE, tell_opening_cb, self);
  probe_keeper_open_async (file, self->opening, opened_cb, self);
}
