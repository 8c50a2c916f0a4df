/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the plates, the panel and the card of Wedges are told. It follows from what is seen, for the table and for a game that
 * is looked at again alike. */

#pragma once

#include "model/salon-look.h"
#include "widgets/wedges/wedges-board-text.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-plate.h"
#include "widgets/wedges/wedges-verdict-panel.h"

G_BEGIN_DECLS

/* What the plate of @seat shows, without a note and without members, which the caller owns. */
WedgesPlateScene wedges_board_scene_get_plate (const WedgesBoardView *view, const SalonLook *look, int seat);

/* Lists on @panel who votes for which category, from the left of the one who will be asked. */
void wedges_board_scene_show_votes (const WedgesBoardView *view, const SalonLook *look, WedgesVerdictPanel *panel);

/* The question that is due in @view, as the card is told it; @members: of the team that is asked, see
 * wedges_board_text_list_members(). */
WedgesCardQuestion wedges_board_scene_get_question (const WedgesBoardView *view,
                                                    const SalonLook *look,
                                                    const WedgesAsked *question,
                                                    const char *const *members);
/* Its answer. */
WedgesCardAnswer wedges_board_scene_get_answer (const WedgesAnswer *answer, WedgesCardVerdict verdict);

G_END_DECLS
