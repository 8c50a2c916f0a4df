/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of Wedges in progress, from the first roll to the last place. */

#pragma once

#include <gio/gio.h>

#include "model/salon-game-kind.h"
#include "model/wedges/wedges-setup.h"
#include "model/wedges/wedges-trail.h"
#include "rules/wedges/wedges-move.h"
#include "rules/wedges/wedges-reason.h"
#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_GAME (wedges_game_get_type ())
G_DECLARE_FINAL_TYPE (WedgesGame, wedges_game, WEDGES, GAME, SalonGame)

/**
 * WEDGES_GAME_ERROR:
 *
 * Why the game refused something; the code is a #WedgesReason or one of #WedgesGameError, the message a translated
 * sentence for players.
 */
#define WEDGES_GAME_ERROR (wedges_game_error_quark ())
GQuark wedges_game_error_quark (void);

typedef enum {
  WEDGES_GAME_ERROR_STAGE = WEDGES_N_REASONS, /* not now */
  WEDGES_GAME_ERROR_TURN,                     /* no person sits there, or it is a computer’s to do */
  WEDGES_GAME_ERROR_PAUSED,                   /* the game is paused, or is being put aside */
  WEDGES_GAME_ERROR_TEXT,                     /* such an answer cannot be written down */
  WEDGES_GAME_ERROR_SEAT,                     /* nobody of that name or kind can sit down there */
} WedgesGameError;

/**
 * WedgesGame:
 *
 * A #SalonGame. Its signal “changed” comes after these:
 *
 *  - moved (const WedgesMove *move): a move was made, the state has changed already.
 *  - uncovered (): the answer of the question that is due can be read now: it was uncovered, or an answer was typed.
 *  - taken-back (): the verdict on the last answer was taken back, and the state is again that before it.
 *  - not-noted (const char *why): the note about a card did not come to the disk; it can be made once more.
 *
 * A move is made at once, and never waits for the disk; its record follows when the disk has answered. What computers do
 * waits for the disk, and for whoever holds the game. People may act while the game is held.
 *
 * Nobody at this table has a secret of their own. The only one is the answer of the question that is due, and no function,
 * signal, sentence or record tells it before the question is uncovered, typed, given up or out of time.
 */

/* Reads a game, asleep, from its record. May be called in any thread; the longest records take a while. The error is of
 * %SALON_GAME_ERROR; %SALON_GAME_ERROR_WORDS: its bank of questions is not there, or has fewer cards than it had. */
WedgesGame *wedges_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error);

/* Wedges, for lists of the kinds of games. */
extern const SalonGameKind wedges_game_kind;

/* Set-up, names, members and kinds of the seats as they are now. A team whose seat is somebody else’s now has no members. */
const WedgesHeader *wedges_game_get_header (WedgesGame *self);
/* The state; its phase says what is due, and wedges_seat_due() whose it is. */
const WedgesState *wedges_game_get_state (WedgesGame *self);
/* Whether @seat exists and a person, or a team, plays there. */
gboolean wedges_game_is_person (WedgesGame *self, int seat);
/* The person who has to do what is due; −1 when it is a computer’s, or the game is over. A question of a person that is
 * judged by the table is theirs, too. */
int wedges_game_get_person (WedgesGame *self);

/* The question */

typedef enum {
  WEDGES_CARD_NONE,      /* no question lies on the table */
  WEDGES_CARD_ASKED,     /* a question is due, and its answer is secret */
  WEDGES_CARD_UNCOVERED, /* the table has uncovered the answer, and judges what was said */
  WEDGES_CARD_PROPOSED,  /* an answer was typed, and the verdict is proposed */
  WEDGES_CARD_ANSWERED,  /* the last question, until somebody rolls or the game is over for good */
} WedgesCardStage;

WedgesCardStage wedges_game_get_card_stage (WedgesGame *self);

/* What everybody may know of the question that lies on the table. Its texts are good until the game is freed. */
typedef struct {
  int seat;         /* who is asked */
  int member;       /* who of the team answers alone, from 0; −1: they consult each other, or are no team */
  int card, box;    /* the number of the card, from 1, and its box, from 0 */
  int category;     /* a WedgesCategory */
  int difficulty;   /* 1–5 */
  gboolean final;   /* it decides the game */
  const char *kind; /* of thing that is asked for, as in the bank: “river” */
  const char *text; /* the question */
} WedgesAsked;

/* FALSE: none lies there. */
gboolean wedges_game_get_question (WedgesGame *self, WedgesAsked *question);

