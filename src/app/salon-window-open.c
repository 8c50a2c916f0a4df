/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that somebody wants to play on: one in a file, or the one that was put aside
 * last. It is read and checked in a thread; the window goes on meanwhile, and says what it
 * waits for when that takes long. Of several wishes for another game the last one counts:
 * each that is carried out, and the end of the window, stops the reading. */

#include "app/salon-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "model/salon-reading.h"

/* Milliseconds of reading that nobody needs to be told of. */
#define SILENCE 1000

/* Forgets the game, and what was said of it. */
static void
end_opening (SalonWindow *self)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->opening_toast);

  g_clear_handle_id (&self->opening_id, g_source_remove);
  g_clear_object (&self->opening_file);
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
  g_autofree char *text = NULL;

  self->opening_id = 0;
  if (self->opening_file != NULL)
    {
      g_autofree char *name = salon_files_display_name (self->opening_file);

      /* Translators: the name of a file */
      text = g_strdup_printf (_ ("Opening “%s”…"), name);
    }
  else
    text = g_strdup (_ ("The game is taken up again…"));
  self->opening_toast = g_object_ref (salon_window_offer (self, text, _ ("_Cancel"), "win.stop-opening", 0));
  return G_SOURCE_REMOVE;
}

static void
tell_failure (SalonWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = file != NULL ? salon_files_display_name (file) : NULL;
  /* Translators: the name of a file */
  g_autofree char *heading = name != NULL ? g_strdup_printf (_ ("“%s” cannot be opened"), name)
                                          : g_strdup (_ ("The game cannot be taken up again"));

  salon_compat_show_alert (GTK_WINDOW (self), heading, error->message);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = salon_reading_finish (result, NULL, &error);
  g_autoptr (GFile) file = NULL;
  SalonWindow *self = data;

  /* Whoever has stopped it may be gone. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  file = g_steal_pointer (&self->opening_file);
  end_opening (self);
  if (game == NULL)
    tell_failure (self, file, error);
  else if (file == NULL)
    salon_window_take_up (self, PROBE_GAME (game));
  else if (self->game != NULL && salon_game_is_same (SALON_GAME (self->game), game))
    salon_window_show_table (self);
  else
    salon_window_play_opened (self, PROBE_GAME (game));
}

void
salon_window_read_opening (SalonWindow *self)
{
  if (self->opening_file != NULL)
    salon_reading_open_async (salon_window_kinds, self->opening_file, self->opening, read_cb, self);
  else if (self->opening != NULL)
    salon_reading_load_async (salon_window_kinds, self->store, self->aside, self->opening, read_cb, self);
}

/* @file (nullable): the game that was put aside last. */
static void
begin_opening (SalonWindow *self, GFile *file)
{
  salon_window_stop_opening (self);
  self->opening = g_cancellable_new ();
  g_set_object (&self->opening_file, file);
  self->wanted = FALSE;
  self->opening_id = g_timeout_add (SILENCE, tell_opening_cb, self);
  /* One after the other: two of the longest need twice the memory. */
  if (self->resuming == NULL)
    salon_window_read_opening (self);
}

void
salon_window_open (SalonWindow *self, GFile *file)
{
  begin_opening (self, file);
}

void
salon_window_undo (SalonWindow *self)
{
  if (self->aside != NULL)
    begin_opening (self, NULL);
}
