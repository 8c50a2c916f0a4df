/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/salon-replay-comments.h"
#include "rules/salon-record.h"
#include "rules/salon-remark.h"

G_BEGIN_DECLS

#define SALON_TYPE_REPLAY (salon_replay_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonReplay, salon_replay, SALON, REPLAY, GObject)

/* How much of a game its record tells. */
typedef enum {
  SALON_REPLAY_FINISHED,
  SALON_REPLAY_UNFINISHED,
  SALON_REPLAY_DAMAGED, /* the record has a fault; what stands before it is replayed */
} SalonReplayState;

/* Whose eyes see the game: a seat from 0 on, or one of these. */
#define SALON_EYES_ALL      254 /* every secret lies open */
#define SALON_EYES_ONLOOKER 255 /* what everybody at the table saw */

/* For a seat: there is none. */
#define SALON_REPLAY_NOBODY G_MAXUINT

/* Who plays a game that goes on from a position of another one. */
typedef struct {
  const char *title; /* or "" */
  SalonSeatKind kind[SALON_MAX_SEATS];
  const char *name[SALON_MAX_SEATS];
} SalonReplayPlayers;

/**
 * SalonReplay:
 *
 * A game as its record tells it, to be looked at from one position to the next. Position 0 is the beginning, before
 * anybody has done anything; the last one is the end of the record. Between two positions lies what people would call
 * one step of the game, such as a question with its answer. What is shown of a position is the business of the game’s own class;
 * here is what every replay has.
 *
 * A replay never changes and may be made in any thread. Any position is reached in bounded time, however long the game was.
 *
 * The secrets of a game that is not over are safe with it: only @SALON_EYES_ONLOOKER and, if one person played against
 * computers, that person’s seat are allowed then, and no sentence tells what was asked in vain.
 */
struct _SalonReplayClass {
  GObjectClass parent_class;

  /* See salon_replay_name_own(), marked for translation. */
  const char *own;

  /* A game implements all of these, except those marked as optional. Seats count from 0. */

  guint (*get_last) (SalonReplay *self);
  char *(*name_position) (SalonReplay *self, guint position);
  char *(*name_turn) (SalonReplay *self, guint position);
  char *(*name_start) (SalonReplay *self, guint position);
  char *(*tell) (SalonReplay *self, guint position);
  guint (*get_number) (SalonReplay *self, guint position);
  int (*get_points) (SalonReplay *self, guint position, guint seat);
  guint (*get_speaker) (SalonReplay *self, guint position);
  gboolean (*begins_turn) (SalonReplay *self, guint position);
  char *(*describe) (SalonReplay *self);
  /* Optional: without it each move of the record leads to a position of its own. */
  guint (*get_moves) (SalonReplay *self, guint position);
  /* Optional: without it all eyes look on at a game that is over, and at any other those of the only person. */
  gboolean (*allows_eyes) (SalonReplay *self, guint eyes);
  /* Optional, both or none. */
  gboolean (*can_go_on) (SalonReplay *self, guint position);
  /* Returns the record of a game called @title that goes on from @position with those who play there (transfer full). */
  GString *(*go_on) (SalonReplay *self, guint position, const char *title);
};

/* The whole record, or how far it goes. @fault: (out) (optional) (nullable): of a damaged one, what is wrong, as a
 * translated sentence for players (transfer none). */
SalonReplayState salon_replay_get_state (SalonReplay *self, const char **fault);

/* Positions */

/* The last position. */
guint salon_replay_get_last (SalonReplay *self);
/* What @position is called: “Question 24 of 58” (transfer full). */
char *salon_replay_name_position (SalonReplay *self, guint position);
/* Whose turn it was that led to @position, and which one of theirs: “Ada’s turn 5”; "" at the beginning (transfer full). */
char *salon_replay_name_turn (SalonReplay *self, guint position);
/* What a game that goes on from @position is called: “From question 24 on” (transfer full). */
char *salon_replay_name_start (SalonReplay *self, guint position);
/* What happened on the way to @position, as the game told it to everybody; "" at the beginning (transfer full). */
char *salon_replay_tell (SalonReplay *self, guint position);
/* The number under which people count @position: how many questions or words there were so far. It never falls; some positions
 * may have the number of the one before. */
