/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The time for an answer, and what happens without a person: the game does one step at a time, from the main loop, and looks
 * only at what is due then. */

#include "model/wedges/wedges-game-private.h"

#include <glib/gi18n.h>

#include "model/salon-clock.h"
#include "model/salon-marks.h"

/* The time is counted at least so often, in ms: often enough for salon_clock_step(). */
#define TICK 1000

/* After so many seconds each the record says how much is left: no more is given back to whoever breaks the program off. */
#define LOGGED 10

static gint64
get_whole (WedgesGame *self)
{
  return self->shown.seconds * G_TIME_SPAN_SECOND;
}

/* Whether a person is asked and has time for the answer. */
static gboolean
has_time (WedgesGame *self)
{
  const WedgesState *state = &self->record->state;

  return self->shown.seconds > 0 && state->phase == WEDGES_TO_ANSWER && self->stage == WEDGES_CARD_ASKED
         && wedges_game_is_person (self, state->seat);
}

static gboolean
time_runs (WedgesGame *self)
{
  SalonGame *game = SALON_GAME (self);

  return has_time (self) && !self->paused && salon_game_may_go_on (game) && !salon_game_is_closed (game);
}

/* µs that have passed since the time was counted last. */
static gint64
get_step (WedgesGame *self)
{
  return self->counting ? salon_clock_step (self->counted, self->now ()) : 0;
}

/* Nobody has answered in time. */
static void
run_out (WedgesGame *self)
{
  const WedgesMove move = { .type = WEDGES_ANSWER, .seat = self->record->state.seat };

  salon_game_tell (SALON_GAME (self), _ ("The time is up."));
  /* Whoever was told may have answered. */
  if (!has_time (self))
    return;
  self->late = TRUE;
  wedges_game_make (self, &move, NULL);
}

/* Lets @step µs pass, in which the time runs. */
static void
pass_time (WedgesGame *self, gint64 step)
{
  SalonGame *game = SALON_GAME (self);
  const gint64 before = self->used;
  const char *mark;

  self->used = MIN (before + step, get_whole (self));
  if (self->used == get_whole (self))
    {
      run_out (self);
      return;
    }

  if (self->used / (LOGGED * G_TIME_SPAN_SECOND) != before / (LOGGED * G_TIME_SPAN_SECOND))
    {
      wedges_game_log_left (self);
      salon_game_save (game);
    }
  mark = salon_marks_tell (get_whole (self) - before, get_whole (self) - self->used);
  if (mark != NULL)
    salon_game_tell (game, mark);
}

void
wedges_game_count_time (WedgesGame *self)
{
  const gint64 step = get_step (self);
  const gboolean counted = self->counting && has_time (self);

  self->counted = self->now ();
  self->counting = FALSE;
  g_object_ref (self);
  if (counted && step > 0)
    pass_time (self, step);
  self->counting = time_runs (self);
  g_object_unref (self);
}

static gboolean
tick_cb (gpointer data)
{
  g_autoptr (WedgesGame) self = g_object_ref (WEDGES_GAME (data));

  self->timer_id = 0;
  wedges_game_run_time (self);
  return G_SOURCE_REMOVE;
}

/* µs until something happens to the time that runs. */
static gint64
until_next_event (WedgesGame *self)
{
  const gint64 left = get_whole (self) - self->used;

  return MIN (TICK * 1000, salon_marks_wait (left));
}

void
wedges_game_run_time (WedgesGame *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  wedges_game_count_time (self);
  if (self->counting && self->timer_id == 0)
    self->timer_id = g_timeout_add ((guint) ((until_next_event (self) + 999) / 1000), tick_cb, self);
}

void
wedges_game_get_time (WedgesGame *self, WedgesTime *time)
{
  *time = (WedgesTime) { .runs = time_runs (self), .whole = get_whole (self) };
  if (has_time (self))
    time->left = MAX (time->whole - self->used - (time->runs ? get_step (self) : 0), 0);
}

void
wedges_game_set_paused (WedgesGame *self, gboolean paused)
{
  if (!paused == !self->paused)
    return;

  wedges_game_count_time (self);
  self->paused = paused;
  if (paused && has_time (self) && self->used > 0)
    {
      wedges_game_log_left (self);
      salon_game_save (SALON_GAME (self));
    }
  wedges_game_run_time (self);
  wedges_game_schedule (self);
  salon_game_changed (SALON_GAME (self));
}

void
wedges_game_set_clock (WedgesGame *self, gint64 (*now) (void))
{
  self->now = now;
  self->counted = now ();
}

/* Steps */

static gboolean
step_cb (gpointer data)
{
  g_autoptr (WedgesGame) self = g_object_ref (WEDGES_GAME (data));
  SalonGame *game = SALON_GAME (self);

  self->step_id = 0;
  if (!salon_game_is_closed (game) && !self->paused && salon_game_may_go_on (game))
    wedges_game_move_computer (self);
  return G_SOURCE_REMOVE;
}

void
wedges_game_schedule (WedgesGame *self)
{
  if (self->step_id == 0 && !salon_game_is_closed (SALON_GAME (self)))
    self->step_id = g_idle_add (step_cb, self);
}

void
wedges_game_stop (WedgesGame *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_clear_handle_id (&self->step_id, g_source_remove);
  self->counting = FALSE;
}
