/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were put aside and can be resumed, as the home shows them. */

#pragma once

#include "model/salon-library.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_SHELF (salon_shelf_get_type ())
G_DECLARE_FINAL_TYPE (SalonShelf, salon_shelf, SALON, SHELF, GObject)

/**
 * SalonShelf:
 *
 * Lists the kept games in the directory of a store, the newest first: those that were put
 * aside, by this program or because another one had written them, and are not over. A file
 * that cannot be read as a game is listed with the reason. The shelf only reads: it changes
 * and renames no file.
 *
 * Files are read in a thread of their own. What the library knows to be over is not read, so that takes no longer
 * with many games; and a file that was read once is not read again, unless its game has another title by now.
 *
 * Signals:
 *
 *  - changed (): the list is another one than before.
 */

/* The longest list, in games; what is older is not read. */
#define SALON_SHELF_MOST 100

typedef struct {
  char *name;      /* of the file, for salon_session_take_up() */
  SalonGame *game; /* asleep; NULL if it cannot be read */
  SalonLook look;  /* of its seats */
  char *fault;     /* why it cannot be read, as a translated sentence; NULL with a game */
} SalonKept;

/* Makes an empty shelf for the games of @kinds in @store. */
SalonShelf *salon_shelf_new (SalonStore *store, const SalonGameKind *const *kinds);

/* Looks into the directory again. If it is being read already, that is done once more afterwards. @library: (nullable): of the
 * same store. */
void salon_shelf_refresh (SalonShelf *self, SalonLibrary *library);

/* How many files are listed, and how many of them can be resumed. */
guint salon_shelf_count (SalonShelf *self);
guint salon_shelf_count_games (SalonShelf *self);
/* The file at @index (transfer none); valid until “changed”. */
const SalonKept *salon_shelf_get (SalonShelf *self, guint index);

G_END_DECLS
