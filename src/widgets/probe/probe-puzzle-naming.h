/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The word that somebody types into the hidden spaces of a tray. */

#pragma once

#include "model/probe/probe-puzzle.h"

G_BEGIN_DECLS

/* A value; all zero: nobody names a word. */
typedef struct {
  gboolean on;
  guint16 hidden;            /* bit per space that is named */
  char letter[PROBE_SPACES]; /* what is typed, 0 if nothing is */
  guint caret;               /* the hidden space that the next letter goes to */
} ProbePuzzleNaming;

/* @hidden: not 0 */
void probe_puzzle_naming_begin (ProbePuzzleNaming *self, guint16 hidden);
void probe_puzzle_naming_end (ProbePuzzleNaming *self);
gboolean probe_puzzle_naming_is_hidden (const ProbePuzzleNaming *self, guint space);
/* Moves the caret to @space, if that is hidden. */
void probe_puzzle_naming_move (ProbePuzzleNaming *self, guint space);
void probe_puzzle_naming_type (ProbePuzzleNaming *self, char letter);
/* Takes away the letter at the caret or, without one, the letter before it. */
void probe_puzzle_naming_erase (ProbePuzzleNaming *self);
/* How many letters are still to be typed. */
guint probe_puzzle_naming_count_missing (const ProbePuzzleNaming *self);
/* Writes the whole word of @tray, with the letters that lie open. No letter is missing. */
void probe_puzzle_naming_get_word (const ProbePuzzleNaming *self,
                                   const ProbePuzzle *puzzle,
                                   guint tray,
                                   char word[PROBE_SPACES + 1]);

G_END_DECLS
