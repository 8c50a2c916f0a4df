/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-pacer.h"

/* The pace, in seconds, that computers' thinking times are meant for. */
#define USUAL_PACE 1.2

struct SalonPacer {
  void (*shown) (gpointer data);
  gpointer data;
  double pace;     /* seconds */
  SalonGame *game; /* held; NULL while nothing is shown */
  guint id;
};

SalonPacer *
salon_pacer_new (void (*shown) (gpointer data), gpointer data)
{
  SalonPacer *pacer = g_new0 (SalonPacer, 1);

  pacer->shown = shown;
  pacer->data = data;
  pacer->pace = USUAL_PACE;
  return pacer;
}

void
salon_pacer_free (SalonPacer *pacer)
{
  salon_pacer_stop (pacer);
  g_free (pacer);
}

void
salon_pacer_set_pace (SalonPacer *pacer, double seconds)
{
  pacer->pace = CLAMP (seconds, 0, 10);
}

static gboolean
time_cb (gpointer data)
{
  SalonPacer *pacer = data;

  pacer->id = 0;
  salon_pacer_stop (pacer);
  pacer->shown (pacer->data);

  return G_SOURCE_REMOVE;
}

void
salon_pacer_show (SalonPacer *pacer, SalonGame *game, double weight, guint thinking)
{
  const double shown = pacer->pace * weight * 1000;
  const double thought = thinking * pacer->pace / USUAL_PACE;
  const guint ms = (guint) MAX (shown, thought);

  salon_pacer_stop (pacer);
  if (ms == 0)
    return;

  pacer->game = g_object_ref (game);
  salon_game_hold (game);
  pacer->id = g_timeout_add (ms, time_cb, pacer);
}

gboolean
salon_pacer_stop (SalonPacer *pacer)
{
  g_autoptr (SalonGame) game = g_steal_pointer (&pacer->game);

  g_clear_handle_id (&pacer->id, g_source_remove);
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
