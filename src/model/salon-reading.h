/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application reads every game with these functions: in a thread, so that neither the
 * window nor the store waits. The game is asleep. @kinds are the games that can be read; the
 * list must last as long as the program. */

#pragma once

#include "model/salon-game-kind.h"

G_BEGIN_DECLS

/* Reads the game in a file that the player opens: a regular file of at most
 * %SALON_STORE_MAX bytes. If its disk does not answer this may take for ever, but when
 * @cancellable is cancelled, @callback is called at once. */
void salon_reading_open_async (const SalonGameKind *const *kinds,
                               GFile *file,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data);
/* Reads the game that @store keeps under @name, after everything that was posted before.
 * The store may be dropped meanwhile. */
void salon_reading_load_async (const SalonGameKind *const *kinds,
                               SalonStore *store,
                               const char *name,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data);
/* Returns the game (transfer full). The error is of SALON_GAME_ERROR; or
 * G_IO_ERROR_INVALID_DATA for a file that is too large or not a regular one; or the system's.
 * @clear (out, optional): whether the file contained the game's secrets in clear text. */
SalonGame *salon_reading_finish (GAsyncResult *result, gboolean *clear, GError **error);

/* Reads the game in a file (transfer full) at once and in this thread, which must not be that of
 * the window; otherwise as salon_reading_open_async(). */
SalonGame *salon_reading_read (const SalonGameKind *const *kinds,
                               GFile *file,
                               GCancellable *cancellable,
                               GError **error);

/* 64 random bits, to seed a game. */
guint64 salon_reading_seed (void);

G_END_DECLS
