/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-choices.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/**
 * ProbeNaming:
 * @on: somebody is naming a word
 * @who: bit per seat: the people who may name some word
 * @seat: the one of them who names it
 * @target: whose word it is; the row in @tray of that seat
 * @guess: the row as far as it is named
 *
 * Who is naming which word, and what has been typed of it (probe-rules.md 5). Nothing counts before the move is made.
 * A value. @state is always that of a view.
 */
typedef struct {
  gboolean on;
  guint who;
  int seat, target, tray;
  ProbeGuess guess;
} ProbeNaming;

/* Begins, if one of @people (bit per seat) may name a word. @seat and @target are those that are suggested, if that is
 * allowed. FALSE, with nothing begun, if nobody may. */
gboolean probe_naming_begin (ProbeNaming *self, const ProbeState *state, guint people, int seat, int target);
void probe_naming_stop (ProbeNaming *self);
/* Another one of the people names the word. The letters stay if that one may name the same word. */
void probe_naming_choose_seat (ProbeNaming *self, const ProbeState *state, int seat);
/* Another word is named. FALSE if that is not allowed; nothing has changed then. */
gboolean probe_naming_choose_target (ProbeNaming *self, const ProbeState *state, int target, int tray);
/* Sets @choices to what can be clicked: the other trays whose word may be named, and the hidden cards of the row. */
void probe_naming_fill (const ProbeNaming *self, const ProbeState *state, ProbeChoices *choices);
/* The move that names the row as it is. */
void probe_naming_get_move (const ProbeNaming *self, ProbeMove *move);

/* Sentences, (transfer full) */

/* “Rosa’s whole row”; if several people may name a word: “Ada names Rosa’s whole row” */
char *probe_naming_title (const ProbeNaming *self, const ProbeHeader *header);
/* What the button says: “Name BUTTERFLY” */
char *probe_naming_button (const ProbeNaming *self);
/* What it brings: “Right: 100 points and 65 for the hidden cards. Wrong: 50 points off.” */
char *probe_naming_stakes (const ProbeNaming *self);
/* What is still to be done: “5 cards are still to be named.”; NULL when the row is complete */
char *probe_naming_missing (const ProbeNaming *self, const ProbeSetup *setup);

G_END_DECLS
