/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a game is saved, and what waits for it: no move is made before the one
 * before it is on the disk, unless the disk fails. */

#include "model/probe/probe-game-private.h"

#include <glib/gi18n.h>

/* Seconds from one attempt to the next, when nobody moves. */
#define RETRY_SECONDS 5

/* Whether a move can be made at once. */
gboolean
probe_game_may_move (ProbeGame *self)
{
  return !self->frozen && (self->store == NULL || self->unsaved || self->posted == self->on_disk);
}

/* Lets go on whatever has waited. */
static void
open_gate (ProbeGame *self)
{
  g_object_ref (self);
  if (self->has_waiting && probe_game_may_move (self))
    {
      const ProbeMove move = self->waiting;

      self->has_waiting = FALSE;
      probe_game_make (self, &move);
    }
  probe_game_schedule (self);
  g_object_unref (self);
}

static gboolean
retry_cb (gpointer data)
{
  probe_game_save (PROBE_GAME (data));
  return G_SOURCE_CONTINUE;
}

/* From now on the game goes on without the disk. */
static void
give_up (ProbeGame *self, const char *reason)
{
  /* Translators: the placeholder is the system's reason */
  g_autofree char *message = g_strdup_printf (_ ("The game cannot be saved: %s"), reason);

  g_clear_handle_id (&self->patience_id, g_source_remove);
  if (self->unsaved)
    return;

  self->unsaved = TRUE;
  self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  g_object_ref (self);
  probe_game_tell_saving (self, TRUE, message);
  open_gate (self);
  g_object_unref (self);
}

static gboolean
patience_cb (gpointer data)
{
  ProbeGame *self = data;

  self->patience_id = 0;
  give_up (self, _ ("the disk does not answer"));
  return G_SOURCE_REMOVE;
}

static void
saved_cb (ProbeGame *self, const char *name, guint64 number, const GError *error)
{
  const gboolean again = self->unsaved && error == NULL;

  /* An answer to an earlier question says nothing of the last one. */
  if (!g_str_equal (name, SALON_STORE_GAME) || self->posted == self->on_disk || number < self->posted)
    return;
  if (error != NULL)
    {
      give_up (self, error->message);
      return;
    }

  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->on_disk = self->posted;
  self->unsaved = FALSE;
  g_object_ref (self);
  if (again)
    probe_game_tell_saving (self, FALSE, _ ("The game is saved again"));
  open_gate (self);
  g_object_unref (self);
}

/* Makes @store (nullable) the place where the record is kept. */
void
probe_game_take_store (ProbeGame *self, SalonStore *store)
{
  if (store == NULL)
    return;

  self->store = g_object_ref (store);
  g_signal_connect_swapped (store, "saved", G_CALLBACK (saved_cb), self);
}

void
probe_game_leave_store (ProbeGame *self)
{
  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_clear_object (&self->store);
}

void
probe_game_save (ProbeGame *self)
{
  g_autoptr (GBytes) record = NULL;

  if (self->store == NULL)
    return;

  record = probe_game_to_kept_bytes (self);
  self->posted = salon_store_post_bytes (self->store, SALON_STORE_GAME, record);
  if (!self->unsaved && self->patience_id == 0)
    self->patience_id = g_timeout_add_seconds (SALON_STORE_PATIENCE, patience_cb, self);
}

gboolean
probe_game_is_saving (ProbeGame *self)
{
  return self->patience_id != 0;
}

gboolean
probe_game_is_saved (ProbeGame *self)
{
  return self->store == NULL || self->posted == self->on_disk;
}

gboolean
probe_game_flush (ProbeGame *self, GError **error)
{
  if (probe_game_is_saved (self))
    return TRUE;

  /* Somebody may have made room since. */
  if (self->unsaved)
    probe_game_save (self);
  return salon_store_flush (self->store, error);
}

void
probe_game_freeze (ProbeGame *self)
{
  self->frozen = TRUE;
}

void
probe_game_thaw (ProbeGame *self)
{
  self->frozen = FALSE;
  open_gate (self);
}
