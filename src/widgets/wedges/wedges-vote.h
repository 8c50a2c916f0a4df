/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_VOTE (wedges_vote_get_type ())
/* WEDGES_VOTE is a move, in the rules. */
G_DECLARE_FINAL_TYPE (WedgesVote, wedges_vote, WEDGES, VOTE_PAGE, GtkWidget)

/**
 * WedgesVote:
 *
 * Six large buttons for the categories: on the hub, before a final question alone, and where the others vote for the category of
 * a final question. It shows what it is told and decides nothing.
 *
 * On the hub a category is chosen by a click. In a vote a click or a letter marks a category, and the gold button below, or
 * Enter, votes for it; “We agree on one together…” makes it the vote of all who have still to vote.
 *
 * Signals, each at most once for what is shown:
 *
 *  - chosen (int category): the player asks for it, or the voter votes for it.
 *  - agreed (int category): all vote for it.
 */

typedef struct {
  const char *name;
  unsigned colour; /* of the seat, for salon_colour_get() */
  int vote;        /* a WedgesCategory; −1: none yet */
} WedgesVoter;

typedef struct {
  gboolean final;                                         /* the question decides the game */
  const char *name;                                       /* of who is asked */
  unsigned colour;                                        /* of their seat */
  unsigned wedges;                                        /* theirs, a set of categories */
  int right[WEDGES_CATEGORIES], asked[WEDGES_CATEGORIES]; /* what they answered before */
  int box, card;                                          /* where the card will come from: from 0, from 1 */
  gboolean one_box;                                       /* there is no other */
  const WedgesVoter *voters;                              /* who votes, from the player’s left */
  int n_voters;                                           /* 0: the player chooses */
  int voter;                                              /* whose vote is due, from 0 */
  gboolean person; /* a person has to choose or vote now; otherwise a computer does */
} WedgesBallot;

GtkWidget *wedges_vote_new (void);

/* What was marked stays marked while the same person votes. */
void wedges_vote_show (WedgesVote *self, const WedgesBallot *ballot);
/* Does what a key does, for the keys of the table: G E H A S P, Enter, and Esc to vote one by one again. FALSE: nothing. The
 * widget itself hears the keys while the focus is in it. */
gboolean wedges_vote_press (WedgesVote *self, guint keyval, GdkModifierType modifiers);
void wedges_vote_take_focus (WedgesVote *self);

G_END_DECLS
