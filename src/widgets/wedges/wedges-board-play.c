/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a move as it happens: one step after the other, each as soon as nothing of the one before moves any more. Die, wheel
 * and card know how they move; here is what comes when. */

#include "widgets/wedges/wedges-board-private.h"

#include "widgets/salon-sound.h"
#include "widgets/wedges/wedges-boxes.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-sounds.h"
#include "widgets/wedges/wedges-wheel.h"

/* How often it is looked whether a step is over, in ms: about once a frame. */
#define LOOK_MS 20

static gboolean
is_moving (WedgesBoardPage *self)
{
  return wedges_die_is_moving (WEDGES_DIE_TRAY (self->die)) || wedges_wheel_is_moving (WEDGES_WHEEL (self->wheel))
         || wedges_card_is_moving (WEDGES_CARD (self->card));
}

static const char *
get_roller (WedgesBoardPage *self)
{
  return wedges_game_get_header (self->game)->salon.name[self->move.seat];
}

/* What is shown now is what the game is. */
static void
catch_up (WedgesBoardPage *self)
{
  self->shown = *wedges_game_get_state (self->game);
  self->stage = wedges_game_get_card_stage (self->game);
}

static void
finish (WedgesBoardPage *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  self->step = WEDGES_STEP_NONE;
  self->moving = FALSE;
  self->flying = 0;
  /* What was rolled for the beginning is still of interest. */
  if (self->shown.phase == WEDGES_TO_ROLL && self->move.type != WEDGES_ROLL)
    wedges_die_wait (WEDGES_DIE_TRAY (self->die));
  wedges_board_show (self);
  wedges_board_run_clock (self);
  wedges_board_emit_settled (self);
}

static void
draw_card (WedgesBoardPage *self)
{
  self->step = WEDGES_STEP_DRAW;
  wedges_board_show (self);
  wedges_board_ask (self, self->moving);
  if (self->moving)
    salon_sound_play (WEDGES_SOUND_CARD);
}

/* The card goes back into its box, and what was won is seen. */
static void
show_gain (WedgesBoardPage *self)
{
  const WedgesState *state = wedges_game_get_state (self->game);
  const WedgesState before = self->shown;
  const int seat = self->move.seat;

  self->step = WEDGES_STEP_WEDGE;
  wedges_card_clear (WEDGES_CARD (self->card));
  self->flying = state->wedges[seat] & (guint8) ~before.wedges[seat];
  catch_up (self);
  wedges_board_show (self);
  wedges_wheel_update (WEDGES_WHEEL (self->wheel), &before, state, self->moving);
}

static void
sound_verdict (WedgesBoardPage *self)
{
  if (self->moving)
    salon_sound_play (self->move.right ? WEDGES_SOUND_RIGHT : WEDGES_SOUND_WRONG);
}

/* The table has judged, or the answer is still to be uncovered: then it and the verdict are read together. */
static void
show_verdict (WedgesBoardPage *self)
{
  if (self->brief || !wedges_game_get_answer (self->game, &(WedgesAnswer) { 0 }))
    {
      show_gain (self);
      return;
    }
  sound_verdict (self);
  self->step = WEDGES_STEP_VERDICT;
  if (self->uncovered)
    wedges_card_stamp (WEDGES_CARD (self->card), self->move.right);
  else
    wedges_board_show_answer (self, TRUE);
}

/* Nothing moves any more: shows what comes next. */
static void
advance (WedgesBoardPage *self)
{
  switch (self->step)
    {
    case WEDGES_STEP_ROLL:
      catch_up (self);
      finish (self);
      break;
    case WEDGES_STEP_HOP:
      catch_up (self);
      if (self->shown.phase == WEDGES_TO_ANSWER)
        draw_card (self);
      else
        finish (self);
      break;
    case WEDGES_STEP_DRAW:
    case WEDGES_STEP_WEDGE:
      finish (self);
      break;
    case WEDGES_STEP_VERDICT: /* until somebody has read it */
    case WEDGES_STEP_NONE:
    default:
      break;
    }
}

