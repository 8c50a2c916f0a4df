/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzle of the day: three trays with familiar words, to be uncovered with as few wrong questions as possible.
 *
 * What probe-rules.md leaves open is ruled here. As in a game, a question that is right turns **one** card: of several copies
 * the leftmost that is hidden. There are no blanks and no points. A letter that was asked for in vain may be asked for again,
 * which is wrong again: nobody keeps notes. A word may be named at any time, however few of its cards are hidden; a right name
 * turns them all and is one right question, a wrong one is one wrong question and shows nothing. The puzzle is over when
 * all cards lie open; it cannot be lost. From %PROBE_PUZZLE_WRONG_MOST wrong questions on no more are counted. */

#pragma once

#include "model/salon-days.h"
#include "rules/probe/probe-edition.h"
#include "words/words-list.h"

G_BEGIN_DECLS

#define PROBE_PUZZLE_TRAYS 3

/* What #SalonDays calls the puzzle. */
#define PROBE_PUZZLE_NAME "probe"

/* Letters of the shortest and the longest word. */
#define PROBE_PUZZLE_SHORTEST 5
#define PROBE_PUZZLE_LONGEST  9

/* The words have at most this tier in their list: everybody uses them. */
#define PROBE_PUZZLE_TIER 20

#define PROBE_PUZZLE_WRONG_MOST 99
#define PROBE_PUZZLE_MOVES      (PROBE_PUZZLE_WRONG_MOST + PROBE_PUZZLE_TRAYS * PROBE_SPACES)

/* What came of a question, if not the space of the card that was turned, from 0. */
#define PROBE_PUZZLE_WRONG (-1)
#define PROBE_PUZZLE_NAMED (-2)

/* Which tray was asked, and what came of it. Which letters were wrong is written nowhere. */
typedef struct {
  guint8 tray;
  gint8 outcome;
} ProbePuzzleMove;

/* A value. */
typedef struct {
  SalonDay day;
  char language[WORDS_LANGUAGE_SIZE];
  char word[PROBE_PUZZLE_TRAYS][PROBE_SPACES + 1];
  guint16 hidden[PROBE_PUZZLE_TRAYS]; /* bit per space */
  int par;                            /* wrong questions that hard needs; −1: not reckoned yet */
  guint wrong, right;
  guint n_moves;
  ProbePuzzleMove moves[PROBE_PUZZLE_MOVES];
} ProbePuzzle;

/* Makes @puzzle that of @day in the language of @words, with nothing asked and without par. FALSE if the list has too few words. */
gboolean probe_puzzle_init (ProbePuzzle *puzzle, const WordsList *words, SalonDay day);
/* Sets par, which takes a tenth of a second: a worker does it. */
void probe_puzzle_reckon (ProbePuzzle *puzzle, const WordsList *words);

/* Asks @tray, which has a hidden card, for @letter. Returns the space of the card that is turned, or %PROBE_PUZZLE_WRONG. */
int probe_puzzle_ask (ProbePuzzle *puzzle, guint tray, char letter);
/* Names the whole word of @tray, which has a hidden card. Returns whether it is @word. */
gboolean probe_puzzle_name (ProbePuzzle *puzzle, guint tray, const char *word);

guint probe_puzzle_count_hidden (const ProbePuzzle *puzzle, guint tray);
gboolean probe_puzzle_is_over (const ProbePuzzle *puzzle);
/* The letter that lies open in @space, 0 if its card is hidden or there is none. */
char probe_puzzle_get_letter (const ProbePuzzle *puzzle, guint tray, guint space);

/* Keeping. The text has the words only when they lie open. */

/* Writes what #SalonDays keeps of @puzzle, (transfer full). */
char *probe_puzzle_write (const ProbePuzzle *puzzle);
/**
 * probe_puzzle_read:
 * @puzzle: of the day, language and words that it has now, with nothing asked
 * @text: what was kept of the same day
 *
 * Brings @puzzle to where it was. A puzzle that is over gets the words that it had then.
 *
 * Returns: FALSE, with @puzzle as it was, if @text says no such thing, or if it was begun with other words: those of
 *   another version of the word list
 */
gboolean probe_puzzle_read (ProbePuzzle *puzzle, const char *text);
/* Reads the text of a puzzle that is over without knowing its day’s words. */
gboolean probe_puzzle_read_result (ProbePuzzle *puzzle, SalonDay day, const char *language, const char *text);

G_END_DECLS
