/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one way in which the application reads a game: in a thread of its own, for which
 * neither the window nor the store waits. What comes of it is asleep. @kinds are those that
 * it knows; they are there as long as the program. */

#pragma once

#include "model/salon-game-kind.h"

G_BEGIN_DECLS

/* Reads the game in a file that somebody hands us, if it is an ordinary one of a size
 * that a record may have. That may take for ever, when its disk does not answer.
 * Cancelled, it calls @callback at once. */
void salon_reading_open_async (const SalonGameKind *const *kinds,
                               GFile *file,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data);
/* Reads the game that @store keeps under @name, after all that was posted before. The
 * store may be let go meanwhile. */
void salon_reading_load_async (const SalonGameKind *const *kinds,
                               SalonStore *store,
                               const char *name,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data);
/* The game, (transfer full). The error is of SALON_GAME_ERROR; G_IO_ERROR_INVALID_DATA
 * for what is no plain file or too large; or the system's. @clear (out, optional) tells
 * whether the words of the game stood in clear text in the file. */
SalonGame *salon_reading_finish (GAsyncResult *result, gboolean *clear, GError **error);

/* Random bits for a game. */
guint64 salon_reading_seed (void);

G_END_DECLS
