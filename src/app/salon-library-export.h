/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games leave the library as copies in plain text, through the file chooser: one gets a name there, several get a folder
 * and names of their own. Nothing that is in the folder is overwritten. */

#pragma once

#include "model/salon-library.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the player choose where, and writes copies of @entries, which are #SalonLibraryEntry that can be read and have a
 * name. If one would give away secrets of an unfinished game, the player is asked first. Success is reported through the
 * action “win.tell” of @window, failure in a dialog. */
void salon_library_export (GtkWindow *window, SalonLibrary *library, GPtrArray *entries);
/* Shows the file of @entry in the file manager. */
void salon_library_show_file (GtkWindow *window, SalonLibrary *library, SalonLibraryEntry *entry);

G_END_DECLS
