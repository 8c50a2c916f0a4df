/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept from one run to the next: the game in progress and how the last
 * game was set up. Nothing that was kept is ever overwritten by something else;
 * it is put aside under a name of its own. */

#pragma once

#include "model/salon-game-kind.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

/* What the names of games put aside begin with. */
#define SALON_KEEPER_GAME    "game-"
#define SALON_KEEPER_DAMAGED "damaged-"

/* Looks for the unfinished game, in the slot that @store has or in the next one that
 * nobody has. A finished game on the way is put aside, and what is no record is too. A
 * game that cannot be read now, but some day (its word list is missing, a newer Salon has
 * made it, its disk fails), stays in its slot, which this program leaves alone from then
 * on. Whoever lets @store go cancels first. */
void salon_keeper_resume_async (const SalonGameKind *const *kinds,
                                SalonStore *store,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);
/* The game, held, (transfer full); NULL if there is none. @notice (out) is what the
 * player has to know of those that cannot be gone on with, otherwise NULL. */
SalonGame *salon_keeper_resume_finish (GAsyncResult *result, SalonLook *look, char **notice);
/* Keeps how the game in progress looks. */
void salon_keeper_save_look (SalonStore *store, const SalonLook *look);
/* Freezes @game and puts it aside as it is now. The name it has then (transfer full)
 * is given at the end. */
void salon_keeper_put_aside_async (SalonStore *store, SalonGame *game, GAsyncReadyCallback callback, gpointer data);
char *salon_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error);

/* How the last game of a kind was set up, as lines of a record. A set-up or a look that only a
 * newer Salon knows stays as it is. */
void salon_keeper_save_setup (const SalonGameKind *kind, SalonStore *store, const char *setup, const SalonLook *look);
/* The lines, (transfer full); NULL when there are none that a game can be begun with. */
char *salon_keeper_load_setup (const SalonGameKind *kind, SalonStore *store, SalonLook *look);
/* Whether the set-up that is kept, or its look, is one that only a newer Salon knows. */
gboolean salon_keeper_has_newer_setup (const SalonGameKind *kind, SalonStore *store);

G_END_DECLS
