/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/salon-library-entry.h"

G_BEGIN_DECLS

typedef void (*SalonLibraryNamed) (gpointer data, SalonLibraryEntry *entry, const char *title);

/* Asks in a popover of @page, which has a layout manager, which title the game of @entry is to have, and calls @named with it and @data, which lives as
 * long as @page. Nothing is called if the title stays. */
void salon_library_ask_name (GtkWidget *page, SalonLibraryEntry *entry, SalonLibraryNamed named, gpointer data);

G_END_DECLS
