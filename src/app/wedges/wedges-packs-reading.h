/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of questions that are read, and packs that are mixed, in a thread. */

#pragma once

#include <gio/gio.h>

#include "model/wedges/wedges-import.h"

G_BEGIN_DECLS

/* What was read. */
typedef struct {
  char *name;           /* of the file; NULL: of a mix */
  GBytes *bytes;        /* of the file, or NULL */
  WedgesImport *import; /* the questions */
} WedgesPacksReading;

/* Reads @file. */
void wedges_packs_read_file_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
/* Understands @bytes, of the file @name, anew, with other @columns. */
void wedges_packs_read_bytes_async (const char *name,
                                    GBytes *bytes,
                                    const WedgesColumns *columns,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer data);
/* Mixes the packs called @names, NULL-terminated, of the user's data directory @directory. */
void wedges_packs_mix_async (const char *directory,
                             const char *const *names,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);
/* What came of it (transfer full); NULL with an error, whose message is a translated sentence. */
WedgesPacksReading *wedges_packs_read_finish (GAsyncResult *result, GError **error);
void wedges_packs_reading_free (WedgesPacksReading *reading);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WedgesPacksReading, wedges_packs_reading_free)

G_END_DECLS
