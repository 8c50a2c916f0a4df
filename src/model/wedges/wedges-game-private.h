/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the units of WedgesGame share: moves (wedges-game.c), the question on the table (-card.c), what people do
 * (-people.c), a verdict that is taken back (-verdict.c), the time (-time.c), computers (-computers.c), records (-record.c) and who sits where (-seats.c). */

#pragma once

#include "model/salon-log.h"
#include "model/wedges/wedges-game.h"
#include "model/wedges/wedges-questions.h"
#include "players/wedges/wedges-player.h"
#include "rules/salon-remark.h"

G_BEGIN_DECLS

/* What a verdict that is taken back needs. */
typedef struct {
  WedgesState state;
  WedgesTrail trail;
  gboolean full;        /* as many turns were kept as can be */
  WedgesTurn oldest;    /* of these, if so */
  gsize begins, length; /* of the line in the record */
} WedgesJudged;

struct _WedgesGame {
  SalonGame parent_instance;

  /* The set-up as the game began, and the one state, which is never copied. */
  WedgesRecord *record;
  WedgesHeader shown;         /* who sits there now */
  WedgesQuestions *questions; /* NULL: the game is over, and they are not there */
  guint64 random;
  gboolean woken;                         /* it is, or was, on a table */
  WedgesPlayer *player[WEDGES_MAX_SEATS]; /* NULL: no computer sits there, or it has done nothing yet */

  SalonLog *log; /* the record, with the lines so far */
  gsize texts;   /* bytes of the answers in it */
  guint remarks; /* in it: who sits where */
  guint comments;

  WedgesTrail trail;
  GArray *turns; /* of WedgesTurn: the last questions that were answered */

  /* The question on the table: that of the trail. */
  WedgesCardStage stage;
  char *given;          /* what was typed, or said by a computer; "" otherwise */
  gboolean verdict;     /* that was given, or is proposed */
  char *reason;         /* why it is proposed, or "" */
  char *others;         /* of the answer that was told last: its other forms, parted by “|” */
  gboolean late;        /* the time had run out */
  gboolean objected;    /* something is wrong with the card */
  WedgesJudged *judged; /* (nullable): what was before the table judged the last answer; NULL: it has not */

  /* The time for the answer. */
  gboolean paused;
  gint64 (*now) (void);
  gboolean counting; /* the time ran when it was counted last */
  gint64 counted;    /* when that was, in µs */
  gint64 used;       /* µs of the time for the question that is due */
  guint timer_id;
  guint step_id;
};

/* wedges-game.c */

/* The next 64 random bits. */
guint64 wedges_game_random (WedgesGame *self);
/* Whether @seat, which may be −1, is one at which a computer plays. */
gboolean wedges_game_is_computer (WedgesGame *self, int seat);
/* Does what follows from @move, which the state has made already: trail, chronicle, the question on the table. */
void wedges_game_made (WedgesGame *self, const WedgesMove *move);
/* Makes @move, saves the game and emits its signals; or sets @error. */
gboolean wedges_game_make (WedgesGame *self, const WedgesMove *move, GError **error);
/* These set @error and return FALSE. */
gboolean wedges_game_refuse (GError **error, int code, const char *reason);
gboolean wedges_game_refuse_rule (GError **error, WedgesReason reason);
/* Emits “uncovered”. */
void wedges_game_emit_uncovered (WedgesGame *self);
/* Emits “taken-back”. */
void wedges_game_emit_taken_back (WedgesGame *self);
/* Emits “not-noted”. */
void wedges_game_emit_not_noted (WedgesGame *self, const char *why);

/* wedges-game-card.c */

/* The question on the table, as the bank has it, with its answer; NULL: none lies there. */
const QuestionsQuestion *wedges_game_find_question (WedgesGame *self);
/* What everybody may know of the question @found, which was asked in @turn of a game with @header. */
WedgesAsked wedges_game_describe_question (const WedgesHeader *header,
                                           const WedgesTurn *turn,
                                           const QuestionsQuestion *found);
/* The question of the trail is asked; its answer is uncovered; @given was typed; it was answered by @move. */
void wedges_game_asked (WedgesGame *self);
void wedges_game_uncovered (WedgesGame *self);
void wedges_game_proposed (WedgesGame *self, const char *given);
void wedges_game_answered (WedgesGame *self, const WedgesMove *move);
/* Keeps how far the boxes have been asked, with the question on the table, for the games to come. */
void wedges_game_keep_boxes (WedgesGame *self);

/* wedges-game-verdict.c */

/* Says of the answer that is due, which was said aloud, whether it was @right. */
gboolean wedges_game_give_verdict (WedgesGame *self, gboolean right, GError **error);

/* wedges-game-people.c */

/* Whether people may do anything at all now. */
gboolean wedges_game_check (WedgesGame *self, GError **error);

/* Honest chance throws the die for @seat. */
gboolean wedges_game_throw (WedgesGame *self, int seat, GError **error);

/* wedges-game-time.c */

/* Has the main loop do the next step of what happens by itself. */
void wedges_game_schedule (WedgesGame *self);
/* Counts the time and lets it run on, if it runs. */
void wedges_game_run_time (WedgesGame *self);
/* Stops clock and steps. */
void wedges_game_stop (WedgesGame *self);

/* wedges-game-computers.c */

/* If a computer has to do something, it does. */
void wedges_game_move_computer (WedgesGame *self);
/* Forgets the computer that has played at @seat. */
void wedges_game_forget_player (WedgesGame *self, int seat);

/* wedges-game-record.c */

/* Takes the @length bytes from @begins on out of the record. */
void wedges_game_unlog (WedgesGame *self, gsize begins, gsize length);
/* These append to the record: a move, and comments about the question on the table. */
void wedges_game_log_move (WedgesGame *self, const WedgesMove *move);
void wedges_game_log_uncovered (WedgesGame *self);
void wedges_game_log_given (WedgesGame *self);
void wedges_game_log_left (WedgesGame *self);
void wedges_game_log_noted (WedgesGame *self);
void wedges_game_log_late (WedgesGame *self);
/* Whether a line of a record, of @length bytes with its LF, is that comment: the time of the answer before it had run out. */
gboolean wedges_game_is_late_comment (const char *line, gsize length);
/* Appends who sits where now; FALSE if the record has too many such remarks already. */
gboolean wedges_game_log_remark (WedgesGame *self, const SalonRemark *remark);
/* Writes what get_next_setup of #SalonGameClass returns. */
char *wedges_game_write_next_setup (WedgesGame *self);

/* wedges-game-seats.c */

/* Does what @remark of a record says; one that cannot be is only a comment. */
void wedges_game_follow_remark (WedgesGame *self, const SalonRemark *remark);
/* These two are functions of #SalonGameClass. */
SalonSeatKind wedges_game_get_seat_kind (SalonGame *game, guint seat);
gboolean wedges_game_hand_over (SalonGame *game, guint seat, SalonSeatKind kind, const char *name, GError **error);

G_END_DECLS
