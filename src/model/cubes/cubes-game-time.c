/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The time, and what happens without a person: the game does one step at a time, from the main loop, and looks only at
 * what is due then. */

#include "model/cubes/cubes-game-private.h"

#include <string.h>

#include "model/cubes/cubes-text.h"
#include "model/salon-clock.h"
#include "model/salon-marks.h"

/* The time is counted at least so often, in ms: often enough for salon_clock_step(). */
#define TICK 1000

/* Comments of the record, beside which its rules need none: who has finished in the round in progress. */
#define SEAT_DONE  "# seat %d is done"
#define PAPER_DONE "# pencils down"

void
cubes_game_begin_turns (CubesGame *self)
{
  const CubesSetup *setup = &self->shown.setup;

  self->called = FALSE;
  memset (self->seated_at, 0, sizeof self->seated_at);
  cubes_game_forget_plans (self);
  cubes_turns_begin (&self->turns, self->habits.way, setup->seats, cubes_shaker (&self->record->state),
                     cubes_game_people (self), setup->minutes);
}

void
cubes_game_log_done (CubesGame *self, int seat)
{
  g_autofree char *line = seat < 0 ? g_strdup (PAPER_DONE "\n") : g_strdup_printf (SEAT_DONE "\n", seat + 1);

  cubes_game_log (self, line);
}

gboolean
cubes_game_follow_done (CubesGame *self, const char *line, gsize length)
{
  if (!cubes_game_is_writing (self))
    return FALSE;
  if (!self->turns.down && length == strlen (PAPER_DONE) && memcmp (line, PAPER_DONE, length) == 0)
    {
      self->turns.down = TRUE;
      return TRUE;
    }

  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    {
      g_autofree char *done = g_strdup_printf (SEAT_DONE, seat + 1);

      if (!(self->turns.done & 1u << seat) && length == strlen (done) && memcmp (line, done, length) == 0)
        {
          self->turns.done |= 1u << seat;
          return TRUE;
        }
    }
  return FALSE;
}

/* The clock */

static gboolean
time_runs (CubesGame *self)
{
  return cubes_game_get_due (self) == CUBES_DUE_WRITE && !self->paused && !salon_game_is_frozen (SALON_GAME (self))
         && !salon_game_is_closed (SALON_GAME (self));
}

/* µs that have passed since the time was counted last. */
static gint64
get_step (CubesGame *self)
{
  return self->counting ? salon_clock_step (self->counted, self->now ()) : 0;
}

/* Lets @step µs pass, in which the time runs. */
static void
pass_time (CubesGame *self, gint64 step)
{
  SalonGame *game = SALON_GAME (self);
  const int seat = cubes_turns_seat (&self->turns);
  const gint64 left = self->turns.whole - cubes_turns_used (&self->turns);
  const char *mark = NULL;
  g_autofree char *news = NULL;
  gboolean up, written;

  up = cubes_turns_pass (&self->turns, step);
  if (up)
    {
      cubes_game_log_done (self, seat);
      news = cubes_text_time_up (&self->shown, seat);
    }
  else if (self->turns.whole > 0)
    {
      const gint64 now = self->turns.whole - cubes_turns_used (&self->turns);

      mark = now > 0 ? salon_marks_tell (left, now) : NULL;
    }
  written = cubes_game_write_planned (self, self->turns.common);
  if (!up && self->turns.people == 0 && cubes_game_have_all_written (self))
    {
      /* Nobody is left who would need the rest of the time. */
      cubes_turns_finish (&self->turns, seat);
      cubes_game_log_done (self, seat);
      up = TRUE;
    }

  if (up || written)
    salon_game_save (game);
  if (up)
    cubes_game_schedule (self);
  if (news != NULL || mark != NULL)
    salon_game_tell (game, news != NULL ? news : mark);
  if (up || written)
    salon_game_changed (game);
}

void
cubes_game_count_time (CubesGame *self)
{
  const gint64 step = get_step (self);

  self->counted = self->now ();
  self->counting = time_runs (self);
  if (!self->counting)
    return;

  g_object_ref (self);
  pass_time (self, step);
  self->counting = time_runs (self);
  g_object_unref (self);
}

static gboolean
tick_cb (gpointer data)
{
  g_autoptr (CubesGame) self = g_object_ref (CUBES_GAME (data));

  self->timer_id = 0;
  cubes_game_run_time (self);
  return G_SOURCE_REMOVE;
}

/* µs until something happens to the time that runs. */
static gint64
until_next_event (CubesGame *self)
{
  const gint64 used = cubes_turns_used (&self->turns);
  const gint64 whole = self->turns.people == 0 ? cubes_turns_limit (&self->turns) : self->turns.whole;
  gint64 next = TICK * 1000;

  if (whole > 0)
    next = MIN (next, salon_marks_wait (whole - used));
  /* A later person’s time only catches up with that of the computers. */
  if (used >= self->turns.common)
    next = MIN (next, MAX (cubes_game_next_planned (self) - used, 0));

  return next;
}