/* The answer, as soon as it is no secret any more. */
typedef struct {
  const char *answer; /* the reference answer */
  const char *others; /* other forms of it that are right, parted by “|”, or "" */
  const char *fact;   /* or "" */
  const char *given;  /* what was typed, or what the computer has said; "": it was said aloud, or nothing was said */
  gboolean right;     /* the verdict, or of WEDGES_CARD_PROPOSED the one that is proposed */
  const char *reason; /* why that is proposed, a translated sentence; "" otherwise */
  gboolean late;      /* the time had run out */
} WedgesAnswer;

/* FALSE: it is secret, or no question lies there. The texts are good until the next change. */
gboolean wedges_game_get_answer (WedgesGame *self, WedgesAnswer *answer);

/* What people do. Each function tells whether it happened; if not, @error has a sentence why not, and nothing has changed.
 * @seat is always the person who does it. */

/* Honest chance decides how the die falls. */
gboolean wedges_game_roll (WedgesGame *self, int seat, GError **error);
gboolean wedges_game_move_to (WedgesGame *self, int seat, int space, GError **error);
gboolean wedges_game_choose (WedgesGame *self, int seat, int category, GError **error);
gboolean wedges_game_vote (WedgesGame *self, int seat, int category, GError **error);
/* Everybody who has still to vote has agreed on @category; the same vote is written for each of them, computers included.
 * A person must be the next to vote. */
gboolean wedges_game_vote_together (WedgesGame *self, int category, GError **error);
/* Somebody uncovers the answer of a question to a person, which was answered aloud. */
gboolean wedges_game_uncover (WedgesGame *self, GError **error);
/* The table says whether the answer was @right. */
gboolean wedges_game_judge (WedgesGame *self, gboolean right, GError **error);
/* The table has judged by mistake: what was said aloud has to be judged once more. This can be done until somebody rolls, except
 * when the game is over, because that is kept as it is from then on, and when the program has ended in between. The rules leave
 * right or wrong to the table (rule 5.1), so the record is that of a game in which it judged once; only comments that came
 * after the verdict stay. A typed answer is different: its verdict is confirmed when it has been read. */
gboolean wedges_game_take_back (WedgesGame *self, GError **error);
/* Whether there is such a verdict. */
gboolean wedges_game_can_take_back (WedgesGame *self);
/* @seat answers with @text, 1–200 characters on one line; spaces at its ends do not count. The verdict is only proposed. */
gboolean wedges_game_answer_typed (WedgesGame *self, int seat, const char *text, GError **error);
/* The table takes the proposed verdict, or turns it round. */
gboolean wedges_game_confirm (WedgesGame *self, gboolean right, GError **error);
/* “I don’t know”: the answer of @seat is wrong. */
gboolean wedges_game_give_up (WedgesGame *self, int seat, GError **error);
/* Somebody thinks that something is wrong with the card on the table: that is noted (wedges-notes.h), and the game goes on. A
 * card is noted once; when the disk does not take it, that is told, and it was not. */
gboolean wedges_game_object (WedgesGame *self, GError **error);
/* Whether the card on the table was noted. */
gboolean wedges_game_has_objected (WedgesGame *self);

/* The time for an answer */

typedef struct {
  gboolean runs; /* a person is asked, and the time stands still neither for a pause nor for a hold */
  gint64 whole;  /* µs for an answer; 0: none is taken */
  gint64 left;   /* µs until the time is up */
} WedgesTime;

/* Tells the time as it is now. */
void wedges_game_get_time (WedgesGame *self, WedgesTime *time);
/* Counts the time that has passed since it was counted last, and does what is due; an answer that is late is wrong. This
 * happens by itself at least every second; who shows the time calls it before that, so that time and table agree, and
 * before holding the game. */
void wedges_game_count_time (WedgesGame *self);
/* While @paused, the time stands still and nobody can do anything. Setting it again changes nothing. */
void wedges_game_set_paused (WedgesGame *self, gboolean paused);
/* The game counts its time by @now, in µs; at first by g_get_monotonic_time(). Time for which the machine was suspended
 * does not count, see salon_clock_step(). */
void wedges_game_set_clock (WedgesGame *self, gint64 (*now) (void));
/* How long the computer that has to do something now should seem to think, in milliseconds at the usual pace; 0 if no
 * computer has to. The table waits so long before it lets the game go on. */
guint wedges_game_get_thinking_time (WedgesGame *self);

/* What has happened */

/* So many turns are kept. */
#define WEDGES_TURNS 64

/* The last questions that were answered, the oldest first; good until the next move. */
const WedgesTurn *wedges_game_get_turns (WedgesGame *self, guint *n);

/* What @seat was asked in each category, and how many of the answers were right. */
const WedgesFigures *wedges_game_get_figures (WedgesGame *self, int seat);

G_END_DECLS
