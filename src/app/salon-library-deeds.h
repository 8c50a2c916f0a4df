/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-library-cards.h"
#include "app/salon-library-choice.h"
#include "app/salon-library-list.h"
#include "app/salon-room.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_DEEDS (salon_library_deeds_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryDeeds, salon_library_deeds, SALON, LIBRARY_DEEDS, GObject)

/**
 * SalonLibraryDeeds:
 *
 * What can be done with games of the library from its page: they are chosen, get other titles, leave as copies, are
 * deleted and brought back. It is done to those that are chosen or, without any, to the one that has the focus.
 *
 * Signals:
 *
 *  - done (): files have other names or other contents.
 *  - deleted (const char *text): what can be brought back, as a translated sentence; %NULL: nothing.
 */

/* What shows the games on the page. */
typedef struct {
  SalonLibraryRows *rows;
  SalonLibraryCards *cards;
  SalonLibraryList *list;
} SalonLibraryShown;

/* @room: the page, to which all of @shown belongs; @place: the widget in it over which a title is asked for */
SalonLibraryDeeds *salon_library_deeds_new (SalonRoom *room,
                                            GtkWidget *place,
                                            const SalonRoomMeans *means,
                                            SalonLibraryChoice *choice,
                                            const SalonLibraryShown *shown);
/* To be called when people leave the room. Does what is still to be done, and tells nobody. No other function may be called after this. */
void salon_library_deeds_close (SalonLibraryDeeds *self);
/* Chooses the game of @entry, or no more; says why if it cannot be chosen. */
void salon_library_deeds_toggle (SalonLibraryDeeds *self, SalonLibraryEntry *entry);
/* Chooses all games that are shown. */
void salon_library_deeds_choose_all (SalonLibraryDeeds *self);
/* The game that has the focus, (transfer none), or NULL. */
SalonLibraryEntry *salon_library_deeds_get_focused (SalonLibraryDeeds *self);
void salon_library_deeds_rename (SalonLibraryDeeds *self);
void salon_library_deeds_export (SalonLibraryDeeds *self);
void salon_library_deeds_delete (SalonLibraryDeeds *self);
/* Brings back what was deleted last, as long as that is possible. */
void salon_library_deeds_undo (SalonLibraryDeeds *self);
/* What was deleted cannot be brought back any more. */
void salon_library_deeds_forget (SalonLibraryDeeds *self);

G_END_DECLS
