/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of a game of Wedges, translated, and the names of what lies on the table.  None of them tells an answer before
 * everybody may know it. */

#pragma once

#include "model/wedges/wedges-setup.h"
#include "model/wedges/wedges-trail.h"
#include "questions/questions-judge.h"

G_BEGIN_DECLS

/* The name of @category, a WedgesCategory. */
const char *wedges_text_category (int category);
/* The name of a seat, made so that it does not change the direction of the text around it (transfer full). */
char *wedges_text_name (const WedgesHeader *header, int seat);
/* Whose member answers a question alone, the k-th of their seat, from 0; −1 if they consult each other, or are no team. */
int wedges_text_find_member (const WedgesHeader *header, int seat, guint32 k);

/* What a person has to do, if it is one’s to do what is due (transfer full); NULL when the game is over. */
char *wedges_text_status (const WedgesHeader *header, const WedgesState *state);
/* What @move did, after which the game is @state and the trail @trail (transfer full).  @answer: of an answer, the reference
 * answer; NULL if nobody knows it. */
char *wedges_text_move (const WedgesHeader *header,
                        const WedgesState *state,
                        const WedgesTrail *trail,
                        const WedgesMove *move,
                        const char *answer);

/* Why a typed answer is proposed to be right or wrong (transfer full). */
char *wedges_text_reason (const QuestionsProposal *proposal);

G_END_DECLS