guint salon_replay_get_number (SalonReplay *self, guint position);
/* The first position with @number. */
guint salon_replay_find_number (SalonReplay *self, guint number);
/* How many moves of the record were made up to @position. */
guint salon_replay_get_moves (SalonReplay *self, guint position);
/* The first position at which move @move of the record, from 1, was made. */
guint salon_replay_find_move (SalonReplay *self, guint move);
/* The points of @seat at @position. */
int salon_replay_get_points (SalonReplay *self, guint position, guint seat);
/* The seat that did what led to @position; %SALON_REPLAY_NOBODY at the beginning. */
guint salon_replay_get_speaker (SalonReplay *self, guint position);
/* The next position after @position, or with @back the one before, at which a turn begins; the end of the record, or its
 * beginning, if there is none. */
guint salon_replay_find_turn (SalonReplay *self, guint position, gboolean back);

/* Eyes */

/* Whether the game may be looked at with @eyes, a seat or one of %SALON_EYES_ALL, %SALON_EYES_ONLOOKER. */
gboolean salon_replay_allows_eyes (SalonReplay *self, guint eyes);
/* What a player sees besides what lies open, translated, to follow a name: “and their own word”. */
const char *salon_replay_name_own (SalonReplay *self);

/* The game */

/* Which game it was, the game and its edition (transfer full). */
char *salon_replay_describe (SalonReplay *self);
/* The title that people gave it; NULL or "" if none (transfer none). */
const char *salon_replay_get_title (SalonReplay *self);
/* When it began, as in its record, or "" (transfer none). */
const char *salon_replay_get_date (SalonReplay *self);
guint salon_replay_count_seats (SalonReplay *self);
/* Who played at @seat when @position was reached (transfer none). */
const char *salon_replay_get_seat_name (SalonReplay *self, guint position, guint seat);
SalonSeatKind salon_replay_get_seat_kind (SalonReplay *self, guint position, guint seat);

/* Going on */

/* Whether a new game can go on from @position: somebody has still something to do there and, if the game is not over, it is
 * its last one, so that nobody can take back what they have done. */
gboolean salon_replay_can_go_on (SalonReplay *self, guint position);
/**
 * salon_replay_go_on:
 *
 * Makes the record of a new game with everything that was done up to @position, and goes on from there with @players. Whoever
 * differs from whom the record knows there takes the seat over from then on. From a finished game a new one begins now. From
 * one that is not over the same game goes on, and keeps the date: by that, statistics know the two again.
 *
 * Returns: (transfer full): the record, for salon_game_read(); NULL if a name or the title cannot stand in a
 *   record, with an error of %SALON_GAME_ERROR
 */
char *salon_replay_go_on (SalonReplay *self, guint position, const SalonReplayPlayers *players, GError **error);

/* For the games themselves */

/* The comments of the record behind its beginning, to be filled while it is read; a game says in its init how many are kept. */
SalonReplayComments *salon_replay_get_comments (SalonReplay *self);
/* Says what was read, before anybody uses @self. @header: that of the record, of a game of @seats seats; @over: it is over, so
 * nothing is secret any more; @fault: (nullable): why the record was not read to its end */
void salon_replay_set_read (SalonReplay *self,
                            const SalonHeader *header,
                            guint seats,
                            gboolean over,
                            const GError *fault);
/* Lets @header, a copy of the record’s, know who sat where after @moves moves. */
void salon_replay_seat_players (SalonReplay *self, guint moves, SalonHeader *header);
/* The seat of the only person who played at the end; %SALON_REPLAY_NOBODY if there are none or several. */
guint salon_replay_get_only_person (SalonReplay *self);
/* The only person is not alone before the screen: until the game is over, nobody looks on with their eyes. */
void salon_replay_forget_only_person (SalonReplay *self);
/* Makes of @header, that of the record, the one of a game called @title that goes on from it, in clear. @finished: the record's
 * game is over, so the new one begins now. */
void salon_replay_head_on (SalonHeader *header, const char *title, gboolean finished);
/* Appends the line of @remark to the record @out. */
void salon_replay_write_remark (GString *out, const SalonRemark *remark);

G_END_DECLS
