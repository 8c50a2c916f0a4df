/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "rules/probe/probe-state.h"

G_BEGIN_DECLS

/**
 * ProbeGuess:
 * @row: the row as it is named so far; places that are not filled are 0
 * @open: bit per slot: that card lies open and cannot be changed
 * @caret: the slot that is filled next
 *
 * A row that is being named (probe-rules.md 5): the cards that lie open, and what
 * somebody puts in the places of the hidden ones. A value.
 */
typedef struct {
  ProbeRow row;
  guint open;
  int caret;
} ProbeGuess;

/* Begins with the row in @tray of @seat; @state is that of a view. */
void probe_guess_begin (ProbeGuess *self, const ProbeState *state, int seat, int tray);
/* Fills the place at the caret and moves the caret to the next one that is not filled. */
void probe_guess_type (ProbeGuess *self, char letter);
/* Empties the place at the caret. If that is empty already and @back, moves the caret to the
 * hidden place before it and empties that. FALSE when there is nothing to remove. */
gboolean probe_guess_erase (ProbeGuess *self, gboolean back);
/* Moves the caret to the next hidden place to the left (-1) or right (1), if there is one. */
void probe_guess_step (ProbeGuess *self, int direction);
/* Moves the caret to @slot, if the card there is hidden. */
void probe_guess_go (ProbeGuess *self, int slot);
/* Whether every place is filled. */
gboolean probe_guess_complete (const ProbeGuess *self);
/* Whether a blank stands between letters, where none can lie (probe-rules.md 6). */
gboolean probe_guess_blank_inside (const ProbeGuess *self);
/* The points that its hidden cards are worth. */
int probe_guess_worth (const ProbeGuess *self);

G_END_DECLS
