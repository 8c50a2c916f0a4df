/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of Probe in progress, from the first word laid to the last score. */

#pragma once

#include <gio/gio.h>

#include "model/probe/probe-end-figures.h"
#include "model/probe/probe-lesson.h"
#include "model/probe/probe-tokens.h"
#include "model/salon-game-kind.h"
#include "players/probe/probe-review.h"
#include "players/probe/probe-telling.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_GAME (probe_game_get_type ())
G_DECLARE_FINAL_TYPE (ProbeGame, probe_game, PROBE, GAME, SalonGame)

/**
 * PROBE_GAME_ERROR:
 *
 * Why the game refused something; the code is a #ProbeReason or one of
 * #ProbeGameError, the message a translated sentence for players.
 */
#define PROBE_GAME_ERROR (probe_game_error_quark ())
GQuark probe_game_error_quark (void);

typedef enum {
  PROBE_GAME_ERROR_ROW = PROBE_N_REASONS, /* a row that cannot be laid */
  PROBE_GAME_ERROR_STAGE,                 /* not at this stage of the game */
  PROBE_GAME_ERROR_BUSY,                  /* another move is waiting for the disk */
  PROBE_GAME_ERROR_SEAT,                  /* nobody of that name or kind can sit down there */
} ProbeGameError;

/**
 * ProbeGame:
 *
 * A #SalonGame. Its signal “changed” comes after these:
 *
 *  - laid (int seat, int tray): a person or a computer has laid a row.
 *  - moved (const ProbeMove *move, const ProbeEvents *events): a move was made. The
 *    state has changed already, and “told” follows with a sentence about the move. None
 *    of them tells anything that an onlooker may not know.
 *  - rewound (): moves were taken back, so the state is an earlier one; “told” follows.
 *
 * Secrets: of the functions below only probe_game_get_view() tells hidden cards, and each
 * seat its own only.
 *
 * Computer players think in a worker thread and move by themselves as long as
 * nobody holds the game.
 *
 * A game with a store makes a move only when the move before it is on the disk, or the
 * disk has failed.
 */

/* Makes a new game from @header, whose rows are ignored. Computers lay their words at
 * once, in the background. @seed shuffles the deck and makes the computers' choices.
 * @store (nullable) keeps the record. Fails for a game that the rules do not allow, whose
 * word list cannot be opened, or whose record could not be read again. */
ProbeGame *probe_game_new (const ProbeHeader *header, guint64 seed, SalonStore *store, GError **error);

/* Reads a game, asleep, from its record; words may still be missing in it. May be called
 * in any thread; the longest records take a while. The error is of %SALON_GAME_ERROR. */
ProbeGame *probe_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error);
/* The same, but awake and kept in @store (nullable). */
ProbeGame *probe_game_new_from_record (const char *text, gsize length, guint64 seed, SalonStore *store, GError **error);

/* Probe, for lists of the kinds of games. */
extern const SalonGameKind probe_game_kind;

/* Reads the lines of a set-up, but ignores rows, date and title. @header may be used only if
 * they are good. */
SalonSetupState probe_setup_read (const char *setup, gsize length, ProbeHeader *header);
/* Writes @header, without rows, date and title, as lines of a set-up, (transfer full). */
char *probe_setup_write (const ProbeHeader *header);

/* Set-up, names and kinds of the seats as they are now; its rows are empty. */
const ProbeHeader *probe_game_get_header (ProbeGame *self);
/* Whether @seat exists and a person plays there. */
gboolean probe_game_is_human (ProbeGame *self, int seat);

/* Laying */

/* Finds the next row that a person has to lay. FALSE if none is left. */
gboolean probe_game_next_to_lay (ProbeGame *self, int *seat, int *tray);
/* Whether @row may be laid in this game. @message (out, optional) is a translated sentence in
 * either case: what is wrong with the row, or what it is and what it is worth. */
