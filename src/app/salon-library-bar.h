/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_BAR (salon_library_bar_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryBar, salon_library_bar, SALON, LIBRARY_BAR, AdwBin)

/**
 * SalonLibraryBar:
 *
 * What lies over the lower edge of the library: what can be done with the games that are chosen and, above that for some
 * seconds, what was deleted, which can be undone.
 *
 * Signals:
 *
 *  - rename (), export (), delete (), choose-none (), undo (): the buttons.
 *  - over (): nothing that was deleted can be brought back any more.
 */

GtkWidget *salon_library_bar_new (void);
/* Shows the bar for @n chosen games; 0: hides it. */
void salon_library_bar_set_chosen (SalonLibraryBar *self, guint n);
/* Tells @text, with the button “Undo”, for some seconds; NULL: no more. */
void salon_library_bar_tell_deleted (SalonLibraryBar *self, const char *text);

G_END_DECLS