void
cubes_game_run_time (CubesGame *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  cubes_game_count_time (self);
  if (self->counting && self->timer_id == 0)
    self->timer_id = g_timeout_add ((guint) ((until_next_event (self) + 999) / 1000), tick_cb, self);
}

void
cubes_game_get_time (CubesGame *self, CubesTime *time)
{
  memset (time, 0, sizeof *time);
  if (!cubes_game_is_writing (self))
    return;

  time->runs = time_runs (self);
  time->whole = self->turns.people == 0 ? cubes_turns_limit (&self->turns) : self->turns.whole;
  time->used = cubes_turns_used (&self->turns) + (time->runs ? get_step (self) : 0);
  if (time->whole == 0)
    return;

  time->used = MIN (time->used, time->whole);
  time->left = time->whole - time->used;
}

void
cubes_game_set_paused (CubesGame *self, gboolean paused)
{
  if (!paused == !self->paused)
    return;

  cubes_game_count_time (self);
  self->paused = paused;
  cubes_game_run_time (self);
  salon_game_changed (SALON_GAME (self));
}

gboolean
cubes_game_is_paused (CubesGame *self)
{
  return self->paused;
}

void
cubes_game_set_clock (CubesGame *self, gint64 (*now) (void))
{
  self->now = now;
  self->counted = now ();
}

/* Steps */

/* The moment of their time, in µs, until which computers have written when all people have finished. Behind the curtain they
 * have the whole time, as each person has. On paper there is one timer: where people stop it before the time is up, the
 * time is over for computers too. */
static gint64
get_last_moment (CubesGame *self)
{
  const gboolean stopped = self->habits.way == CUBES_WAY_PAPER && self->turns.people != 0 && self->turns.whole > 0;

  return stopped ? self->turns.common : G_MAXINT64;
}

/* Everybody has finished: the computers write the rest, and the timer is turned. */
static void
end_round (CubesGame *self)
{
  SalonGame *game = SALON_GAME (self);
  const CubesMove move = { .type = CUBES_TIME, .seat = (guint8) cubes_shaker (&self->record->state) };
  g_autoptr (GError) error = NULL;

  if (!self->called)
    {
      cubes_game_plan (self);
      if (!cubes_game_is_planned (self))
        return;
      if (cubes_game_write_planned (self, get_last_moment (self)))
        {
          salon_game_save (game);
          salon_game_changed (game);
        }
    }
  if (!salon_game_may_go_on (game) || cubes_game_get_due (self) != CUBES_DUE_END)
    return;

  if (cubes_game_make (self, &move, &error))
    return;
  if (g_error_matches (error, CUBES_GAME_ERROR, CUBES_NO_WORD_LIST))
    salon_game_tell_standstill (game, error->message);
  else
    g_warning ("the round cannot be scored: %s", error->message);
}

static gboolean
step_cb (gpointer data)
{
  g_autoptr (CubesGame) self = g_object_ref (CUBES_GAME (data));
  const CubesDue due = cubes_game_get_due (self);

  self->step_id = 0;
  if (salon_game_is_closed (SALON_GAME (self)) || salon_game_is_frozen (SALON_GAME (self))
      || salon_game_is_resting (SALON_GAME (self)))
    return G_SOURCE_REMOVE;

  switch (due)
    {
    case CUBES_DUE_BAR:
    case CUBES_DUE_SHAKE:
      cubes_game_shake_by_itself (self);
      break;
    case CUBES_DUE_LID:
      cubes_game_plan (self);
      if (self->turns.people != 0 || !salon_game_may_go_on (SALON_GAME (self)))
        break;
      cubes_turns_lift (&self->turns);
      cubes_game_run_time (self);
      salon_game_changed (SALON_GAME (self));
      break;
    case CUBES_DUE_WRITE:
    case CUBES_DUE_LISTS:
      cubes_game_plan (self);
      break;
    case CUBES_DUE_END:
      end_round (self);
      break;
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      cubes_game_solve (self);
      break;
    }

  return G_SOURCE_REMOVE;
}

void
cubes_game_schedule (CubesGame *self)
{
  if (self->step_id == 0 && !salon_game_is_closed (SALON_GAME (self)))
    self->step_id = g_idle_add (step_cb, self);
}

static void
cancel (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

void
cubes_game_stop (CubesGame *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_clear_handle_id (&self->step_id, g_source_remove);
  self->counting = FALSE;
  cubes_game_forget_throw (self);
  cancel (&self->planning);
  cancel (&self->solving);
}
