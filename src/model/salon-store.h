/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store keeps games as small text files in the user's data directory. Each is written
 * as a whole or not at all, and only its owner can read it. */

#pragma once

#include <gio/gio.h>

#include "model/salon-store-names.h"

G_BEGIN_DECLS

#define SALON_TYPE_STORE (salon_store_get_type ())
G_DECLARE_FINAL_TYPE (SalonStore, salon_store, SALON, STORE, GObject)

/**
 * SalonStore:
 *
 * A worker thread writes what is posted, in order; a text that has not been written yet
 * is replaced by a later one of the same name. _post*(), _restore() and *_async() return
 * at once. The functions that save, remove, archive, load or flush wait for the disk and
 * for what was posted before, for SALON_STORE_PATIENCE seconds at most.
 *
 * Signals, from the main loop:
 *
 *  - saved (const char *name, guint64 number, const GError *error): everything posted
 *    under @name up to @number is on the disk or, if @error is set, is not.
 *  - found (const char *aside): another program had replaced the file of the game in
 *    progress; that program's file was put aside under the name @aside.
 *  - moved (): this happened again, so the game in progress has moved to another slot,
 *    and the other program's file stays where it is.
 */

/* The path of the user's data directory, (transfer full), which may not exist yet. */
char *salon_store_find_directory (void);

/* @directory (nullable): where the files are; NULL for the user's data directory. It is
 * created when needed. */
SalonStore *salon_store_new (const char *directory);

/* The path of the directory with the files. It never changes, so any thread may read it. */
const char *salon_store_get_directory (SalonStore *self);

/* Posts @text to be written under @name; NULL removes the file. Returns the number of this
 * post, which is higher than all before it. */
guint64 salon_store_post (SalonStore *self, const char *name, const char *text);
/* The same with @bytes, which are referenced, not copied. */
guint64 salon_store_post_bytes (SalonStore *self, const char *name, GBytes *bytes);
/* Writes @bytes (nullable) under @name, then renames the file to a new name that begins
 * with @prefix. Used for finished games and for files that cannot be read. */
void salon_store_archive_async (SalonStore *self,
                                const char *name,
                                GBytes *bytes,
                                const char *prefix,
                                GAsyncReadyCallback callback,
                                gpointer data);
/* Returns the new name (transfer full). */
char *salon_store_archive_finish (SalonStore *self, GAsyncResult *result, GError **error);
/* Posts the renaming of the file @aside to @name. If a file @name exists, @aside keeps its
 * name; errors are not reported. */
void salon_store_restore (SalonStore *self, const char *aside, const char *name);

/* Kept games. Each of these posts its job and calls @callback when it is done; salon_store_kept_finish() returns the name
 * of the file (transfer full), which may be a new one. */

/* Replaces the contents @old of the file @name by @bytes, as safely as a game is saved. Fails, and changes nothing, if
 * the file has other contents by now. */
void salon_store_change_async (SalonStore *self,
                               const char *name,
                               GBytes *old,
                               GBytes *bytes,
                               GAsyncReadyCallback callback,
                               gpointer data);
/* Writes @bytes to a new file, whose name begins with @prefix. */
void salon_store_keep_async (SalonStore *self,
                             GBytes *bytes,
                             const char *prefix,
                             GAsyncReadyCallback callback,
                             gpointer data);
/* Hides the file @name: the name that is returned is in no list. */
void salon_store_discard_async (SalonStore *self, const char *name, GAsyncReadyCallback callback, gpointer data);
/* Gives the file @hidden, which was discarded, its name @name again. Fails if another file has it. */
void salon_store_bring_back_async (SalonStore *self,
                                   const char *hidden,
                                   const char *name,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
char *salon_store_kept_finish (SalonStore *self, GAsyncResult *result, GError **error);
/* Posts the removal of the file @hidden, which was discarded, and of its look. If that fails, the next start does it. */
void salon_store_forget (SalonStore *self, const char *hidden);

/* Waits until everything that was posted is done. Returns FALSE if that takes too long, or
 * if the last attempt to save the game in progress failed. */
gboolean salon_store_flush (SalonStore *self, GError **error);

/* Writes @text under @name. */
gboolean salon_store_save (SalonStore *self, const char *name, const char *text, GError **error);
/* Removes the file @name. */
gboolean salon_store_remove (SalonStore *self, const char *name, GError **error);
/* As salon_store_archive_async() without bytes; returns the new name (transfer full). */
char *salon_store_archive (SalonStore *self, const char *name, const char *prefix, GError **error);
/* Reads the file @name: its bytes with a NUL behind them (transfer full), and their number
 * without it in @length (out, optional). G_FILE_ERROR_NOENT: there is no such file. */
char *salon_store_load (SalonStore *self, const char *name, gsize *length, GError **error);
/* Whether there is a regular file @name now; does not wait for what was posted. */
gboolean salon_store_has (SalonStore *self, const char *name);

/* Slots */

/* Whether another running program has a game in progress. */
gboolean salon_store_is_elsewhere (SalonStore *self);
/* Whether another slot that no program has contains a game. */
gboolean salon_store_has_next (SalonStore *self);
/* Moves to the next such slot. A game in the slot that is left stays there, where it can
 * be resumed later. FALSE if there is no such slot, or if saving fails. */
gboolean salon_store_go_next (SalonStore *self);
/* Moves to the next slot with a game that no program has or, if there is none, to an empty
 * slot. The old slot keeps its game and is not used again as long as the store lives.
 * FALSE, with nothing changed, if there is no slot to move to, or if saving fails. */
gboolean salon_store_leave_slot (SalonStore *self);

/* Reading without waiting */

/* Receives what was read: @bytes, or NULL and @error. It is called once, in the thread that
 * reads; the store may be gone by then. G_FILE_ERROR_INVAL: the file is too large or not a
 * regular one (G_FILE_ERROR_ISDIR if it is a directory). */
typedef void (*SalonStoreLoaded) (GBytes *bytes, const GError *error, gpointer data);

/* Reads the file @name, after everything that was posted before. */
void salon_store_load_async (SalonStore *self, const char *name, SalonStoreLoaded loaded, gpointer data);
/* As salon_store_load(), but fails for a file larger than SALON_STORE_SHORT. */
char *salon_store_load_short (SalonStore *self, const char *name, gsize *length, GError **error);

G_END_DECLS
