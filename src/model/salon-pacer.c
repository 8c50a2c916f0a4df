/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-pacer.h"

#include "model/salon-clock.h"

struct SalonPacer {
  void (*shown) (gpointer data);
  gpointer data;
  gint64 (*now) (void);
  SalonPace pace;
  SalonGame *game;        /* held for a move; NULL while none is shown */
  SalonGame *paused_game; /* held for the pause */
  gboolean paused;
  gboolean waiting; /* the move has been shown; the time after it runs */
  guint left;       /* of that time, in ms, when it was last counted */
  gint64 counted;   /* when that was, in µs */
  guint id;         /* of the timeout that ends it; 0 while paused */
};

/* The setting's number of seconds for each pace, and what times are multiplied with. */
static const struct {
  double seconds;
  double factor;
} paces[SALON_N_PACES] = {
  [SALON_PACE_AT_ONCE] = { 0, 0 },
  [SALON_PACE_QUICK] = { .6, .6 },
  [SALON_PACE_EVEN] = { 1.2, 1 },
  [SALON_PACE_SLOW] = { 2.5, 1.55 },
};

SalonPace
salon_pace_from_seconds (double seconds)
{
  int nearest = 0;

  for (int pace = 1; pace < SALON_N_PACES; pace++)
    if (ABS (paces[pace].seconds - seconds) < ABS (paces[nearest].seconds - seconds))
      nearest = pace;

  return (SalonPace) nearest;
}

double
salon_pace_get_factor (SalonPace pace)
{
  return paces[pace].factor;
}

SalonPacer *
salon_pacer_new (void (*shown) (gpointer data), gpointer data)
{
  SalonPacer *pacer = g_new0 (SalonPacer, 1);

  pacer->shown = shown;
  pacer->data = data;
  pacer->now = g_get_monotonic_time;
  pacer->pace = SALON_PACE_EVEN;
  return pacer;
}

void
salon_pacer_free (SalonPacer *pacer)
{
  salon_pacer_stop (pacer);
  salon_pacer_set_paused (pacer, NULL, FALSE);
  g_free (pacer);
}

void
salon_pacer_set_clock (SalonPacer *pacer, gint64 (*now) (void))
{
  pacer->now = now;
}

void
salon_pacer_set_pace (SalonPacer *pacer, SalonPace pace)
{
  pacer->pace = pace;
}

SalonPace
salon_pacer_get_pace (const SalonPacer *pacer)
{
  return pacer->pace;
}

static void run_time (SalonPacer *pacer);

/* Counts the time that has passed since it was counted last. */
static void
count_time (SalonPacer *pacer)
{
  const guint passed = (guint) (salon_clock_step (pacer->counted, pacer->now ()) / 1000);

  pacer->left -= MIN (pacer->left, passed);
}

static gboolean
time_cb (gpointer data)
{
  SalonPacer *pacer = data;

  pacer->id = 0;
  count_time (pacer);
  /* The machine was suspended, and the system has counted that. Timeouts may be early by a millisecond. */
  if (pacer->left > 1)
    {
      run_time (pacer);
      return G_SOURCE_REMOVE;
    }
  salon_pacer_stop (pacer);
  pacer->shown (pacer->data);

  return G_SOURCE_REMOVE;
}

/* Lets the time that is left run, unless the pacer is paused. */
static void
run_time (SalonPacer *pacer)
{
  if (!pacer->waiting || pacer->paused)
    return;

  pacer->counted = pacer->now ();
  pacer->id = g_timeout_add (pacer->left, time_cb, pacer);
}

static void
stop_time (SalonPacer *pacer)
{
  if (pacer->id == 0)
    return;

  g_clear_handle_id (&pacer->id, g_source_remove);
  count_time (pacer);
}

void
salon_pacer_hold (SalonPacer *pacer, SalonGame *game)
{
  salon_pacer_stop (pacer);
  pacer->game = g_object_ref (game);
  salon_game_hold (game);
}

void
salon_pacer_wait (SalonPacer *pacer, guint ms)
{
  g_return_if_fail (pacer->game != NULL);

  stop_time (pacer);
  pacer->waiting = TRUE;
  pacer->left = ms;
  pacer->counted = pacer->now ();
  if (ms == 0 && !pacer->paused)
    time_cb (pacer);
  else
    run_time (pacer);
}

gboolean
salon_pacer_stop (SalonPacer *pacer)
{
  g_autoptr (SalonGame) game = g_steal_pointer (&pacer->game);

  g_clear_handle_id (&pacer->id, g_source_remove);
  pacer->waiting = FALSE;
  if (game == NULL)
    return FALSE;

  salon_game_release (game);
  return TRUE;
}

gboolean
salon_pacer_is_showing (const SalonPacer *pacer)
{
  return pacer->game != NULL;
}

void
salon_pacer_set_paused (SalonPacer *pacer, SalonGame *game, gboolean paused)
{
  g_autoptr (SalonGame) held = NULL;

  if (!paused == !pacer->paused)
    return;

  pacer->paused = paused;
  if (paused)
    {
      stop_time (pacer);
      if (g_set_object (&pacer->paused_game, game))
        salon_game_hold (game);
      return;
    }

  held = g_steal_pointer (&pacer->paused_game);
  run_time (pacer);
  if (held != NULL)
    salon_game_release (held);
}

gboolean
salon_pacer_is_paused (const SalonPacer *pacer)
{
  return pacer->paused;
}
