/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be done on the board now, read off the list of legal moves. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-state.h"

G_BEGIN_DECLS

/* Whatever is not in it cannot be clicked. */
typedef struct {
  gboolean draw;
  gboolean say_no;
  gboolean everybody;                             /* the question goes to all opponents */
  guint askable;                                  /* bit per seat */
  guint lookable;                                 /* bit per seat: its plate may be clicked to look at the word */
  guint selected;                                 /* bit per seat: gold ring */
  guint trays[PROBE_MAX_SEATS];                   /* bit per tray: may be chosen */
  guint spaces[PROBE_MAX_SEATS][PROBE_MAX_TRAYS]; /* bit per space: may be clicked */
} ProbeChoices;

/* What @person may do, as its view's @state (or, for a decision without secrets,
 * an onlooker's) has it. */
void probe_choices_find (ProbeChoices *choices, const ProbeState *state, int person);
/* Bit per seat: the opponents to whom a question to everybody goes. */
guint probe_choices_everybody (const ProbeState *state);
/* Whether any of @people (bit per seat) may name any word now. */
gboolean probe_choices_can_name (const ProbeState *state, guint people);

G_END_DECLS
