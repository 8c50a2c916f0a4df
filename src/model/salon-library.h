/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-game-kind.h"
#include "model/salon-library-entry.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY (salon_library_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibrary, salon_library, SALON, LIBRARY, GObject)

/**
 * SalonLibrary:
 *
 * All games in the directory of a store: a GListModel of #SalonLibraryEntry, the newest first. Every file whose name ends
 * in “.salon” is one, whatever its name, but those of the slots (the game in progress of a running program), set-ups, and
 * hidden files. What cannot be read stands there with its fault. The library only reads; salon-library-change.h changes
 * files.
 *
 * A thread reads, in small steps and what was changed last first; each step changes the list. Files that have not
 * changed since they were read, by this program or an earlier one, are not read again (salon-library-cache.h).
 *
 * Properties, read only, that notify:
 *
 *  - reading (boolean): there may be files that the list does not have yet.
 */

/* @cache: the path of a file for what was read */
SalonLibrary *salon_library_new (SalonStore *store, const SalonGameKind *const *kinds, const char *cache);
/* Looks into the directory again, from the start if it is being read. @current: (nullable): the game in progress, which
 * gets an entry too, as it is now, and @look (nullable without it) how it looks. */
void salon_library_refresh (SalonLibrary *self, SalonGame *current, const SalonLook *look);
gboolean salon_library_is_reading (SalonLibrary *self);

/* These never change. */
SalonStore *salon_library_get_store (SalonLibrary *self);
const SalonGameKind *const *salon_library_get_kinds (SalonLibrary *self);

G_END_DECLS
