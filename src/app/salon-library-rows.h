/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-house.h"
#include "model/salon-library.h"

G_BEGIN_DECLS

/* What stands in one row: an entry, or the heading of a month. */
#define SALON_TYPE_LIBRARY_ROW (salon_library_row_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryRow, salon_library_row, SALON, LIBRARY_ROW, GObject)

/* NULL: the row is a heading. */
SalonLibraryEntry *salon_library_row_get_entry (SalonLibraryRow *self);
/* Of a heading: the month, and how many games it has. */
const char *salon_library_row_get_month (SalonLibraryRow *self);
guint salon_library_row_count_games (SalonLibraryRow *self);
/* Whether the game is a copy of another one and so does not count (salon-copies.h). */
gboolean salon_library_row_is_copy (SalonLibraryRow *self);

typedef enum {
  SALON_LIBRARY_ALL,
  SALON_LIBRARY_WAITING,
  SALON_LIBRARY_FINISHED,
  SALON_LIBRARY_DAMAGED,
  SALON_LIBRARY_N_STATES,
} SalonLibraryState;

typedef enum {
  SALON_LIBRARY_NEWEST,
  SALON_LIBRARY_OLDEST,
  SALON_LIBRARY_BY_TITLE,
} SalonLibraryOrder;

/* Which games are shown, and how. */
typedef struct {
  const SalonHouseGame *table; /* of this table alone; NULL: of every table */
  SalonLibraryState state;
  SalonLibraryOrder order;
  const char *folded; /* what is searched for, as salon_library_fold() makes it; "" for everything */
  guint cards;        /* so many waiting games have a card, and no row; 0 if another state or a search is shown */
} SalonLibraryFilter;

#define SALON_TYPE_LIBRARY_ROWS (salon_library_rows_get_type ())
G_DECLARE_FINAL_TYPE (SalonLibraryRows, salon_library_rows, SALON, LIBRARY_ROWS, GObject)

/**
 * SalonLibraryRows:
 *
 * The rows of the library's page: a GListModel of #SalonLibraryRow. What stands before and behind a change keeps its
 * rows, so a list that shows them does not move.
 */

SalonLibraryRows *salon_library_rows_new (void);
/* Makes the rows anew, from what @library has now. */
void salon_library_rows_update (SalonLibraryRows *self, GListModel *library, const SalonLibraryFilter *filter);
/* The waiting games that have a card: of #SalonLibraryEntry (transfer none), the newest first. */
GPtrArray *salon_library_rows_get_cards (SalonLibraryRows *self);
/* All games that have a card or a row, in this order: of #SalonLibraryEntry (transfer full). */
GPtrArray *salon_library_rows_list (SalonLibraryRows *self);
/* How many games of the table there are of a state, whatever is searched for. */
guint salon_library_rows_count (SalonLibraryRows *self, SalonLibraryState state);
/* How many games have a row or a card. */
guint salon_library_rows_count_shown (SalonLibraryRows *self);

SalonLibraryState salon_library_get_state (SalonLibraryEntry *entry);
/* Whether the game of @entry is one of the table at which @table is played. */
gboolean salon_library_is_of_table (SalonLibraryEntry *entry, const SalonHouseGame *table);

G_END_DECLS
