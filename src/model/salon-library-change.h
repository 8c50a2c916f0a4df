/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people change in the library: titles, and games that come from elsewhere. Files are written by the store alone,
 * each as a whole or not at all; a file that is damaged is never written to. The caller refreshes the library when a
 * change is over. */

#pragma once

#include "model/salon-library.h"

G_BEGIN_DECLS

/* The most files that are imported at once. */
#define SALON_LIBRARY_IMPORT_MOST 10000

/* Gives the record @text the title @title, or none if that is "": the same bytes but for the line of the title (transfer
 * full). NULL with @error, a translated sentence, if no record can have this title, or nothing else of it would be the
 * same. */
GBytes *salon_library_retitle (const SalonGameKind *const *kinds,
                               const char *text,
                               gsize length,
                               const char *title,
                               GError **error);
/* Gives the game in the file of @entry a title, without what spaces stand around it. */
void salon_library_rename_async (SalonLibrary *self,
                                 SalonLibraryEntry *entry,
                                 const char *title,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
gboolean salon_library_rename_finish (SalonLibrary *self, GAsyncResult *result, GError **error);

/* How an import has ended. */
typedef struct {
  guint n_kept;    /* games that the library has now */
  guint n_known;   /* games that it had already */
  guint n_left;    /* files that were not looked at, because they were too many */
  guint n_refused; /* files that are no games, or could not be copied */
  char *refused;   /* the name of the first of these, as it is shown, and why; NULL if there is none */
  char *reason;
} SalonLibraryImport;

void salon_library_import_free (SalonLibraryImport *import);

/* Copies the games in @files, which are #GFile, into the library, each under a new name. A game that the library has
 * already, by all that its record says but the title, is not copied again. */
void salon_library_import_async (SalonLibrary *self,
                                 GPtrArray *files,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
/* NULL if it was cancelled. */
SalonLibraryImport *salon_library_import_finish (SalonLibrary *self, GAsyncResult *result);

G_END_DECLS
