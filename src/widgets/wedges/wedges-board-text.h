/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said on the table of Wedges beside the wheel and the card. All strings are translated, (transfer full). */

#pragma once

#include "model/wedges/wedges-game.h"

G_BEGIN_DECLS

/* What is seen, which lags behind the game while a move is shown. */
typedef struct {
  const WedgesHeader *header;
  const WedgesState *state;
  WedgesCardStage stage;
  const guint8 *rolled; /* what each seat rolled last for the beginning; 0: nothing yet */
} WedgesBoardView;

/* The subtitle of the window: how the game is played, or that somebody may win now. */
char *wedges_board_text_subtitle (const WedgesBoardView *view);
/* The second line on the plate of @seat, such as “rolled a four”, or "". */
char *wedges_board_text_note (const WedgesBoardView *view, int seat);
/* Who of the team of @seat answers alone, now or next, from 0; −1: they consult each other, or are no team. */
int wedges_board_text_find_member (const WedgesBoardView *view, int seat);
/* The members of the team of @seat, (transfer container), ending with NULL. */
const char **wedges_board_text_list_members (const WedgesHeader *header, int seat);

/* The label of the button for what is due to a person; NULL where there is no such button. */
char *wedges_board_text_button (const WedgesBoardView *view);
/* The line below the die where there is none: what @person has to do or a computer does. */
char *wedges_board_text_due (const WedgesBoardView *view, gboolean person);

/* What the right answer to the question that is due brings, and what the wrong one. */
char *wedges_board_text_right (const WedgesBoardView *view);
char *wedges_board_text_wrong (const WedgesBoardView *view);

/* Whether the right answer to the question that is due wins a wedge. */
gboolean wedges_board_text_is_for_wedge (const WedgesState *state);

/* Whether a right answer to the final question wins no more than a place behind the winners'. */
gboolean wedges_board_text_is_for_place (const WedgesState *state);

G_END_DECLS
