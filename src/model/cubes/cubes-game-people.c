/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do: each function says whether it may be done now, and does it. */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/cubes/cubes-text.h"

/* Whether the person at @seat may do anything at all now. */
static gboolean
check_person (CubesGame *self, int seat, GError **error)
{
  SalonGame *game = SALON_GAME (self);

  if (salon_game_is_frozen (game) || salon_game_is_closed (game))
    return cubes_game_refuse (error, CUBES_GAME_ERROR_PAUSED, _ ("The game is being put aside."));
  if (!cubes_game_is_person (self, seat))
    return cubes_game_refuse (error, CUBES_GAME_ERROR_TURN, _ ("Nobody plays there who could do that."));

  return TRUE;
}

/* Whether the next round has begun, if there is one. */
static gboolean
check_round (CubesGame *self, GError **error)
{
  if (cubes_game_is_full (self))
    return cubes_game_refuse_rule (error, CUBES_GAME_TOO_LONG);
  if (cubes_game_get_due (self) == CUBES_DUE_NEXT)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_STAGE, _ ("The lists still lie on the table."));
  if (self->shaking != NULL)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_STAGE, _ ("The cubes are still being shaken."));

  return TRUE;
}

gboolean
cubes_game_lay_bar (CubesGame *self, int seat, CubesCorner corner, GError **error)
{
  const CubesMove move = { .type = CUBES_BAR, .seat = (guint8) seat, .corner = (guint8) corner };
  gboolean made;

  if (!check_person (self, seat, error) || !check_round (self, error))
    return FALSE;

  g_object_ref (self);
  made = cubes_game_make (self, &move, error);
  cubes_game_run_time (self);
  g_object_unref (self);
  return made;
}

gboolean
cubes_game_shake (CubesGame *self, int seat, GError **error)
{
  return check_person (self, seat, error) && check_round (self, error) && cubes_game_throw (self, seat, error);
}

/* Whether the time of @seat, or its turn to type, is now; if @lid, whether it may lift the lid. */
static gboolean
check_turn (CubesGame *self, int seat, gboolean lid, GError **error)
{
  const CubesDue due = cubes_game_get_due (self);
  const int turn = cubes_game_get_turn (self);

  if (!check_person (self, seat, error))
    return FALSE;
  if (!cubes_game_is_writing (self))
    return cubes_game_refuse_rule (error, cubes_phase (&self->record->state) == CUBES_OVER ? CUBES_GAME_OVER
                                                                                           : CUBES_TIME_DOES_NOT_RUN);
  if (self->paused && due == CUBES_DUE_WRITE)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_PAUSED, _ ("The game is paused."));
  if (due == CUBES_DUE_END || self->turns.done & 1u << seat)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_TIME_UP, _ ("The time is up."));
  if (turn != seat && turn != CUBES_ONLOOKER)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_TURN, _ ("Somebody else writes now."));
  if (lid && due != CUBES_DUE_LID)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_STAGE, _ ("The lid has been lifted."));
  if (!lid && due == CUBES_DUE_LID)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_STAGE, _ ("The lid has to be lifted first."));

  return TRUE;
}

gboolean
cubes_game_lift_lid (CubesGame *self, int seat, GError **error)
{
  if (!check_turn (self, seat, TRUE, error))
    return FALSE;

  cubes_turns_lift (&self->turns);
  /* The pause was one of somebody else’s time, which has run out at that moment, or whose seat has been handed over. */
  self->paused = FALSE;
  cubes_game_run_time (self);
  cubes_game_schedule (self);
  salon_game_changed (SALON_GAME (self));
  return TRUE;
}

/* Makes the move of a person who writes or strikes @word. */
static gboolean
put_word (CubesGame *self, CubesMoveType type, int seat, const char *word, GError **error)
{
  const CubesState *state = &self->record->state;
  CubesMove move = { .type = (guint8) type, .seat = (guint8) seat };
  const gsize length = strlen (word);

  cubes_game_count_time (self);
  if (!check_turn (self, seat, FALSE, error))
    return FALSE;
  if (self->habits.way == CUBES_WAY_PAPER && cubes_game_get_due (self) != CUBES_DUE_LISTS)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_STAGE,
                              _ ("Everybody writes on paper until the time is up; then the lists are typed."));
  if (length > CUBES_LETTERS)
    return cubes_game_refuse_rule (error, CUBES_NOT_LETTERS);
  /* There has to be room for the end of the round. */
  if (state->moves + 1 >= CUBES_MAX_GAME_MOVES)
    return cubes_game_refuse_rule (error, CUBES_GAME_TOO_LONG);

  memcpy (move.text, word, length);
  if (type == CUBES_WRITE && self->habits.way == CUBES_WAY_CURTAIN)
    {
      move.timed = true;
      move.second = (guint16) MAX (cubes_turns_second (&self->turns, seat), state->list[seat].second);
    }
  return cubes_game_make (self, &move, error);
}

