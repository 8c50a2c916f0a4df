/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept from one run to the next: the game in progress and how the last
 * game was set up. Nothing that was kept is ever overwritten by something else;
 * it is put aside under a name of its own. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/probe/probe-look.h"

G_BEGIN_DECLS

#define PROBE_KEEPER_SETUP      "last-setup.salon"
#define PROBE_KEEPER_SETUP_LOOK "last-setup.look"
/* What the names of games put aside begin with. */
#define PROBE_KEEPER_GAME    "game-"
#define PROBE_KEEPER_DAMAGED "damaged-"

/* The unfinished game, held, (transfer full), of the slot that @store has or of the
 * next one that nobody has; NULL if there is none. A finished one is put aside. So
 * is one that cannot be read: @notice (out) is then what the player has to know of
 * it, otherwise NULL. */
ProbeGame *probe_keeper_resume (SalonStore *store, ProbeLook *look, char **notice);
/* Keeps how the game in progress looks. */
void probe_keeper_save_look (SalonStore *store, const ProbeLook *look);
/* Freezes @game and puts it aside as it is now. The name it has then (transfer full)
 * is given at the end. */
void probe_keeper_put_aside_async (SalonStore *store, ProbeGame *game, GAsyncReadyCallback callback, gpointer data);
char *probe_keeper_put_aside_finish (SalonStore *store, GAsyncResult *result, GError **error);
/* A game of the record @name, which becomes the game in progress. There must be
 * none, or one that is being put aside. */
ProbeGame *probe_keeper_take_up (SalonStore *store, const char *name, GError **error);
/* Whether a person has laid a word or made a move: whether there is anything to
 * lose. */
gboolean probe_keeper_is_begun (ProbeGame *game);

/* Reads the game in a file that somebody hands us, if it is an ordinary one of a
 * size that a record may have. That may take for ever, when its disk does not answer:
 * nothing waits for it, neither the store. Cancelled, it calls @callback at once. */
void probe_keeper_open_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
/* The game, asleep, (transfer full). */
ProbeGame *probe_keeper_open_finish (GAsyncResult *result, GError **error);

/* The set-up of @game once more. Who begins goes round, or is drawn by lot. */
void probe_keeper_again (ProbeGame *game, gboolean by_lot, ProbeHeader *header);
/* A game with @header begins now. */
void probe_keeper_set_date (ProbeHeader *header);

/* How a game was set up; rows, date and title are left out. */
void probe_keeper_save_setup (SalonStore *store, const ProbeHeader *header, const ProbeLook *look);
gboolean probe_keeper_load_setup (SalonStore *store, ProbeHeader *header, ProbeLook *look);

/* Random bits for a game. */
guint64 probe_keeper_seed (void);

G_END_DECLS
