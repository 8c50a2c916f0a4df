/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of Probe in progress, from the first word laid to the last score. */

#pragma once

#include <gio/gio.h>

#include "model/salon-game-kind.h"
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
  PROBE_GAME_ERROR_STAGE,                 /* not now */
  PROBE_GAME_ERROR_BUSY,                  /* the last move is still on its way to the disk */
} ProbeGameError;

/**
 * ProbeGame:
 *
 * A #SalonGame. Its signal “changed” comes after these:
 *
 *  - laid (int seat, int tray): a row was laid, by whomever.
 *  - moved (const ProbeMove *move, const ProbeEvents *events): a move was made; the
 *    game is already after it, and “told” follows with the sentence for it. None of
 *    them tells anything that an onlooker may not know.
 *
 * Secrets: nothing but probe_game_get_view() and probe_game_get_row() tells a
 * hidden card, and only to the seat that asks for its own.
 *
 * Computer players think in a worker thread and move by themselves as long as
 * nobody holds the game.
 *
 * A game with a store makes no move before the one before it is on the disk.
 */

/* A new game from @header, whose rows are empty. Computers lay their words at
 * once, in the background. @seed shuffles the deck and makes the computers'
 * choices. @store (nullable) is where the record is kept. Refused is a game
 * that the rules do not allow or whose record could not be read again. */
ProbeGame *probe_game_new (const ProbeHeader *header, guint64 seed, SalonStore *store, GError **error);

/* A game as its record tells it, also one whose words are not all laid yet, and
 * asleep. This one may be called in any thread; the longest records take a while. The
 * error is of %SALON_GAME_ERROR. */
ProbeGame *probe_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error);
/* The same, awake and kept in @store (nullable). */
ProbeGame *probe_game_new_from_record (const char *text, gsize length, guint64 seed, SalonStore *store, GError **error);

/* The kind, for the house. */
extern const SalonGameKind probe_game_kind;

/* Reads the lines of a set-up, of which rows, date and title are passed over. @header is
 * set only when they are good. */
SalonSetupState probe_setup_read (const char *setup, gsize length, ProbeHeader *header);
/* Writes @header, without rows, date and title, as lines of a set-up, (transfer full). */
char *probe_setup_write (const ProbeHeader *header);

/* Set-up, names and kinds of the seats; its rows are empty. */
const ProbeHeader *probe_game_get_header (ProbeGame *self);
gboolean probe_game_is_human (ProbeGame *self, int seat);

/* Laying */

/* The next row that a person has to lay. FALSE if none is left. */
gboolean probe_game_next_to_lay (ProbeGame *self, int *seat, int *tray);
/* Whether @row may be laid now; @message (out, optional) is a sentence in either
 * case: what is wrong, or what is good about it. */
gboolean probe_game_judge_row (ProbeGame *self, const ProbeRow *row, char **message);
gboolean probe_game_lay (ProbeGame *self, int seat, int tray, const ProbeRow *row, GError **error);
/* A row that may be laid, from the word list; another one each time. */
void probe_game_suggest_async (ProbeGame *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean probe_game_suggest_finish (ProbeGame *self, GAsyncResult *result, ProbeRow *row, GError **error);

/* Playing */

/* What @seat (PROBE_NOBODY: an onlooker) may know. Only once all words are laid. */
void probe_game_get_view (ProbeGame *self, int seat, ProbeView *view);
/* The person who has to decide now, PROBE_NOBODY when it is a computer's move, the
 * table's, or nobody's. */
int probe_game_get_person (ProbeGame *self);
/* Makes @move or refuses it. As long as the move before is not on the disk it is
 * only kept, and made a moment later; “moved” tells. Only one can be kept. */
gboolean probe_game_play (ProbeGame *self, const ProbeMove *move, GError **error);
/* The player in turn draws whatever lies on top of the pile. */
gboolean probe_game_draw (ProbeGame *self, GError **error);

/* Whether the person at @seat chooses which of several equal cards to show. Off,
 * the table shows the cheapest one (unless people answer by hand). */
void probe_game_set_chooses (ProbeGame *self, int seat, gboolean chooses);
gboolean probe_game_get_chooses (ProbeGame *self, int seat);

gboolean probe_game_is_thinking (ProbeGame *self);
/* How long the computer that decides now seems to think, in milliseconds at the
 * usual pace; 0 when nobody thinks. For whoever shows the game. */
guint probe_game_get_thinking_time (ProbeGame *self);

/* The true spelling of a word that is wholly exposed (or of any word when the
 * game is over), (transfer full); NULL while it is secret. Several spellings are
 * parted by " / ". */
char *probe_game_get_spelling (ProbeGame *self, int seat, int tray);
/* What the word list says of such a word: TRUE when it is right. */
gboolean probe_game_is_word (ProbeGame *self, int seat, int tray);

/* The score pad
 *
 * It has one line a round, with one total a seat. A round begins with the turn of the
 * player who began the game, and ends when everybody has had a turn; a turn that passes
 * by itself counts as well. probe-rules.md 1 says when the pad is written, and leaves
 * open what a line is. Ruled as friends round one pad would do it:
 *
 *  - Where totals are written at once, a seat's total stands in the line of the round
 *    in which it changed, whoever's turn that was. It is the last one of that round:
 *    a second change in the same round takes the place of the first.
 *  - At the end of a turn the total of whoever had it is written in any case, even when
 *    the turn brought nothing. So a line that is over has a total for everybody, and
 *    the newest total of every seat stands in one of the last two lines.
 *  - Where totals are written at the end of a turn, those of others who scored or lost
 *    in it (by naming a word, or a spelling) are written then, too.
 *  - What the end of the game brings, and what is challenged after it, stands in the
 *    line of the last round.
 *
 * A round takes two moves a seat at least, so a pad takes less memory than its record. */

/* How many lines are written on. */
guint probe_game_get_pad_length (ProbeGame *self);
/* What is written in @line, from 0, for @seat. FALSE: nothing. */
gboolean probe_game_get_pad_total (ProbeGame *self, guint line, int seat, int *total);
/* The line with the newest total of @seat: all others are out of date. FALSE: nothing
 * is written for that seat yet. */
gboolean probe_game_get_pad_newest (ProbeGame *self, int seat, guint *line);
/* What the turn, or the one with which the game ended, has brought @seat so far. */
int probe_game_get_turn_points (ProbeGame *self, int seat);

G_END_DECLS
