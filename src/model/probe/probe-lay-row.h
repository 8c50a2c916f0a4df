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
 * A row that is being laid. Blanks can stand at its ends only, whatever is done
 * with it (probe-rules.md 6). A value; slots count from 0.
 */
typedef struct {
  char word[PROBE_SPACES];
  int length;
  int before;
  int after;
  int caret;
} ProbeLayRow;

void probe_lay_row_clear (ProbeLayRow *self);
void probe_lay_row_from (ProbeLayRow *self, const ProbeRow *row);
void probe_lay_row_to (const ProbeLayRow *self, ProbeRow *row);
int probe_lay_row_size (const ProbeLayRow *self);
int probe_lay_row_count (const ProbeLayRow *self, char letter);

/* These four put a card there: FALSE, and nothing changes, when the row is full,
 * for _type() also when a blank would stand inside the word. */

/* At the caret; a blank before or behind the word, as the caret stands. */
gboolean probe_lay_row_type (ProbeLayRow *self, char letter);
/* At the word's end; a blank behind it, or before it while there is no letter. */
gboolean probe_lay_row_append (ProbeLayRow *self, char letter);
/* A letter where it is dropped, as near as it can stand; a blank at the end
 * of the row that is nearer. */
gboolean probe_lay_row_insert (ProbeLayRow *self, char letter, int slot);
gboolean probe_lay_row_blank (ProbeLayRow *self, gboolean after);

/* Takes the card of @slot away and gives its letter, 0 if there is none. */
char probe_lay_row_take (ProbeLayRow *self, int slot);
void probe_lay_row_move (ProbeLayRow *self, int from, int to);
/* Takes away what stands left of the caret, or right of it if @forward. */
gboolean probe_lay_row_erase (ProbeLayRow *self, gboolean forward);
void probe_lay_row_step (ProbeLayRow *self, int steps);

G_END_DECLS
