/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keeper saves and loads what lasts from one run to the next: the game in progress,
 * and how the last game of each kind was set up. It never overwrites one game with
 * another; the older one is put aside under a name of its own. */

#pragma once

#include "model/salon-game-kind.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

/* The names of games that are put aside begin with one of these. */
#define SALON_KEEPER_GAME    "game-"
#define SALON_KEEPER_DAMAGED "damaged-"

/* Looks for the unfinished game in the slot of @store, then in the other slots that no
 * program has. Finished games on the way are put aside, and so are files that are no
 * records. A game that cannot be read now but may be later (its word list is missing, a
 * newer Salon wrote it, its disk fails) stays in its slot, which this program does not use
 * any more. The search takes no reference to @store: cancel it before dropping the store. */
void salon_keeper_resume_async (const SalonGameKind *const *kinds,
                                SalonStore *store,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);
/* Returns the game, awake but at rest (transfer full), or NULL if there is none. @look
 * (out) is how it looks. @notice (out, transfer full): what the player has to know about
 * games that cannot be resumed, or NULL. */
SalonGame *salon_keeper_resume_finish (GAsyncResult *result, SalonLook *look, char **notice);
/* Reads how the game looks that was put aside as @aside in @directory; by default where its look is missing or
 * damaged. May be called in any thread. */
void salon_keeper_read_look (const char *directory, const char *aside, SalonLook *look);
/* Saves how the game in progress looks. A game that is put aside takes its look with it, and brings it back. */
void salon_keeper_save_look (SalonStore *store, const SalonLook *look);
/* Freezes @game, writes its current record and puts that aside. _finish() returns the new
 * name of the file (transfer full). */
void salon_keeper_put_aside_async (SalonStore *store, SalonGame *game, GAsyncReadyCallback callback, gpointer data);
char *salon_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error);

/* Saves the set-up of the last game of @kind, which is lines of a record, and its look. Does not
 * replace a set-up or a look that only a newer Salon understands. */
void salon_keeper_save_setup (const SalonGameKind *kind, SalonStore *store, const char *setup, const SalonLook *look);
/* Returns the lines of the set-up (transfer full) and sets @look; NULL, with @look unchanged, if no
 * set-up is saved with which a game can begin. */
char *salon_keeper_load_setup (const SalonGameKind *kind, SalonStore *store, SalonLook *look);
/* Whether only a newer Salon understands the saved set-up or its look. */
gboolean salon_keeper_has_newer_setup (const SalonGameKind *kind, SalonStore *store);

G_END_DECLS
