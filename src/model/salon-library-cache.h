/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the records of the library say, kept from one start to the next, so that files which have not changed are not
 * read again. The cache is one file, which may be deleted at any time. It is never trusted: a file that is too long,
 * whose sum is wrong, or that has a value which no summary has, counts as none. All functions may be called in any
 * thread. */

#pragma once

#include "model/salon-library-entry.h"

G_BEGIN_DECLS

/* The most entries that are written, the newest first, and the longest file that is read, in bytes. */
#define SALON_LIBRARY_CACHE_ENTRIES 20000
#define SALON_LIBRARY_CACHE_MAX     (32 * 1024 * 1024)

/* Reads the first entries of @path, at most @most: a table of them by the names of their files (transfer full), empty if there
 * is no cache. */
GHashTable *salon_library_cache_read (const char *path, guint most);
/* Writes those of @entries, which are #SalonLibraryEntry, that can be read and have a file. Errors are ignored. */
void salon_library_cache_write (const char *path, GPtrArray *entries);

G_END_DECLS
