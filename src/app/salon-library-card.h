/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-library-picture.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_CARD (salon_library_card_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryCard, salon_library_card, SALON, LIBRARY_CARD, AdwBin)

/**
 * SalonLibraryCard:
 *
 * A game that waits on its table, as a card to sit down at; a small button in its corner is for looking at what has been
 * played so far, where the game can be replayed.
 *
 * Signals: go-on (), look-back ().
 */
GtkWidget *salon_library_card_new (SalonLibraryPictures *pictures, SalonLibraryEntry *entry);
SalonLibraryEntry *salon_library_card_get_entry (SalonLibraryCard *self);

G_END_DECLS
