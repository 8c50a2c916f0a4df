/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-replay.h"
#include "model/wedges/wedges-game.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_REPLAY (wedges_replay_get_type ())
G_DECLARE_FINAL_TYPE (WedgesReplay, wedges_replay, WEDGES, REPLAY, SalonReplay)

/**
 * WedgesReplay:
 *
 * A #SalonReplay of Wedges. Each move is a step: the die is rolled, a token moves, a question is answered. The points are the
 * wedges. Nobody at this table has a secret, so there are only the eyes of an onlooker; the answer to a question lies open from
 * the position on at which it was answered, as it did at the table.
 *
 * If the bank is not there any more, or has fewer cards now, the game can be looked at without the questions.
 *
 * It keeps the moves, and at most %WEDGES_REPLAY_CHECKPOINTS states, which are large.
 */

#define WEDGES_REPLAY_CHECKPOINTS 32

/* Reads @text as far as it goes; see “replay” in #SalonGameKind. */
WedgesReplay *wedges_replay_new (const char *text, gsize length, GError **error);

/* The header of the record, with who sat there at @position; good until the next call of a function of @self. */
const WedgesHeader *wedges_replay_get_header (WedgesReplay *self, guint position);
/* The state at @position; good until the next call of a function of @self. */
const WedgesState *wedges_replay_get_state (WedgesReplay *self, guint position);
/* The move that leads to @position, which is not 0. */
void wedges_replay_get_move (WedgesReplay *self, guint position, WedgesMove *move);
/* The question that lies on the table at @position, and its answer, by the rules of wedges_game_get_question() and
 * wedges_game_get_answer(). The texts are good as long as @self. */
gboolean wedges_replay_get_question (WedgesReplay *self, guint position, WedgesAsked *question);
gboolean wedges_replay_get_answer (WedgesReplay *self, guint position, WedgesAnswer *answer);
/* The questions that were answered up to @position, the oldest first, but no more than the last %WEDGES_TURNS. */
const WedgesTurn *wedges_replay_get_turns (WedgesReplay *self, guint position, guint *n);
/* What @seat was asked up to @position; good until the next call of a function of @self. */
const WedgesFigures *wedges_replay_get_figures (WedgesReplay *self, guint position, int seat);

G_END_DECLS
