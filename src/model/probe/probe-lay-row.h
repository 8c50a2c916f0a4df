/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "rules/probe/probe-setup.h"

G_BEGIN_DECLS

/**
 * ProbeLayRow:
 * @word: its letters, without blanks
 * @length: number of letters
 * @before: blanks before the word
 * @after: blanks behind it
 * @caret: where the next letter goes, 0 … @length
 *
 * A row that is being laid. All functions keep blanks at its ends only (probe-rules.md
 * 6). A value; slots count from 0.
 */
typedef struct {
  char word[PROBE_SPACES];
  int length;
  int before;
  int after;
  int caret;
} ProbeLayRow;

/* Makes the row empty, and overwrites its letters, which are a player's secret. */
void probe_lay_row_clear (ProbeLayRow *self);
/* Sets it to @row, which must have its blanks at the ends; the caret is at the word's end. */
void probe_lay_row_from (ProbeLayRow *self, const ProbeRow *row);
void probe_lay_row_to (const ProbeLayRow *self, ProbeRow *row);
/* The number of cards in the row. */
int probe_lay_row_size (const ProbeLayRow *self);
/* The number of cards with @letter in the row. */
int probe_lay_row_count (const ProbeLayRow *self, char letter);

/* These four put a card into the row. They return FALSE, and change no card, if the row is
 * full; _type() also if a blank would stand inside the word. */

/* Puts a letter at the caret; a blank before or after the word, at whose end the caret is. */
gboolean probe_lay_row_type (ProbeLayRow *self, char letter);
/* Puts a letter at the word's end; a blank after it, or before it while there is no letter. */
gboolean probe_lay_row_append (ProbeLayRow *self, char letter);
/* Puts a letter at @slot, or as near as a letter can stand; a blank at the nearer end of the
 * word. */
gboolean probe_lay_row_insert (ProbeLayRow *self, char letter, int slot);
/* Puts a blank after the word if @after and there is a letter, otherwise before it. */
gboolean probe_lay_row_blank (ProbeLayRow *self, gboolean after);

/* Removes the card at @slot and returns its letter, or 0 if there is none. */
char probe_lay_row_take (ProbeLayRow *self, int slot);
/* Moves the card at slot @from to slot @to, or as near as it can stand. */
void probe_lay_row_move (ProbeLayRow *self, int from, int to);
/* Removes the card left of the caret, or right of it if @forward. FALSE if there is none. */
gboolean probe_lay_row_erase (ProbeLayRow *self, gboolean forward);
/* Moves the caret by @steps letters, to the word's ends at most. */
void probe_lay_row_step (ProbeLayRow *self, int steps);

G_END_DECLS
