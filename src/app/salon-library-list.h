/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-library-choice.h"
#include "app/salon-library-picture.h"
#include "app/salon-library-rows.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_LIST (salon_library_list_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryList, salon_library_list, SALON, LIBRARY_LIST, AdwBin)

/**
 * SalonLibraryList:
 *
 * The rows of the library, scrolled. Rows that come into sight are filled a few in each frame, so that none is late.
 *
 * Signals:
 *
 *  - open (SalonLibraryEntry *entry), look-back (SalonLibraryEntry *entry), show-file (SalonLibraryEntry *entry): what
 *    somebody wants with a game.
 *  - toggle (SalonLibraryEntry *entry): a key chooses the game, or chooses it no more. The box of a row sets the choice
 *    itself.
 *  - choose-all (): a key chooses all games that are shown.
 */

GtkWidget *salon_library_list_new (SalonLibraryRows *rows, SalonLibraryPictures *pictures, SalonLibraryChoice *choice);
void salon_library_list_scroll_to_top (SalonLibraryList *self);
/* The game whose row is @focus; NULL: none. */
SalonLibraryEntry *salon_library_list_find (SalonLibraryList *self, GtkWidget *focus);

G_END_DECLS
