/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-library.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_CHOICE (salon_library_choice_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryChoice, salon_library_choice, SALON, LIBRARY_CHOICE, GObject)

/**
 * SalonLibraryChoice:
 *
 * Which games of the library are chosen, by the names of their files: so a game stays chosen when its file is read again.
 * Damaged files and the game on the table cannot be chosen, and a file that was damaged meanwhile is chosen no more.
 *
 * Signals:
 *
 *  - changed (): other games are chosen.
 */

SalonLibraryChoice *salon_library_choice_new (void);
gboolean salon_library_choice_has (SalonLibraryChoice *self, SalonLibraryEntry *entry);
void salon_library_choice_set (SalonLibraryChoice *self, SalonLibraryEntry *entry, gboolean chosen);
/* Chooses each of @entries that can be chosen, and no other. */
void salon_library_choice_set_all (SalonLibraryChoice *self, GPtrArray *entries);
void salon_library_choice_clear (SalonLibraryChoice *self);
/* Games that are not in @library any more are chosen no more. */
void salon_library_choice_prune (SalonLibraryChoice *self, GListModel *library);
guint salon_library_choice_count (SalonLibraryChoice *self);
/* Those of @library that are chosen: of #SalonLibraryEntry (transfer full). */
GPtrArray *salon_library_choice_find (SalonLibraryChoice *self, GListModel *library);

G_END_DECLS
