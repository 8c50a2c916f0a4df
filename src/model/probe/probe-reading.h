/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one way in which the application reads a game: in a thread of its own, for which
 * neither the window nor the store waits. What comes of it is asleep. */

#pragma once

#include "model/probe/probe-game.h"

G_BEGIN_DECLS

/* Reads the game in a file that somebody hands us, if it is an ordinary one of a size
 * that a record may have. That may take for ever, when its disk does not answer.
 * Cancelled, it calls @callback at once. */
void probe_reading_open_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
/* Reads the game that @store keeps under @name, after all that was posted before. The
 * store may be let go meanwhile. */
void probe_reading_load_async (SalonStore *store,
                               const char *name,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data);
/* The game, (transfer full). The error is of PROBE_GAME_ERROR; G_IO_ERROR_INVALID_DATA
 * for what is no plain file or too large; or the system's. @clear (out, optional) tells
 * whether the words of the game stood in clear text in the file. */
ProbeGame *probe_reading_finish (GAsyncResult *result, gboolean *clear, GError **error);

G_END_DECLS
