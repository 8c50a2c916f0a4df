/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows that may lie in one tray, each with its weight: what is public takes rows out or makes them less likely.
 * Nothing is left out and nothing is estimated, which is more than a player needs who has to decide at once (for that
 * there is ProbeBelief). */

#pragma once

#include "rules/probe/probe-state.h"

/* One row.  Places beyond its end are PROBE_LETTERS. */
typedef struct {
  uint8_t card[PROBE_SPACES]; /* letters as indices */
  float weight;
} ProbeRowsEntry;

typedef struct {
  size_t n;
  size_t room;
  double scale; /* what weights are to be multiplied by, to compare them with those at the beginning */
  ProbeRowsEntry *entry;
} ProbeRows;

/* Adds a row: the @length capitals @word behind @before blanks, @n cards together.  Returns false when there is no
 * memory. */
bool probe_rows_add (ProbeRows *rows, const char *word, int length, int before, int n, double weight);

/* Makes @copy, which is empty, the same as @rows.  Returns false when there is no memory. */
bool probe_rows_copy (const ProbeRows *rows, ProbeRows *copy);

void probe_rows_clear (ProbeRows *rows);

/* Takes out the rows that have another card than @letter, an index, in @slot. */
void probe_rows_turn (ProbeRows *rows, int slot, int letter);

/* Makes the rows that have @letter in one of the spaces @hidden so many times as likely; 0 takes them out. */
void probe_rows_deny (ProbeRows *rows, unsigned hidden, int letter, double likely);

/* Takes out the one row @row.  Returns whether it was there. */
bool probe_rows_drop (ProbeRows *rows, const ProbeRow *row);

/* The owner has shown the card @letter in @shown and could have shown another of the spaces @hidden, each of which has
 * @appeal, against that of the shown one: how often it is chosen rather than others.  @shown may be PROBE_SPACES when
 * it was in another tray; @of_shown is its appeal. */
void probe_rows_pass (ProbeRows *rows,
                      unsigned hidden,
                      int letter,
                      int shown,
                      double of_shown,
                      const double appeal[PROBE_SPACES]);
