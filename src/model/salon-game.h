/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/salon-store.h"
#include "rules/salon-record.h"

G_BEGIN_DECLS

#define SALON_TYPE_GAME (salon_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonGame, salon_game, SALON, GAME, GObject)

/**
 * SALON_GAME_ERROR:
 *
 * Why a record cannot be resumed as a game; the message is a translated sentence for
 * players.
 */
#define SALON_GAME_ERROR (salon_game_error_quark ())
GQuark salon_game_error_quark (void);

typedef enum {
  SALON_GAME_ERROR_RECORD, /* it is damaged, or never was a record */
  SALON_GAME_ERROR_NEWER,  /* a newer version of Salon wrote it */
  SALON_GAME_ERROR_WORDS,  /* its word list or a word in it is missing; the record is intact */
  SALON_GAME_ERROR_BOT,    /* a seat is a bot’s where no program can play; the record is intact */
} SalonGameError;

typedef enum {
  SALON_GAME_SETTING_UP, /* before the first move can be made */
  SALON_GAME_PLAYING,
  SALON_GAME_FINISHED,
} SalonGameStage;

/**
 * SalonGame:
 *
 * The window, the keeper and the herald use any game through this class: its title,
 * seats, stage and record, and whether the record is on the disk. Each game derives its
 * own class from it.
 *
 * A game that was just read is asleep: it is saved nowhere, and neither computers nor the
 * table move. It may be made and dropped in any thread until salon_game_wake() puts it
 * on a table. Only its owners keep a game alive: a worker that thinks for it does not.
 *
 * Signals:
 *
 *  - seated (guint seat): somebody else plays at @seat now; the seat’s kind and name are
 *    the new ones. “told” and “changed” follow.
 *  - changed (): anything that the table shows may have changed.
 *  - told (const char *sentence): a translated sentence says what happened; everybody at
 *    the table may know it. Sentences are told in the order of the events.
 *  - save-failed (const char *message): emitted once, from the main loop, when the record
 *    cannot be written. The game goes on in memory; see #SalonGate.
 *  - saved (const char *message): emitted once after that, when the record is on the disk
 *    again.
 */
struct _SalonGameClass {
  GObjectClass parent_class;

  /* A game implements all of these, except those marked as optional. Seats count from 0. */

  SalonGameStage (*get_stage) (SalonGame *self);
  /* Optional: the title that people gave this game, (nullable) (transfer none). */
  const char *(*get_title) (SalonGame *self);
  /* When it began, as written in its record, or "" (transfer none). */
  const char *(*get_date) (SalonGame *self);
  guint (*count_seats) (SalonGame *self);
  /* The name of whoever plays at @seat (transfer none). */
  const char *(*get_seat_name) (SalonGame *self, guint seat);
  /* Whether a person plays at @seat, and not a computer. */
  gboolean (*is_person) (SalonGame *self, guint seat);
  /* Whether a person has done anything that would be lost with the game. */
  gboolean (*is_begun) (SalonGame *self);
  /* Optional: what a person has to do now, as a translated sentence that everybody may
   * hear (transfer full); NULL when the game waits for no person. */
  char *(*get_status) (SalonGame *self);
  /* The lines of set-up for one more game of the same kind (transfer full). The next
   * player in turn begins, or, with @by_lot, one drawn by lot. */
  char *(*get_next_setup) (SalonGame *self, gboolean by_lot);
  /* The whole record (transfer full); @veiled: without its secrets in clear text (record.md). */
  GBytes *(*to_record) (SalonGame *self, gboolean veiled);
  /* Called when the last hold is released, when the game is thawed, and when the disk has
   * the record or has failed. If salon_game_may_go_on(), computers and table move on. */
  void (*go_on) (SalonGame *self);
  /* Optional: whether this is a guided first game, which no statistics count. */
  gboolean (*is_lesson) (SalonGame *self);
  /* Optional: what a person has read since the last move, as a line of text (transfer full), and the way back to
   * there. It belongs to one position of one game; a bookmark of another one changes nothing. */
  char *(*get_bookmark) (SalonGame *self);
  void (*set_bookmark) (SalonGame *self, const char *bookmark);
  /* Optional: drops what the game can read again, because nobody sits at its table: see salon_game_rest(). */
  void (*rest) (SalonGame *self);
  /* Optional: the game was closed; it must stop whatever happens by itself. May be called
   * more than once. */
  void (*closed) (SalonGame *self);

  /* Both or none. Who plays at @seat now: a person, or a computer of which level. */
  SalonSeatKind (*get_seat_kind) (SalonGame *self, guint seat);
  /* Has somebody else play at @seat from now on, as salon_game_hand_over() says. */
  gboolean (*hand_over) (SalonGame *self, guint seat, SalonSeatKind kind, const char *name, GError **error);

  /* Both or none: see salon_game_lacks_program() and salon_game_seat_program(). */
  gboolean (*lacks_program) (SalonGame *self, guint seat, const char **failure);
  gboolean (*seat_program) (SalonGame *self, guint seat, const char *path, GError **error);
};

/* These call the functions of the class, which say what they do. Title and status are NULL
 * where a game does not implement them. */
SalonGameStage salon_game_get_stage (SalonGame *self);
const char *salon_game_get_title (SalonGame *self);
const char *salon_game_get_date (SalonGame *self);
guint salon_game_count_seats (SalonGame *self);
const char *salon_game_get_seat_name (SalonGame *self, guint seat);
gboolean salon_game_is_person (SalonGame *self, guint seat);
/* How many seats have a person. */
guint salon_game_count_people (SalonGame *self);
gboolean salon_game_is_begun (SalonGame *self);
char *salon_game_get_status (SalonGame *self);
char *salon_game_get_next_setup (SalonGame *self, gboolean by_lot);
gboolean salon_game_is_lesson (SalonGame *self);
char *salon_game_get_bookmark (SalonGame *self); /* NULL: the game has none */
void salon_game_set_bookmark (SalonGame *self, const char *bookmark);

