/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-library.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_IMPORTER (salon_library_importer_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryImporter, salon_library_importer, SALON, LIBRARY_IMPORTER, GObject)

/**
 * SalonLibraryImporter:
 *
 * Brings games into the library, one heap of files after the other, and says in sentences what came of each. It lives until
 * all is imported, even if its owner lets go of it.
 *
 * Signals:
 *
 *  - imported (const char *text): all files of a heap are games.
 *  - refused (const char *heading, const char *text): some are not; both are translated, for an alert.
 */

SalonLibraryImporter *salon_library_importer_new (SalonLibrary *library);
/* Imports @files, of #GFile, when those that came before are imported. */
void salon_library_importer_add (SalonLibraryImporter *self, GPtrArray *files);
/* Has people choose files, in front of @window, and imports them. */
void salon_library_importer_choose (SalonLibraryImporter *self, GtkWindow *window);

G_END_DECLS
