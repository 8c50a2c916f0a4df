/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-library-picture.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_CARDS (salon_library_cards_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryCards, salon_library_cards, SALON, LIBRARY_CARDS, AdwBin)

/**
 * SalonLibraryCards:
 *
 * The cards of the games that wait on their tables, side by side; nobody sees it if none waits.
 *
 * Signals:
 *
 *  - go-on (SalonLibraryEntry *entry), look-back (SalonLibraryEntry *entry): the two ways of a card.
 */

GtkWidget *salon_library_cards_new (SalonLibraryPictures *pictures);
/* Shows a card for each of @entries, in this order. */
void salon_library_cards_set (SalonLibraryCards *self, GPtrArray *entries);
/* The game whose card is, or contains, @focus; NULL: none. */
SalonLibraryEntry *salon_library_cards_find (SalonLibraryCards *self, GtkWidget *focus);

G_END_DECLS
