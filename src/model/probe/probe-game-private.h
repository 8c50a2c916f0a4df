/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the units of ProbeGame share: what people do (probe-game.c), what happens by itself (-step.c), programs
 * (-bots.c), the score pad (-pad.c), records (-record.c), who sits where (-seats.c), what is taken back (-undo.c) and hints
 * (-hint.c). */

#pragma once

#include "model/probe/probe-bot-seat.h"
#include "model/probe/probe-game.h"
#include "model/probe/probe-lesson.h"
#include "model/salon-log.h"
#include "model/salon-word-list.h"
#include "players/probe/probe-player.h"
#include "rules/salon-remark.h"

G_BEGIN_DECLS

struct _ProbeGame {
  SalonGame parent_instance;

  ProbeHeader header; /* with the rows as laid: secret; who sat down when the game began */
  ProbeHeader shown;  /* the same without rows and salt; who sits there now */
  SalonGameStage stage;
  ProbeState state; /* from PLAYING on */

  /* The list of words, for probe_game_get_words(): closed while nobody sits at the table. */
  SalonWordList *word_list; /* NULL: it is closed */
  gboolean lacks_list;      /* it could not be opened, and is not tried again before the game goes on */

  guint64 random;
  gboolean chooses[PROBE_MAX_SEATS];

  /* The record that is saved, from PLAYING to the end: the set-up, with its words
   * veiled, and the moves so far, one a line. */
  SalonLog *log;   /* NULL while words are laid */
  gsize log_setup; /* bytes before the first move */
  guint remarks;   /* comments in it */

  gboolean has_waiting; /* a person's move waits until it may be made */
  ProbeMove waiting;

  /* The pad; all lines but the last one are full. */
  struct {
    GArray *totals;               /* of gint32: line after line, in each a total per seat */
    guint round;                  /* the line for what comes now */
    guint in_last;                /* bit per seat: its total is written in the last line */
    guint due;                    /* bit per seat: its total is to be written */
    gint32 turn[PROBE_MAX_SEATS]; /* what this turn has brought */
  } pad;
  guint32 draws;      /* activity cards drawn so far */
  ProbeTokens tokens; /* of what happened last */
  ProbeBest best;     /* of all questions so far */

  /* The computers. */
  ProbePlayer player[PROBE_MAX_SEATS];
  guint step_id;
  GCancellable *thinking; /* set while a worker thinks */
  guint32 thinking_at;    /* number of moves */
  gboolean considered;    /* computers were asked to interrupt or challenge at considered_at */
  guint32 considered_at;  /* number of moves */
  gboolean has_pending;   /* a computer's move waits until the game may go on */
  ProbeMove pending;
  guint32 pending_at;

  /* What can be taken back: the numbers of the last move that a person has decided and of the last card that they have
   * shown where they had a choice, since somebody sat down; 0: none. */
  guint32 decided, showed;
  gboolean seated; /* somebody has sat down since the game began */

  /* Hints. */
  GCancellable *hinting; /* set while one is looked for */
  gboolean has_hint;
  ProbeReviewQuestion hint; /* for the position after hint_at moves */
  guint32 hint_at;

  /* The bots. A seat of theirs waits as long as no program plays there. */
  struct {
    ProbeBotSeat *program;         /* NULL: nobody has chosen one, or it was sent away */
    char *failure;                 /* why the last one was sent away; NULL: there was none */
    gboolean asked;                /* it has not answered the question that it was asked at asked_at */
    gboolean passed;               /* it names no word at passed_at */
    guint32 asked_at;              /* number of moves */
    guint32 passed_at;             /* number of moves */
    gboolean left;                 /* it knows that the game is over */
    ProbeRow row[PROBE_MAX_TRAYS]; /* what it has laid and is not on the table yet; empty: nothing */
  } bot[PROBE_MAX_SEATS];

  /* The guided first game. */
  const ProbeLessonScript *script; /* NULL: this is an ordinary game */
  ProbeLesson lesson;
  gboolean quiet; /* the learner plays on without notes */
};

/* Finds out from the header whether the game is a lesson, which has then not begun. */
void probe_game_find_lesson (ProbeGame *self);
/* Adds what lessons have to the class. */
void probe_game_lesson_class_init (SalonGameClass *klass);
/* Draws the learner’s first card in a lesson. FALSE: it is not due. */
gboolean probe_game_lesson_draws (ProbeGame *self);
/* The card that is prepared for the next draw; PROBE_NO_CARD: the pile decides. */
ProbeKind probe_game_get_prepared (ProbeGame *self);
/* The list of words of this game, which is opened if it is not open; that takes a few milliseconds. NULL if it cannot be
 * read. Workers refer to the list, not to the game, so that a game is freed as soon as its owners drop it. */
SalonWordList *probe_game_get_list (ProbeGame *self);
/* The same, to be asked. */
const WordsList *probe_game_get_words (ProbeGame *self);
/* Closes the list, unless a worker still uses it, until somebody asks it again. */
void probe_game_close_words (ProbeGame *self);
/* Whether the game cannot go on without a list: rows are judged by it, or a computer or a program thinks of words. */
gboolean probe_game_needs_words (ProbeGame *self);
/* The next 64 random bits. */
guint64 probe_game_random (ProbeGame *self);
/* The same, but they belong to the game for good: number @n is the same after moves were taken back, and when another
 * program goes on with the game. */
