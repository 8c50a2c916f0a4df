/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept from one run to the next: the game in progress and how the last
 * game was set up. Nothing that was kept is ever overwritten by something else;
 * it is put aside under a name of its own. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_KEEPER_SETUP      "last-setup.salon"
#define PROBE_KEEPER_SETUP_LOOK "last-setup.look"
/* What the names of games put aside begin with. */
#define PROBE_KEEPER_GAME    "game-"
#define PROBE_KEEPER_DAMAGED "damaged-"

/* Looks for the unfinished game, in the slot that @store has or in the next one that
 * nobody has. A finished game on the way is put aside, and what is no record is too. A
 * game that cannot be read now, but some day (its word list is missing, a newer Salon has
 * made it, its disk fails), stays in its slot, which this program leaves alone from then
 * on. Whoever lets @store go cancels first. */
void probe_keeper_resume_async (SalonStore *store,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);
/* The game, held, (transfer full); NULL if there is none. @notice (out) is what the
 * player has to know of those that cannot be gone on with, otherwise NULL. */
ProbeGame *probe_keeper_resume_finish (GAsyncResult *result, SalonLook *look, char **notice);
/* Keeps how the game in progress looks. */
void probe_keeper_save_look (SalonStore *store, const SalonLook *look);
/* Freezes @game and puts it aside as it is now. The name it has then (transfer full)
 * is given at the end. */
void probe_keeper_put_aside_async (SalonStore *store, ProbeGame *game, GAsyncReadyCallback callback, gpointer data);
char *probe_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error);

/* The set-up of @game once more. Who begins goes round, or is drawn by lot. */
void probe_keeper_again (ProbeGame *game, gboolean by_lot, ProbeHeader *header);
/* A game with @header begins now. */
void probe_keeper_set_date (ProbeHeader *header);

/* How a game was set up; rows, date and title are left out. One that a newer Salon has
 * kept stays as it is. */
void probe_keeper_save_setup (SalonStore *store, const ProbeHeader *header, const SalonLook *look);
gboolean probe_keeper_load_setup (SalonStore *store, ProbeHeader *header, SalonLook *look);
/* Whether the set-up that is kept, or its look, is one that only a newer Salon knows. */
gboolean probe_keeper_has_newer_setup (SalonStore *store);

/* Random bits for a game. */
guint64 probe_keeper_seed (void);

G_END_DECLS