gboolean
cubes_game_write (CubesGame *self, int seat, const char *word, GError **error)
{
  return put_word (self, CUBES_WRITE, seat, word, error);
}

gboolean
cubes_game_strike (CubesGame *self, int seat, const char *word, GError **error)
{
  return put_word (self, CUBES_STRIKE, seat, word, error);
}

gboolean
cubes_game_finish (CubesGame *self, int seat, GError **error)
{
  SalonGame *game = SALON_GAME (self);
  g_autofree char *news = NULL;
  int turn;

  cubes_game_count_time (self);
  if (!check_turn (self, seat, FALSE, error))
    return FALSE;

  turn = cubes_game_get_turn (self);
  news = turn < 0 ? cubes_text_time_up (&self->shown, turn) : cubes_text_finished (&self->shown, seat);
  g_object_ref (self);
  cubes_turns_finish (&self->turns, turn);
  cubes_game_log_done (self, turn);
  salon_game_save (game);
  cubes_game_run_time (self);
  cubes_game_schedule (self);
  salon_game_tell (game, news);
  salon_game_changed (game);
  g_object_unref (self);
  return TRUE;
}

gboolean
cubes_game_call_time (CubesGame *self, GError **error)
{
  SalonGame *game = SALON_GAME (self);

  if (salon_game_is_frozen (game) || salon_game_is_closed (game))
    return cubes_game_refuse (error, CUBES_GAME_ERROR_PAUSED, _ ("The game is being put aside."));
  cubes_game_count_time (self);
  if (!cubes_game_is_writing (self))
    return cubes_game_refuse_rule (error, CUBES_TIME_DOES_NOT_RUN);
  if (cubes_game_get_due (self) == CUBES_DUE_END)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_TIME_UP, _ ("The time is up."));

  self->called = TRUE;
  cubes_game_run_time (self);
  cubes_game_schedule (self);
  salon_game_changed (game);
  return TRUE;
}

gboolean
cubes_game_hurry (CubesGame *self)
{
  SalonGame *game = SALON_GAME (self);

  if (salon_game_is_frozen (game) || cubes_game_get_due (self) != CUBES_DUE_WRITE || self->turns.people != 0)
    return FALSE;

  cubes_turns_finish (&self->turns, cubes_turns_seat (&self->turns));
  cubes_game_log_done (self, CUBES_ONLOOKER);
  salon_game_save (game);
  cubes_game_run_time (self);
  cubes_game_schedule (self);
  salon_game_changed (game);
  return TRUE;
}

gboolean
cubes_game_challenge (CubesGame *self, int seat, int target, const char *word, gboolean valid, GError **error)
{
  CubesMove move = { .type = CUBES_CHALLENGE, .seat = (guint8) seat, .target = (guint8) target, .valid = valid != 0 };
  const gsize length = strlen (word);

  if (salon_game_is_frozen (SALON_GAME (self)) || salon_game_is_closed (SALON_GAME (self)))
    return cubes_game_refuse (error, CUBES_GAME_ERROR_PAUSED, _ ("The game is being put aside."));
  if (length > CUBES_LETTERS)
    return cubes_game_refuse_rule (error, CUBES_NOT_LETTERS);

  memcpy (move.text, word, length);
  return cubes_game_make (self, &move, error);
}

gboolean
cubes_game_next_round (CubesGame *self, GError **error)
{
  SalonGame *game = SALON_GAME (self);
  const CubesDue due = cubes_game_get_due (self);

  if (salon_game_is_frozen (game) || salon_game_is_closed (game))
    return cubes_game_refuse (error, CUBES_GAME_ERROR_PAUSED, _ ("The game is being put aside."));
  if (due == CUBES_DUE_OVER)
    return cubes_game_refuse_rule (error, cubes_game_is_full (self) ? CUBES_GAME_TOO_LONG : CUBES_GAME_OVER);
  if (due != CUBES_DUE_NEXT)
    return cubes_game_refuse (error, CUBES_GAME_ERROR_STAGE, _ ("This round is not over yet."));

  self->next = TRUE;
  cubes_game_schedule (self);
  salon_game_changed (game);
  return TRUE;
}
