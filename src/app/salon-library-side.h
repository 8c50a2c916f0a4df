/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/salon-library-rows.h"

G_BEGIN_DECLS

#define SALON_TYPE_LIBRARY_SIDE (salon_library_side_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibrarySide, salon_library_side, SALON, LIBRARY_SIDE, AdwBin)

/**
 * SalonLibrarySide:
 *
 * Beside the games of the library: what is searched for, the drawers of the tables, of which one is open, the states, and
 * the way in for games from elsewhere. In a small window it is two rows above them.
 *
 * Signals:
 *
 *  - changed (): something else is to be shown.
 *  - import (): somebody wants to bring games along.
 */

/* How much room there is for the side. */
typedef enum {
  SALON_LIBRARY_WHOLE,   /* beside the games, with all that it says */
  SALON_LIBRARY_LOW,     /* beside them, without what is said of files */
  SALON_LIBRARY_COMPACT, /* above them */
} SalonLibraryForm;

GtkWidget *salon_library_side_new (void);
/* Sets what @filter says of table, state and search. The text stays the side’s. */
void salon_library_side_get (SalonLibrarySide *self, SalonLibraryFilter *filter);
/* What is searched for, as it was written. */
const char *salon_library_side_get_search (SalonLibrarySide *self);
/* Shows every table and every state, and searches for nothing. */
void salon_library_side_reset (SalonLibrarySide *self);
/* Says how many games there are, of each table and, of the open drawer, of each state. */
void salon_library_side_count (SalonLibrarySide *self, GListModel *library, SalonLibraryRows *rows);
void salon_library_side_set_form (SalonLibrarySide *self, SalonLibraryForm form);
/* Moves the focus to the search. */
void salon_library_side_search (SalonLibrarySide *self);
/* Moves the focus to the search, and types the key there of which @keys is just telling. */
gboolean salon_library_side_type (SalonLibrarySide *self, GtkEventControllerKey *keys);

G_END_DECLS
