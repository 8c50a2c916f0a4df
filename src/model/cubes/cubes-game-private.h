/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the units of CubesGame share: moves (cubes-game.c), what people do (-people.c), shaking (-shake.c), the time
 * and what happens by itself (-time.c), computers (-computers.c), the words of a grid (-words.c), records (-record.c) and
 * who sits where (-seats.c). */

#pragma once

#include "model/cubes/cubes-game.h"
#include "model/cubes/cubes-lexicon.h"
#include "model/cubes/cubes-turns.h"
#include "model/salon-log.h"
#include "players/cubes/cubes-player.h"
#include "rules/salon-remark.h"

G_BEGIN_DECLS

/* The two forms of the record; see doc/veiled-record.md. */
enum {
  CUBES_LOG_PLAIN,
  CUBES_LOG_VEILED,
  CUBES_N_LOGS,
};

struct _CubesGame {
  SalonGame parent_instance;

  /* The set-up as the game began, with the salt, and the one state, which is too large for an object and is never copied but
   * into a view. */
  CubesRecord *record;
  CubesHeader shown; /* the set-up without the salt; who sits there now */
  CubesHabits habits;
  CubesRival rival; /* whose points of the first round are to be beaten */
  CubesLexiconJudge judge;
  guint64 random;

  /* The record in both forms, with the lines so far. */
  SalonLog *log[CUBES_N_LOGS];
  guint remarks; /* comments in it that say who sits where */

  GArray *rounds; /* of CubesRound: those that were scored */
  gboolean next;  /* people went on to the next round, which has no move yet */

  /* The round in progress. */
  CubesTurns turns;
  gboolean called; /* the timer was turned: computers write no more */
  gboolean paused;
  gint64 (*now) (void);
  gboolean counting; /* the time ran when it was counted last */
  gint64 counted;    /* when that was, in µs */
  guint timer_id;
  guint step_id;

  /* A worker shakes until a wish is met, or thinks about the Bar. */
  GCancellable *shaking;

  /* The computers. */
  GCancellable *planning;            /* a worker finds out what they are going to write */
  CubesPlan *plan[CUBES_MAX_SEATS];  /* NULL: not known, or no computer sits there */
  guint next_word[CUBES_MAX_SEATS];  /* of the plan */
  gint64 seated_at[CUBES_MAX_SEATS]; /* µs of the time of computers before which it writes nothing */

  /* The words of the grid of the round that was read out. */
  GCancellable *solving;
  GArray *words;         /* of CubesGridWord; NULL: not known */
  gboolean unanswerable; /* they cannot be known: there is no list to ask */
};

/* cubes-game.c */

/* The next 64 random bits. */
guint64 cubes_game_random (CubesGame *self);
/* Whether @seat, which may be CUBES_ONLOOKER, is one at which a person or a computer plays. */
gboolean cubes_game_is_person (CubesGame *self, int seat);
gboolean cubes_game_is_computer (CubesGame *self, int seat);
/* A bit for each seat at which a person plays. */
guint cubes_game_people (CubesGame *self);
/* Does what follows from @move, which the state has made already: log, score pad, turns. */
void cubes_game_made (CubesGame *self, const CubesMove *move);
/* Makes @move without saving or telling.  Returns the reason if it cannot be made. */
CubesReason cubes_game_apply (CubesGame *self, const CubesMove *move);
/* Makes @move, saves the game and emits its signals; or sets @error. */
gboolean cubes_game_make (CubesGame *self, const CubesMove *move, GError **error);
/* Emits “moved” for @move, which was made. */
void cubes_game_emit_moved (CubesGame *self, const CubesMove *move);
void cubes_game_emit_solved (CubesGame *self);
/* These set @error and return FALSE. */
gboolean cubes_game_refuse (GError **error, int code, const char *reason);
gboolean cubes_game_refuse_rule (GError **error, CubesReason reason);
/* Whether lists are written: the cubes lie, the Bar too, and the round is not scored. */
gboolean cubes_game_is_writing (CubesGame *self);
/* Whether the game has so many moves that no other round can be played to its end. */
gboolean cubes_game_is_full (CubesGame *self);

/* cubes-game-shake.c */

/* Shakes for @seat, as chance and the wish decide. */
gboolean cubes_game_throw (CubesGame *self, int seat, GError **error);
/* What a worker shakes, or thinks of the Bar, is not wanted any more. */
void cubes_game_forget_throw (CubesGame *self);
/* If a computer is to shake or to lay the Bar, it does. */
void cubes_game_shake_by_itself (CubesGame *self);

/* cubes-game-time.c */

/* The turns of a round whose time begins now. */
void cubes_game_begin_turns (CubesGame *self);
/* Has the main loop do the next step of what happens by itself. */
void cubes_game_schedule (CubesGame *self);
/* Counts the time and lets it run on, if it runs. */
void cubes_game_run_time (CubesGame *self);
/* Stops clock, steps and workers. */
void cubes_game_stop (CubesGame *self);
/* Writes the comment that @seat has finished, or that the time on paper is up (−1). */
void cubes_game_log_done (CubesGame *self, int seat);
/* Takes such a comment; FALSE: @line is none. */
gboolean cubes_game_follow_done (CubesGame *self, const char *line, gsize length);

/* cubes-game-computers.c */

/* The seed of all that the computer at @seat decides in this game. */
guint64 cubes_game_get_seed (CubesGame *self, int seat);
/* Has a worker find out what the computers are going to write, if that is not known. */
void cubes_game_plan (CubesGame *self);
/* Whether all that computers are going to write is known. */
gboolean cubes_game_is_planned (CubesGame *self);
/* Whether the computer at @seat has written all that it is going to write; and whether all computers have. */
gboolean cubes_game_has_written (CubesGame *self, int seat);
gboolean cubes_game_have_all_written (CubesGame *self);
/* Writes what computers write up to the time @until, in µs, of theirs.  Returns whether that was anything. */
gboolean cubes_game_write_planned (CubesGame *self, gint64 until);
/* When the next computer writes, in µs of their time; G_MAXINT64: none does. */
gint64 cubes_game_next_planned (CubesGame *self);
/* Forgets what computers are going to write. */
void cubes_game_forget_plans (CubesGame *self);

/* cubes-game-words.c */

/* Has a worker find the words of the grid that was read out, if they are not known. */
void cubes_game_solve (CubesGame *self);
/* The lists are off the table. */
void cubes_game_forget_words (CubesGame *self);

/* cubes-game-record.c */

/* Appends @text to the log in both forms. */
void cubes_game_log (CubesGame *self, const char *text);
/* Appends @move, before which the game had @place moves. */
void cubes_game_log_move (CubesGame *self, const CubesMove *move, guint32 place);
/* These two write what to_record and get_next_setup of #SalonGameClass return. */
GBytes *cubes_game_write_record (CubesGame *self, gboolean veiled);
char *cubes_game_write_next_setup (CubesGame *self, gboolean by_lot);
/* Sets an error of %SALON_GAME_ERROR_WORDS if somebody @needed the word list and it cannot be read. */
gboolean cubes_game_check_words (CubesGame *self, gboolean needed, GError **error);

/* cubes-game-seats.c */

/* Does what @remark of a record says; one that cannot be is only a comment. */
void cubes_game_follow_remark (CubesGame *self, const SalonRemark *remark);
/* These two are functions of #SalonGameClass. */
SalonSeatKind cubes_game_get_seat_kind (SalonGame *game, guint seat);
gboolean cubes_game_hand_over (SalonGame *game, guint seat, SalonSeatKind kind, const char *name, GError **error);

G_END_DECLS