/* Handing over a seat */

/* Whether somebody else can take a seat: the game knows how, and is not over. */
gboolean salon_game_can_hand_over (SalonGame *self);
/* Who plays at @seat now; only for a game whose seats can be handed over. */
SalonSeatKind salon_game_get_seat_kind (SalonGame *self, guint seat);
/* Has @name, a person or a computer of some level, play at @seat from now on. Points, cards and secrets of the seat
 * stay; the newcomer knows nothing else of what was there before. The record says so in a comment, or in the line
 * of the seat as long as no move can be made. FALSE if @name cannot be a name, or nobody can sit down now. */
gboolean salon_game_hand_over (SalonGame *self, guint seat, SalonSeatKind kind, const char *name, GError **error);

/* Programs
 *
 * A program of somebody else plays at a seat of the kind %SALON_BOT. No record names one, and none runs until
 * salon_game_seat_program() is called: the seat waits for it, and the game with it. A program that is at fault is
 * sent away, and the seat waits for another one. The seat can be handed over as well. */

/* Whether @seat waits for a program. @failure: (out): what the last one did that it was sent away, a translated
 * part of a sentence (transfer none); NULL if there was none. */
gboolean salon_game_lacks_program (SalonGame *self, guint seat, const char **failure);
/* Runs the program @path, an absolute path, which plays at @seat from now on; it ends with the game. FALSE if the
 * seat is not one of a bot, or the game is over. Whether the program runs at all is told later. */
gboolean salon_game_seat_program (SalonGame *self, guint seat, const char *path, GError **error);

/* Records */

/* The whole record with every secret in clear (transfer full). Only the copy that a player
 * asks for may be written from it. */
GBytes *salon_game_to_record (SalonGame *self);
/* The record as it is saved (transfer full): veiled until the game is over. */
GBytes *salon_game_to_kept_record (SalonGame *self);
/* Whether both games are of one kind and have the same record, secrets included. */
gboolean salon_game_is_same (SalonGame *self, SalonGame *other);

/* Keeping */

/* Puts the game on a table: from now on computers and table move, and each move is saved
 * in @store (nullable). */
void salon_game_wake (SalonGame *self, SalonStore *store);
/* Takes the game off the table for good. It can still be read, but from now on computers
 * and table do not move and nothing is saved, even if somebody still has a reference. */
void salon_game_close (SalonGame *self);
/* Posts the current record to the store, if there is one; a game calls this after each move. */
void salon_game_save (SalonGame *self);
/* Whether the store has confirmed that the disk has the last record posted; TRUE without a
 * store. */
gboolean salon_game_is_saved (SalonGame *self);
/* Whether the game waits for the disk. */
gboolean salon_game_is_saving (SalonGame *self);
/* Whether a store keeps the game. */
gboolean salon_game_is_kept (SalonGame *self);
/* Waits until the record is saved, for %SALON_STORE_PATIENCE seconds at most, and returns
 * whether it is. */
gboolean salon_game_flush (SalonGame *self, GError **error);

/* Holding. While a game is held, neither computers nor the table move; people may. Holds
 * add up. The table holds the game while it shows something that everybody should see. */
void salon_game_hold (SalonGame *self);
void salon_game_release (SalonGame *self);
/* Nobody sits at the table, for instance because the window shows home: holds the game, which begins no thought and drops
 * what it can read again, such as a word list, so that a game that waits takes little memory. */
void salon_game_rest (SalonGame *self);
/* Somebody sits down at the table of a game that rests: releases it. */
void salon_game_rouse (SalonGame *self);
/* While a game is frozen nobody's move is made, not even a person's; it is frozen before it
 * is put aside. */
void salon_game_freeze (SalonGame *self);
void salon_game_thaw (SalonGame *self);

/* For the games themselves */

/* Why nobody called @name, of a @kind, can sit down now, wherever that is, marked for translation; NULL: nothing speaks against
 * it that all games have in common. */
const char *salon_game_why_nobody_sits (SalonGame *self, SalonSeatKind kind, const char *name);

/* Makes @self, whose owner is @host, a part of that game: saving it saves @host, and it goes on only when @host may
 * as well. @host outlives the connection: it sets %NULL when it lets go of @self. */
void salon_game_set_host (SalonGame *self, SalonGame *host);
/* Whether @self is a part of another game. */
gboolean salon_game_has_host (SalonGame *self);
/* Tells @sentence, why the game cannot go on although nobody has to do anything, and that it has changed; only once, until
 * nobody sits at its table any more. */
void salon_game_tell_standstill (SalonGame *self, const char *sentence);
/* Whether nobody sits at the table: the game, or its host, rests. */
gboolean salon_game_is_resting (SalonGame *self);
/* Whether a move can be made at once: the game is not frozen, and the disk either has the
 * record or has failed. */
gboolean salon_game_may_move (SalonGame *self);
/* Whether computers and table may move: salon_game_may_move(), and nobody holds the game. */
gboolean salon_game_may_go_on (SalonGame *self);
gboolean salon_game_is_frozen (SalonGame *self);
gboolean salon_game_is_closed (SalonGame *self);
/* Emits “seated”. */
void salon_game_seated (SalonGame *self, guint seat);
/* Emits “changed”. */
void salon_game_changed (SalonGame *self);
/* Emits “told”. */
void salon_game_tell (SalonGame *self, const char *sentence);

G_END_DECLS