gboolean probe_game_judge_row (ProbeGame *self, const ProbeRow *row, char **message);
/* What may be wrong with @row, which somebody names, as far as that is public: blanks where none can lie, a word that
 * the list does not have (transfer full). It may be named all the same. NULL if there is nothing to say. */
char *probe_game_doubt_row (ProbeGame *self, const ProbeRow *row);
/* Lays @row for the person at @seat. PROBE_GAME_ERROR_STAGE: that tray takes no row now;
 * PROBE_GAME_ERROR_ROW: the row is not allowed. */
gboolean probe_game_lay (ProbeGame *self, int seat, int tray, const ProbeRow *row, GError **error);
/* The person at @seat, who lays the next word, takes the word of the tray before it back from the table,
 * to change it. @row: (out): that word. FALSE if there is none. */
gboolean probe_game_take_back (ProbeGame *self, int seat, int tray, ProbeRow *row);
/* Finds a row that may be laid, at random from the word list. */
void probe_game_suggest_async (ProbeGame *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean probe_game_suggest_finish (ProbeGame *self, GAsyncResult *result, ProbeRow *row, GError **error);

/* Playing */

/* Sets @view to what @seat (PROBE_NOBODY: an onlooker) may know; only when all words are laid. */
void probe_game_get_view (ProbeGame *self, int seat, ProbeView *view);
/* The person who has to decide now; PROBE_NOBODY if a computer, a program, the table or nobody has to. */
int probe_game_get_person (ProbeGame *self);
/* Makes @move or refuses it. While the previous move is not on the disk, or the game is
 * frozen, @move waits and is made later; “moved” says when. Only one move can wait, and
 * others are refused with PROBE_GAME_ERROR_BUSY. */
gboolean probe_game_play (ProbeGame *self, const ProbeMove *move, GError **error);
/* The player in turn draws the top card of the pile. */
gboolean probe_game_draw (ProbeGame *self, GError **error);

/* Whether the person at @seat chooses which of several equal cards to show. If not, and if the only person
 * at the table has just one, the
 * table shows the one that tells the others least (unless people answer by hand). */
void probe_game_set_chooses (ProbeGame *self, int seat, gboolean chooses);
gboolean probe_game_get_chooses (ProbeGame *self, int seat);

/* With the learner's aid: what each card would tell the others that the person at @seat may show or turn now; for the
 * view of that person alone. Returns their number; 0 without the aid, or without a word list. */
int probe_game_get_tellings (ProbeGame *self, int seat, ProbeTelling tellings[PROBE_TELLINGS]);

/* The seat that has to decide and cannot, because it waits for a program; PROBE_NOBODY if there is none. */
int probe_game_get_waiting (ProbeGame *self);

/* Whether a worker is looking for a word or a move, or a program is asked for one. */
gboolean probe_game_is_thinking (ProbeGame *self);
/* How long the computer that decides now should seem to think, in milliseconds at the usual
 * pace; 0 if no computer has to think. The table waits so long before it shows the move. */
guint probe_game_get_thinking_time (ProbeGame *self);

/* The true spelling of a word that is wholly exposed, or of any word when the game is
 * over (transfer full); NULL while it is secret. " / " separates several spellings. */
char *probe_game_get_spelling (ProbeGame *self, int seat, int tray);
/* Which question of this game brought the most points. */
void probe_game_get_best (ProbeGame *self, ProbeBest *best);
/* Whether the word list accepts such a word; FALSE while the word is secret. */
gboolean probe_game_is_word (ProbeGame *self, int seat, int tray);

/* The score pad
 *
 * It has one line a round, with one total a seat. A round begins with the turn of the
 * player who began the game, and ends when everybody has had a turn; a turn that is
 * skipped counts as well. probe-rules.md 1 says when the pad is written, but not what a
 * line is. Salon does what friends with one pad would do:
 *
 *  - Where totals are written at once, a seat's total is written in the line of the round
 *    in which it changed, no matter whose turn it was. A second change in the same round
 *    replaces the first.
 *  - At the end of a turn the total of the player who had it is always written, even if
 *    the turn brought no points. So a line of a round that is over has a total for
 *    everybody, and the newest total of every seat is in one of the last two lines.
 *  - Where totals are written at the end of a turn, those of others who gained or lost
 *    points in it (by naming a word, or by a spelling) are written then, too.
 *  - Points from the end of the game, and from challenges after it, go into the line of
 *    the last round.
 *
 * A round takes at least two moves a seat, so a pad takes less memory than its record. */

/* How many lines have a total. */
guint probe_game_get_pad_length (ProbeGame *self);
/* Sets @total to what is written in @line, from 0, for @seat. FALSE: nothing is. */
gboolean probe_game_get_pad_total (ProbeGame *self, guint line, int seat, int *total);
/* Sets @line to the line with the newest total of @seat; all others are out of date.
 * FALSE: nothing is written for that seat yet. */
gboolean probe_game_get_pad_newest (ProbeGame *self, int seat, guint *line);
/* The points that @seat has gained or lost in this turn or, when the game is over, in the last
 * one. */
int probe_game_get_turn_points (ProbeGame *self, int seat);
/* Sets @line to the line in which the next total of @seat will be written. FALSE: it has a total
 * there already, or the game is over. */
gboolean probe_game_get_pad_place (ProbeGame *self, int seat, guint *line);

/* What has happened at the table since the last turn of @seat; see probe_tokens_since(). The
 * tokens are good until the next move. */
const ProbeToken *probe_game_get_tokens (ProbeGame *self, int seat, guint *n);

/* Taking back, and hints
 *
 * Where one person plays against computers, and no program does, the person may take moves back and have hints. The
 * record says so in comments, and the game does not count in accuracy. What is taken back is gone: its moves leave the
 * record, and the computers know nothing of it. Nobody can fish for luck by it: the order of the pile, and what computers
 * choose among equally good things, belong to the game for good, so a card that is drawn again is the same card. */

/* A game with more moves is too long for taking any back; it would have to be read again for that. */
#define PROBE_GAME_UNDO_MOVES 20000

/* Why the person cannot take back now what they decided last; NULL if they can (transfer full). */
char *probe_game_why_not_undo (ProbeGame *self);
/* Takes that back, with everything that came after it. */
gboolean probe_game_undo (ProbeGame *self, GError **error);

/* Why the person cannot have a hint now; NULL if they can (transfer full). */
char *probe_game_why_not_hint (ProbeGame *self);
/* Looks, in a thread, for the best question that the person can put by all that was public. When it is found the game
 * tells it and emits “changed”. Whatever changes the position ends the search. */
gboolean probe_game_find_hint (ProbeGame *self, GError **error);
/* The hint for the present position (transfer none); NULL if there is none. */
const ProbeReviewQuestion *probe_game_get_hint (ProbeGame *self);

/* The guided first game
 *
 * A game whose record is that of a lesson (probe-lesson-script.h) has notes. Its deck is prepared, the table
 * draws the learner’s first card, and the computer names no word. All else is as in any other game. */

/* The lesson that the game is, for whoever shows its notes; NULL: it has none, or the learner plays on without. */
const ProbeLesson *probe_game_get_lesson (ProbeGame *self);
/* Makes the note that stands now; only with a lesson. See probe_lesson_make_note(). */
void probe_game_make_note (ProbeGame *self, const ProbeLessonScene *scene, ProbeLessonNote *note);
/* The learner has read the note and goes on. Emits “changed”. */
void probe_game_read_note (ProbeGame *self);
/* The learner plays on without notes. Emits “changed”. */
void probe_game_end_lesson (ProbeGame *self);
/* The row that the computer has laid in a lesson, for “Tell me”. */
void probe_game_tell_row (ProbeGame *self, ProbeRow *row);

G_END_DECLS
