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
 * Decides which game is played: the unfinished one that the last run has left, a new one, one
 * from a file, or the one that was put aside last. Only one game is in progress at a time;
 * before another one takes its place, it is put aside. If another game is requested before
 * an earlier request is carried out, the earlier one is dropped. The window shows the
 * session's game and passes on what players ask for.
 *
 * Properties, read only, that notify:
 *
 *  - game (#SalonGame, nullable): the game in progress. It becomes %NULL before a game is
 *    closed, and before it is another game.
 *  - can-undo (boolean): a game was put aside for the one that is played now, and can be
 *    resumed.
 *
 * Signals:
 *
 *  - searched (const char *notice): the search for the unfinished game is over. @notice
 *    (nullable) tells players about games that cannot be resumed.
 *  - play (): the game is to be shown on the table.
 *  - message (const char *text): a message for a toast.
 *  - alert (const char *heading, const char *reason): a message that must be read.
 */

/* Makes a session whose games are kept in @store, and begins to search for the unfinished
 * one. */
SalonSession *salon_session_new (SalonStore *store);
/* Closes the game and cancels everything that is under way. The owner calls it if others may
 * still hold a reference to the session. */
void salon_session_end (SalonSession *self);

/* The game in progress; NULL if there is none. */
SalonGame *salon_session_get_game (SalonSession *self);
/* The colours and options of its seats. */
const SalonLook *salon_session_get_look (SalonSession *self);
/* The object that reads games from files and games that were put aside. It never changes. */
SalonOpening *salon_session_get_opening (SalonSession *self);
/* Whether the search for the unfinished game is still under way. No other game begins before
 * it is over; requests wait. */
gboolean salon_session_is_searching (SalonSession *self);
/* Whether there is an unfinished game to resume, or one may still be found that nobody has
 * asked for yet. */
gboolean salon_session_can_resume (SalonSession *self);

/* Tells the session whether the table is visible. While it is not, the game rests: computers do
 * not move unseen, and it takes little memory. */
void salon_session_set_shown (SalonSession *self, gboolean shown);

/* Emits “play” for the unfinished game, now or as soon as it is found. A request that was
 * waiting for the search is dropped. FALSE if there is no such game. */
gboolean salon_session_resume (SalonSession *self);
/* Takes salon_session_resume() back as long as the search is under way. */
void salon_session_resume_later (SalonSession *self);
/* Begins a game of @kind with @setup, as soon as the game in progress is put aside. FALSE if
 * no game can be begun with @setup; “alert” says why. */
gboolean salon_session_begin (SalonSession *self, const SalonGameKind *kind, const char *setup, const SalonLook *look);
/* Begins @game, which is new and asleep (transfer full), in the same way; its set-up is not kept. */
void salon_session_play (SalonSession *self, SalonGame *game, const SalonLook *look);
/* Begins a game with the same seats as the game in progress, if there is one, in which the computers play @step levels
 * better. The players take turns in beginning, unless @by_lot. */
void salon_session_play_again (SalonSession *self, gboolean by_lot, int step);
/* Reads the game in @file and plays it. If it is the game in progress, that one is shown. */
void salon_session_open (SalonSession *self, GFile *file);
/* Resumes the game that was put aside for the present one; does nothing if there is none. */
void salon_session_undo (SalonSession *self);
/* Resumes the game that was put aside under this name, as #SalonShelf lists it. The game in
 * progress is put aside. */
void salon_session_take_up (SalonSession *self, const char *name);
/* Leaves the game in progress in its slot, and searches for the unfinished game of the next
 * slot that no program uses. FALSE if the game is not saved yet, if another request waits, or
 * if there is no such slot. */
gboolean salon_session_go_next (SalonSession *self);

G_END_DECLS
