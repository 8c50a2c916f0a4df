/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/salon-store.h"

G_BEGIN_DECLS

#define SALON_TYPE_GAME (salon_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonGame, salon_game, SALON, GAME, GObject)

/**
 * SALON_GAME_ERROR:
 *
 * Why a record is no game that can be gone on with; the message is a translated sentence
 * for players.
 */
#define SALON_GAME_ERROR (salon_game_error_quark ())
GQuark salon_game_error_quark (void);

typedef enum {
  SALON_GAME_ERROR_RECORD, /* it is damaged, or never was a record */
  SALON_GAME_ERROR_NEWER,  /* a newer version of Salon has made it */
  SALON_GAME_ERROR_WORDS,  /* the words that it needs are missing: nothing is wrong with it */
} SalonGameError;

typedef enum {
  SALON_GAME_SETTING_UP, /* what comes before the first move */
  SALON_GAME_PLAYING,
  SALON_GAME_FINISHED,
} SalonGameStage;

/**
 * SalonGame:
 *
 * What every game on the table is to the window, to the keeper and to the herald: a
 * title, seats, a stage, a record, and whether that is on the disk. Each game of the
 * house derives its own.
 *
 * A game that is read is asleep: it is kept nowhere and nothing happens by itself. It
 * may be made and dropped in any thread until salon_game_wake() puts it on a table.
 * Nothing keeps a game alive but its owners.
 *
 * Signals:
 *
 *  - changed (): whatever the table shows may have changed.
 *  - told (const char *sentence): something happened that everybody at the table may
 *    know; a translated sentence, in the order of what happened.
 *  - save-failed (const char *message): once, when the record cannot be written, from
 *    the main loop. The game goes on in memory; see #SalonGate.
 *  - saved (const char *message): once after that, when the record is on the disk after all.
 */
struct _SalonGameClass {
  GObjectClass parent_class;

  /* All of these are to be implemented, unless they are said to be optional. */

  SalonGameStage (*get_stage) (SalonGame *self);
  /* Optional: what people call this game, (nullable) (transfer none). */
  const char *(*get_title) (SalonGame *self);
  /* When it began, as the record has it, or "". */
  const char *(*get_date) (SalonGame *self);
  guint (*count_seats) (SalonGame *self);
  const char *(*get_seat_name) (SalonGame *self, guint seat);
  gboolean (*is_person) (SalonGame *self, guint seat);
  /* Whether a person has done anything that would be missed. */
  gboolean (*is_begun) (SalonGame *self);
  /* Optional: what a person is to do now, in a sentence that everybody may hear
   * (transfer full); NULL when nobody is waited for. */
  char *(*get_status) (SalonGame *self);
  /* The lines of set-up for one more game of the same kind (transfer full). Who begins
   * goes round, or is drawn by lot. */
  char *(*get_next_setup) (SalonGame *self, gboolean by_lot);
  /* The whole record; @veiled: without its secrets in clear text (record.md). */
  GBytes *(*to_record) (SalonGame *self, gboolean veiled);
  /* Nothing stands in the way any more, or something does again: whatever happens by
   * itself is to go on if salon_game_may_go_on(). */
  void (*go_on) (SalonGame *self);
  /* Optional: from now on nothing happens by itself. */
  void (*closed) (SalonGame *self);
};

SalonGameStage salon_game_get_stage (SalonGame *self);
const char *salon_game_get_title (SalonGame *self);
const char *salon_game_get_date (SalonGame *self);
guint salon_game_count_seats (SalonGame *self);
const char *salon_game_get_seat_name (SalonGame *self, guint seat);
gboolean salon_game_is_person (SalonGame *self, guint seat);
guint salon_game_count_people (SalonGame *self);
gboolean salon_game_is_begun (SalonGame *self);
char *salon_game_get_status (SalonGame *self);
char *salon_game_get_next_setup (SalonGame *self, gboolean by_lot);

/* Records */

/* The whole record with every secret in clear (transfer full): for the copy that a
 * player asks for, and for nobody else. */
GBytes *salon_game_to_record (SalonGame *self);
/* The record as it is kept (transfer full): veiled as long as the game is not over. */
GBytes *salon_game_to_kept_record (SalonGame *self);
/* Whether both have the same record, secrets included. */
gboolean salon_game_is_same (SalonGame *self, SalonGame *other);

/* Keeping */

/* Puts the game on a table: from now on it goes on by itself, and is kept in @store
 * (nullable) from its next move on. */
void salon_game_wake (SalonGame *self, SalonStore *store);
/* Takes the game off the table for good: it can still be looked at, but from now on
 * nothing happens by itself and nothing is saved, whoever still refers to it. */
void salon_game_close (SalonGame *self);
/* Has the record written as it is now; a game does so itself after each move. */
void salon_game_save (SalonGame *self);
/* Whether all that was done is on the disk, as far as is known; a game without a store
 * has nothing to save. */
gboolean salon_game_is_saved (SalonGame *self);
/* Whether the disk is being waited for. */
gboolean salon_game_is_saving (SalonGame *self);
/* Waits until all is saved, for %SALON_STORE_PATIENCE seconds at most. */
gboolean salon_game_flush (SalonGame *self, GError **error);

/* Holding. While held, nobody moves by itself: neither computers nor the table. Holds
 * add up. The table holds the game while it shows something that everybody should see. */
void salon_game_hold (SalonGame *self);
void salon_game_release (SalonGame *self);
/* While frozen, nobody moves at all, people included: for whoever takes the game away. */
void salon_game_freeze (SalonGame *self);
void salon_game_thaw (SalonGame *self);

/* For the games themselves */

/* Whether a move can be made at once: the game is not frozen and its record is on the
 * disk, or the disk has failed. */
gboolean salon_game_may_move (SalonGame *self);
/* Whether computers and table may move, too: nobody holds the game. */
gboolean salon_game_may_go_on (SalonGame *self);
gboolean salon_game_is_frozen (SalonGame *self);
gboolean salon_game_is_closed (SalonGame *self);
void salon_game_changed (SalonGame *self);
void salon_game_tell (SalonGame *self, const char *sentence);

G_END_DECLS
