/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-library.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_BIN (salon_library_bin_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryBin, salon_library_bin, SALON, LIBRARY_BIN, GObject)

/**
 * SalonLibraryBin:
 *
 * The games that were deleted last, which can be brought back until others are deleted, the bin is emptied or its owner
 * lets go of it. Their files are hidden, so a killed program loses none of them before its next start.
 *
 * Signals:
 *
 *  - changed (guint n, const GError *error): deleting or bringing back is over for @n files; @error: (nullable): why it
 *    failed for another one.
 */

SalonLibraryBin *salon_library_bin_new (SalonStore *store);
/* Empties the bin, then deletes the files of @entries, which are #SalonLibraryEntry with a name. Files that it is deleting
 * or has deleted stay as they are: returns FALSE if there are no others. */
gboolean salon_library_bin_delete (SalonLibraryBin *self, GPtrArray *entries);
/* Brings back what is in the bin. What cannot be brought back stays there. */
void salon_library_bin_undo (SalonLibraryBin *self);
/* Removes what is in the bin for good. */
void salon_library_bin_empty (SalonLibraryBin *self);
/* How many files can be brought back. */
guint salon_library_bin_count (SalonLibraryBin *self);

G_END_DECLS
