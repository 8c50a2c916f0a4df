/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict of the table on what was said aloud, and how it is taken back.  A slip of right or wrong would decide what nobody
 * meant, so everything is kept that a verdict changes, until somebody rolls. */

#include "model/wedges/wedges-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

gboolean
wedges_game_give_verdict (WedgesGame *self, gboolean right, GError **error)
{
  const WedgesMove move = { .type = WEDGES_ANSWER, .seat = self->record->state.seat, .right = right != 0 };
  WedgesJudged *judged = g_new (WedgesJudged, 1);
  char text[WEDGES_MOVE_TEXT];

  judged->state = self->record->state;
  judged->trail = self->trail;
  judged->full = self->turns->len == WEDGES_TURNS;
  if (judged->full)
    judged->oldest = g_array_index (self->turns, WedgesTurn, 0);
  salon_log_peek (self->log, &judged->begins);
  wedges_move_format (&move, text);
  judged->length = strlen (text) + 1;

  /* Whoever is told of the move may take it back at once. */
  g_free (self->judged);
  self->judged = judged;
  return wedges_game_make (self, &move, error);
}

gboolean
wedges_game_can_take_back (WedgesGame *self)
{
  const WedgesState *state = &self->record->state;

  return self->judged != NULL && self->stage == WEDGES_CARD_ANSWERED && state->phase != WEDGES_OVER
         && state->moves == self->judged->state.moves + 1;
}

/* The last of the turns is not over. */
static void
forget_turn (WedgesGame *self)
{
  g_array_set_size (self->turns, self->turns->len - 1);
  if (self->judged->full)
    g_array_prepend_val (self->turns, self->judged->oldest);
}

gboolean
wedges_game_take_back (WedgesGame *self, GError **error)
{
  SalonGame *game = SALON_GAME (self);

  if (!wedges_game_check (self, error))
    return FALSE;
  if (!wedges_game_can_take_back (self))
    return wedges_game_refuse (error, WEDGES_GAME_ERROR_STAGE, _ ("There is no verdict that can be taken back."));

  g_object_ref (self);
  self->record->state = self->judged->state;
  self->trail = self->judged->trail;
  forget_turn (self);
  wedges_game_unlog (self, self->judged->begins, self->judged->length);
  g_clear_pointer (&self->judged, g_free);
  self->verdict = FALSE;
  wedges_game_uncovered (self);
  salon_game_save (game);
  wedges_game_emit_taken_back (self);
  salon_game_tell (game, _ ("The verdict is taken back."));
  salon_game_changed (game);
  g_object_unref (self);
  return TRUE;
}
