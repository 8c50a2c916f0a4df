/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be clicked on the board now, taken from the list of legal moves. */

#pragma once

#include <glib.h>

#include "model/probe/probe-guess.h"
#include "rules/probe/probe-state.h"

G_BEGIN_DECLS

/* What is not set here cannot be clicked. */
typedef struct {
  gboolean draw;
  gboolean say_no;
  gboolean everybody;           /* the question goes to all opponents */
  guint askable;                /* bit per seat */
  guint lookable;               /* bit per seat: its plate may be clicked to look at the word; set by the board */
  guint selected;               /* bit per seat: it has a gold ring; set by the board */
  guint trays[PROBE_MAX_SEATS]; /* bit per tray: may be chosen */
  guint spaces[PROBE_MAX_SEATS][PROBE_MAX_TRAYS]; /* bit per space: may be clicked */

  /* Set by the board. */
  gboolean choosing;            /* one of one's own cards is chosen, which can be taken back */
  int chosen_tray, chosen_slot; /* the card that is; -1 for none yet */
  const ProbeGuess *guess;      /* the row that is being named; NULL for none */
  int guess_seat, guess_tray;   /* whose it is */
} ProbeChoices;

/* Sets @choices to what @person may do. @state is that of the person's view or, for a
 * decision without secrets, of an onlooker's. */
void probe_choices_find (ProbeChoices *choices, const ProbeState *state, int person);
/* Bit per seat: the opponents whom a question to everybody asks, who have hidden cards. */
guint probe_choices_everybody (const ProbeState *state);
/* Whether any of @people (bit per seat) may name any word now. */
gboolean probe_choices_can_name (const ProbeState *state, guint people);

G_END_DECLS
