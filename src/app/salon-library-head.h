/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-library-rows.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_HEAD (salon_library_head_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryHead, salon_library_head, SALON, LIBRARY_HEAD, GtkBox)

/**
 * SalonLibraryHead:
 *
 * The line above the games of the library: which ones they are, and in which order they stand.
 *
 * Signals:
 *
 *  - reordered (): another order was chosen.
 */

GtkWidget *salon_library_head_new (void);
SalonLibraryOrder salon_library_head_get_order (SalonLibraryHead *self);
/* Says which games are shown. @waits: the first ones are games that go on, as cards */
void salon_library_head_update (SalonLibraryHead *self, const SalonLibraryFilter *filter, gboolean waits);

G_END_DECLS
