/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-opening.h"
#include "model/salon-game-kind.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_SESSION (salon_session_get_type ())
G_DECLARE_FINAL_TYPE (SalonSession, salon_session, SALON, SESSION, GObject)

/**
 * SalonSession:
 *
 * Which game is played: one found on the disk, begun, opened, or taken up again. There is
 * one at a time; the one before goes aside first. Of several wishes for another game
 * the last one counts. The window shows what the session has, and tells it what people
 * wish.
 *
 * Properties, read only, that notify:
 *
 *  - game (#SalonGame, nullable): the game in progress. Before it changes, and before the
 *    game is closed, it is %NULL.
 *  - can-undo (boolean): a game was put aside for the one that is played now, and can be
 *    taken up again.
 *
 * Signals:
 *
 *  - searched (const char *notice): the search for the unfinished game is over. @notice
 *    (nullable) is what players have to know of games that cannot be gone on with.
 *  - play (): the game is to be on the table.
 *  - message (const char *text): something that is to be said in passing.
 *  - alert (const char *heading, const char *reason): something that must be read.
 */

/* @store: where games are kept. The search for the unfinished one begins at once. */
SalonSession *salon_session_new (SalonStore *store);
/* Ends it, with all that is under way; for an owner who may not be the last one. */
void salon_session_end (SalonSession *self);

SalonGame *salon_session_get_game (SalonSession *self);
const SalonLook *salon_session_get_look (SalonSession *self);
/* The game from a file, or put aside, that is being read. */
SalonOpening *salon_session_get_opening (SalonSession *self);
/* Whether the unfinished game is still looked for. Until it is found no other game
 * begins: whatever is wished for waits. */
gboolean salon_session_is_searching (SalonSession *self);
/* Whether there is a game that somebody may want to go on with, or may still be found
 * without being wanted already. */
gboolean salon_session_can_resume (SalonSession *self);

/* Nobody moves at a table that does not show. */
void salon_session_set_shown (SalonSession *self, gboolean shown);

/* Goes on with the unfinished game, now or as soon as it is found. FALSE: there is none. */
gboolean salon_session_resume (SalonSession *self);
/* The unfinished game need not be on the table as soon as it is found. */
void salon_session_resume_later (SalonSession *self);
/* Begins a game of @kind with @setup. FALSE: none can be begun with it, and an alert says
 * why. */
gboolean salon_session_begin (SalonSession *self, const SalonGameKind *kind, const char *setup, const SalonLook *look);
void salon_session_open (SalonSession *self, GFile *file);
/* Takes the game up again that was put aside last. */
void salon_session_undo (SalonSession *self);
/* Goes to the next unfinished game; this one waits in its place. FALSE: that is not
 * possible now. */
gboolean salon_session_go_next (SalonSession *self);

G_END_DECLS
