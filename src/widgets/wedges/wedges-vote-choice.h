/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/wedges/wedges-vote.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_VOTE_CHOICE (wedges_vote_choice_get_type ())
G_DECLARE_FINAL_TYPE (WedgesVoteChoice, wedges_vote_choice, WEDGES, VOTE_CHOICE, GtkButton)

/**
 * WedgesVoteChoice:
 *
 * The large button of a category: its picture and key, what the player has answered in it, and who has voted for it.
 */

GtkWidget *wedges_vote_choice_new (int category);
void wedges_vote_choice_show (WedgesVoteChoice *self, const WedgesBallot *ballot);
/* Whether it is the one that would be voted for, and by whom.
 * @name: (nullable): NULL: by all together */
void wedges_vote_choice_set_marked (WedgesVoteChoice *self, gboolean marked, const char *name, unsigned colour);

G_END_DECLS
