/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a stage moves on its board, and where the board's things are. For the stage alone. */

#pragma once

#include "model/probe/probe-moment.h"
#include "widgets/probe/probe-board.h"

G_BEGIN_DECLS

/* Puts cards, trays, plates and the deck where @frame has them. */
void probe_stage_pose (ProbeBoard *board, const ProbeMoment *moment, const ProbeFrame *frame);
/* Everything rests, as the board's view has it. */
void probe_stage_rest (ProbeBoard *board);

/* Where something is, in px of @board. FALSE: it is not on the board. */
gboolean probe_stage_find_card (ProbeBoard *board, int seat, int tray, int slot, graphene_rect_t *place);
gboolean probe_stage_find_tray (ProbeBoard *board, int seat, int tray, graphene_rect_t *place);
gboolean probe_stage_find_plate (ProbeBoard *board, int seat, graphene_rect_t *place);
/* The well of the card that was drawn last. */
gboolean probe_stage_find_deck (ProbeBoard *board, graphene_rect_t *place);
/* The counter of the final turns. */
gboolean probe_stage_find_counter (ProbeBoard *board, graphene_rect_t *place);
/* Where the next total of @seat will be written. */
gboolean probe_stage_find_total (ProbeBoard *board, int seat, graphene_rect_t *place);

G_END_DECLS
