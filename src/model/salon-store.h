/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where games are kept: small text files in the user's data directory, each
 * written as a whole or not at all, readable by their owner alone. */

#pragma once

#include <gio/gio.h>

#include "model/salon-store-names.h"

G_BEGIN_DECLS

#define SALON_TYPE_STORE (salon_store_get_type ())
G_DECLARE_FINAL_TYPE (SalonStore, salon_store, SALON, STORE, GObject)

/**
 * SalonStore:
 *
 * What is posted is written in the background, in order; a later text takes the
 * place of an earlier one of the same name. The functions that are not called
 * post wait for the disk, for SALON_STORE_PATIENCE seconds at most, and for what
 * was posted before: for those who have no window open.
 *
 * Signals, from the main loop:
 *
 *  - saved (const char *name, guint64 number, const GError *error): all that was
 *    posted under @name up to @number is on the disk, or (@error) is not.
 *  - found (const char *aside): the file of the game in progress was not the one
 *    that was written last; it was put aside under this name.
 *  - moved (): that has happened again, so the game in progress has gone to another slot,
 *    where nobody else writes, and the file stays.
 */

/* @directory (nullable): the user's own one when NULL. It is made when needed. */
SalonStore *salon_store_new (const char *directory);

/* Has @text written under @name; NULL: nothing is to be kept there. Gives a number
 * that counts up. */
guint64 salon_store_post (SalonStore *self, const char *name, const char *text);
/* The same with @bytes, which are shared: nothing is copied. */
guint64 salon_store_post_bytes (SalonStore *self, const char *name, GBytes *bytes);
/* Puts what is kept under @name aside, under a new name that begins with @prefix: a
 * finished game, or a file that cannot be read. First @bytes (nullable) are written
 * there. */
void salon_store_archive_async (SalonStore *self,
                                const char *name,
                                GBytes *bytes,
                                const char *prefix,
                                GAsyncReadyCallback callback,
                                gpointer data);
/* The new name, (transfer full). */
char *salon_store_archive_finish (SalonStore *self, GAsyncResult *result, GError **error);
/* Has @aside renamed to @name, where nothing is to be; else it stays. */
void salon_store_restore (SalonStore *self, const char *aside, const char *name);
/* Waits until all that was posted is done. FALSE when that takes too long, or the
 * game in progress could not be saved the last time. */
gboolean salon_store_flush (SalonStore *self, GError **error);

gboolean salon_store_save (SalonStore *self, const char *name, const char *text, GError **error);
gboolean salon_store_remove (SalonStore *self, const char *name, GError **error);
char *salon_store_archive (SalonStore *self, const char *name, const char *prefix, GError **error);
/* NULL with G_FILE_ERROR_NOENT when nothing is kept under @name. */
char *salon_store_load (SalonStore *self, const char *name, gsize *length, GError **error);
gboolean salon_store_has (SalonStore *self, const char *name);

/* Slots */

/* Whether another running program has a game in progress. */
gboolean salon_store_is_elsewhere (SalonStore *self);
/* Whether there is a game in another slot that nobody has, and going there. The
 * game that was here stays where it is, for the next one who comes. */
gboolean salon_store_has_next (SalonStore *self);
gboolean salon_store_go_next (SalonStore *self);
/* Leaves the game of this slot where it is, and alone for as long as the store lives:
 * goes to the next slot with a game that nobody has or, without one, to an empty slot.
 * FALSE, with nothing changed, when there is neither. */
gboolean salon_store_leave_slot (SalonStore *self);

/* Reading without waiting */

/* What was read: @bytes, or NULL and why. It is called in the thread that reads, once;
 * the store may be gone by then. A file that is too large, or is no plain file, is
 * G_FILE_ERROR_INVAL. */
typedef void (*SalonStoreLoaded) (GBytes *bytes, const GError *error, gpointer data);

/* Has what is kept under @name read, after all that was posted before. */
void salon_store_load_async (SalonStore *self, const char *name, SalonStoreLoaded loaded, gpointer data);
/* As salon_store_load(), but of a file larger than SALON_STORE_SHORT nothing is read. */
char *salon_store_load_short (SalonStore *self, const char *name, gsize *length, GError **error);

G_END_DECLS
