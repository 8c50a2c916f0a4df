/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a thread reads the directory of a library. */

#pragma once

#include "model/salon-game-kind.h"
#include "model/salon-library-entry.h"

G_BEGIN_DECLS

/* What was read since the last step: @entries of #SalonLibraryEntry. The @first step has all files that need not be read;
 * what it does not have, and no step after it, is gone. */
typedef void (*SalonLibraryStep) (GPtrArray *entries, gboolean first, gboolean last, gpointer data);

/* Reads @directory in a thread. @known: (transfer full): entries by the names of their files, which are not read again if
 * they have not changed. @current: (nullable): the record of the game in progress, and @look (nullable without it) how it looks. @step is called in the main context of
 * this thread, until @cancellable is cancelled. */
void salon_library_scan (const char *directory,
                         const char *cache,
                         const SalonGameKind *const *kinds,
                         GHashTable *known,
                         GBytes *current,
                         const SalonLook *look,
                         GCancellable *cancellable,
                         SalonLibraryStep step,
                         gpointer data);

G_END_DECLS
