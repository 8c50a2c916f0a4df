/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-trail.h"

static void
take_question (WedgesTrail *trail, const WedgesState *state)
{
  int box;
  const int card = wedges_card (state, &box);

  trail->last = (WedgesTurn) {
    .seat = state->seat,
    .category = state->category,
    .box = (guint8) box,
    .final = wedges_is_final (state),
    .card = (guint16) card,
    .number = state->asked[state->seat],
  };
  trail->wedges = state->wedges[state->seat];
}

gboolean
wedges_trail_follow (WedgesTrail *trail, const WedgesState *state, const WedgesMove *move)
{
  WedgesTurn *last = &trail->last;

  if (state->phase == WEDGES_TO_ANSWER)
    take_question (trail, state);
  if (move->type != WEDGES_ANSWER)
    return FALSE;

  last->right = move->right;
  last->wedge = state->wedges[last->seat] != trail->wedges;
  last->place = state->place[last->seat];
  trail->figures[last->seat].asked[last->category]++;
  trail->figures[last->seat].right[last->category] += move->right;
  return TRUE;
}