static gboolean
look_cb (gpointer page)
{
  WedgesBoardPage *self = page;

  if (is_moving (self) || self->step == WEDGES_STEP_VERDICT || self->paused)
    return G_SOURCE_CONTINUE;
  advance (self);
  return self->step_id != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Moves */

static void
play_roll (WedgesBoardPage *self, const WedgesState *state)
{
  self->step = WEDGES_STEP_ROLL;
  if (self->moving)
    salon_sound_play (WEDGES_SOUND_ROLL);
  wedges_die_roll (WEDGES_DIE_TRAY (self->die), self->move.die, get_roller (self), self->moving);
  wedges_wheel_update (WEDGES_WHEEL (self->wheel), &self->shown, state, self->moving);
  if (self->shown.phase == WEDGES_FIRST_ROLL)
    self->rolled[self->move.seat] = self->move.die;
}

/* A category was chosen, or the last vote was given: the card is drawn. */
static void
play_choice (WedgesBoardPage *self, const WedgesState *state)
{
  const WedgesState before = self->shown;

  catch_up (self);
  wedges_wheel_update (WEDGES_WHEEL (self->wheel), &before, state, FALSE);
  if (state->phase == WEDGES_TO_ANSWER)
    draw_card (self);
  else
    self->step = WEDGES_STEP_DRAW;
  wedges_board_show (self);
}

void
wedges_board_page_play (WedgesBoardPage *self, const WedgesMove *move, gboolean moving, gboolean brief)
{
  const WedgesState *state;

  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  wedges_board_page_skip (self);
  state = wedges_game_get_state (self->game);
  g_clear_handle_id (&self->clock_id, g_source_remove);
  self->move = *move;
  self->moving = moving;
  self->brief = brief;
  self->pointed = -1;
  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      play_roll (self, state);
      break;
    case WEDGES_MOVE:
      self->step = WEDGES_STEP_HOP;
      wedges_wheel_update (WEDGES_WHEEL (self->wheel), &self->shown, state, moving);
      break;
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
      play_choice (self, state);
      break;
    case WEDGES_ANSWER:
      show_verdict (self);
      break;
    case WEDGES_N_MOVE_TYPES:
    default:
      break;
    }
  wedges_board_show_prompt (self);
  self->step_id = g_timeout_add (LOOK_MS, look_cb, self);
}

gboolean
wedges_board_page_is_playing (WedgesBoardPage *self)
{
  g_return_val_if_fail (WEDGES_IS_BOARD_PAGE (self), FALSE);

  return self->step != WEDGES_STEP_NONE;
}

/* Nothing of this move is seen to move any more. */
void
wedges_board_page_skip (WedgesBoardPage *self)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  salon_sound_drop ();
  self->moving = FALSE;
  wedges_die_skip (WEDGES_DIE_TRAY (self->die));
  wedges_wheel_skip (WEDGES_WHEEL (self->wheel));
  wedges_card_skip (WEDGES_CARD (self->card));
  while (self->step != WEDGES_STEP_NONE)
    {
      if (self->step == WEDGES_STEP_VERDICT)
        show_gain (self);
      else
        advance (self);
      wedges_card_skip (WEDGES_CARD (self->card));
    }
}

void
wedges_board_page_uncover (WedgesBoardPage *self)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  /* What moves is in the way of what is asked for. */
  wedges_board_page_skip (self);
  self->stage = wedges_game_get_card_stage (self->game);
  salon_sound_play (WEDGES_SOUND_LINEN);
  wedges_board_show_answer (self, FALSE);
  wedges_board_show (self);
  wedges_board_run_clock (self);
}

void
wedges_board_forget_move (WedgesBoardPage *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  g_clear_handle_id (&self->clock_id, g_source_remove);
  self->step = WEDGES_STEP_NONE;
  self->moving = FALSE;
  self->flying = 0;
  self->pointed = -1;
}

/* What die, wheel and card tell */

static void
cue_cb (WedgesBoardPage *self, int cue)
{
  switch ((WedgesWheelCue) cue)
    {
    case WEDGES_WHEEL_CUE_HOP:
      salon_sound_play (WEDGES_SOUND_KNOCK);
      break;
    case WEDGES_WHEEL_CUE_WEDGE:
      salon_sound_play (WEDGES_SOUND_WEDGE);
      self->flying = 0;
      wedges_board_show (self);
      break;
    case WEDGES_WHEEL_CUE_FANS:
      salon_sound_play (WEDGES_SOUND_WIN);
      break;
    default:
      break;
    }
}

/* What was only to be read has been. */
static void
went_on_cb (WedgesBoardPage *self)
{
  if (self->step == WEDGES_STEP_VERDICT)
    show_gain (self);
}

void
wedges_board_connect_motion (WedgesBoardPage *self)
{
  g_signal_connect_swapped (self->wheel, "cue", G_CALLBACK (cue_cb), self);
  g_signal_connect_swapped (self->card, "went-on", G_CALLBACK (went_on_cb), self);
}