guint64 probe_game_chance (ProbeGame *self, guint64 n);
/* Does what follows from a move that the state has made already: writes log and pad, lets the
 * computers remember it, and notices the end of the game. */
void probe_game_made (ProbeGame *self, const ProbeMove *move, const ProbeEvents *events);
void probe_game_init_pad (ProbeGame *self);
void probe_game_clear_pad (ProbeGame *self);
/* Writes what @events, which led to the present state, change on the pad. */
void probe_game_write_pad (ProbeGame *self, const ProbeEvents *events);
/* Whether the word list of the game can be read, which is open then. */
gboolean probe_game_open_words (ProbeGame *self, GError **error);
/* Appends @remark, which was read or happens now, to the log; FALSE if it has too many already. */
gboolean probe_game_log_remark (ProbeGame *self, const SalonRemark *remark);
/* Does what @remark of a record says; one that cannot be is only a comment. */
void probe_game_follow_remark (ProbeGame *self, const SalonRemark *remark);
/* These two are functions of #SalonGameClass. */
SalonSeatKind probe_game_get_seat_kind (SalonGame *game, guint seat);
gboolean probe_game_hand_over (SalonGame *game, guint seat, SalonSeatKind kind, const char *name, GError **error);
/* What was thought before, of the position or of a word, counts no more. */
void probe_game_forget_thoughts (ProbeGame *self);
/* Notes what a person could take back of @move, which was made. */
void probe_game_note_decision (ProbeGame *self, const ProbeMove *move);
/* Somebody has sat down: what was before cannot be taken back. */
void probe_game_note_newcomer (ProbeGame *self);
/* Why nothing is taken back in this game, and nobody has hints; NULL: nothing speaks against it (transfer none). */
const char *probe_game_why_not_helped (ProbeGame *self);
/* Puts the state back to before what a person has decided last. @news: (out): says so, (transfer full). */
gboolean probe_game_rewind (ProbeGame *self, char **news, GError **error);
/* Ends the search for a hint, and forgets the one that was found. */
void probe_game_drop_hint (ProbeGame *self);
/* Whether a record can be used that was read with @judge. @fault (transfer full) (nullable): of its lines. Without a list nothing is
 * wrong with the record, whatever its lines seem to be; and a word that the list does not have may have been in it when the
 * word was laid. If it cannot be used, sets @error. */
gboolean probe_game_accept_words (const SalonWordListJudge *judge, GError *fault, GError **error);
/* Puts the game back to what the plain record @text says, which is one of this game with fewer moves. FALSE, with nothing
 * done, if it cannot be read. */
gboolean probe_game_read_again (ProbeGame *self, const char *text, gsize length);
/* The moves so far and the comments among them, @length bytes without a NUL. */
const char *probe_game_peek_moves (ProbeGame *self, gsize *length);
/* Whether a computer, neither a person nor a bot, plays at @seat. */
gboolean probe_game_is_computer (ProbeGame *self, int seat);
/* Adds what bots have to the class. */
void probe_game_bots_class_init (SalonGameClass *klass);
/* Tells the bots that the game has begun, or that @move was made. */
void probe_game_tell_bots (ProbeGame *self, const ProbeMove *move);
/* Puts what bots have laid on the table. */
void probe_game_put_bot_rows (ProbeGame *self);
/* Asks the bots one after the other whether they name a word in this position. TRUE as long as one has not answered. */
gboolean probe_game_bots_interject (ProbeGame *self);
/* Has the bot that is to decide do so, if one is. */
void probe_game_ask_bot (ProbeGame *self);
/* Tells all computers what kind of seat has laid each word. */
void probe_game_introduce (ProbeGame *self);
/* Whatever the bots were asked before counts no more. */
void probe_game_forget_bots (ProbeGame *self);
/* Sends the program of @seat away, if one plays there. */
void probe_game_dismiss_bot (ProbeGame *self, int seat);
/* Starts the log with the veiled set-up, which does not change any more, and the tokens. */
void probe_game_begin_log (ProbeGame *self);
/* These two write what to_record and get_next_setup of #SalonGameClass return. */
GBytes *probe_game_write_record (ProbeGame *self, gboolean veiled);
char *probe_game_write_next_setup (ProbeGame *self, gboolean by_lot);
/* Lays a row that has been judged, and begins the game if it was the last one. */
void probe_game_put_row (ProbeGame *self, int seat, int tray, const ProbeRow *row);
/* Makes @move, which must be legal, saves the game and emits its signals. */
void probe_game_make (ProbeGame *self, const ProbeMove *move);
/* Has the main loop do the next step of what happens by itself. */
void probe_game_schedule (ProbeGame *self);
/* Cancels the next step, and the thought of a worker. */
void probe_game_stop_thinking (ProbeGame *self);

G_END_DECLS
