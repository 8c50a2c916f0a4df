/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-pacer.h"

/* The pace, in seconds, that computers' thinking times are meant for. */
#define USUAL_PACE 1.2

struct ProbePacer {
  void (*shown) (gpointer data);
  gpointer data;
  double pace;     /* seconds */
  ProbeGame *game; /* held; NULL while nothing is shown */
  guint id;
};

ProbePacer *
probe_pacer_new (void (*shown) (gpointer data), gpointer data)
{
  ProbePacer *pacer = g_new0 (ProbePacer, 1);

  pacer->shown = shown;
  pacer->data = data;
  pacer->pace = USUAL_PACE;
  return pacer;
}

void
probe_pacer_free (ProbePacer *pacer)
{
  probe_pacer_stop (pacer);
  g_free (pacer);
}

void
probe_pacer_set_pace (ProbePacer *pacer, double seconds)
{
  pacer->pace = CLAMP (seconds, 0, 10);
}

/* How long a move wants to be seen, as a multiple of the pace. */
static double
weight_of (const ProbeMove *move, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == PROBE_EVENT_OVER || events->event[i].type == PROBE_EVENT_FINAL)
      return 2.5;

  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      return move->kind == PROBE_NORMAL ? 0.7 : 1.3;
    case PROBE_ASK:
      return 0.8;
    case PROBE_INTERRUPT:
    case PROBE_CHALLENGE:
      return 2.5;
    case PROBE_SHOW:
    case PROBE_NO:
    case PROBE_EXPOSE:
    case PROBE_CHOOSE_TRAY:
    case PROBE_PICK:
    case PROBE_N_MOVE_TYPES:
    default:
      return 1.2;
    }
}

static gboolean
time_cb (gpointer data)
{
  ProbePacer *pacer = data;

  pacer->id = 0;
  probe_pacer_stop (pacer);
  pacer->shown (pacer->data);

  return G_SOURCE_REMOVE;
}

void
probe_pacer_show (ProbePacer *pacer, ProbeGame *game, const ProbeMove *move, const ProbeEvents *events)
{
  const double shown = pacer->pace * weight_of (move, events) * 1000;
  const double thought = probe_game_get_thinking_time (game) * pacer->pace / USUAL_PACE;
  const guint ms = (guint) MAX (shown, thought);

  probe_pacer_stop (pacer);
  if (ms == 0)
    return;

  pacer->game = g_object_ref (game);
  salon_game_hold (SALON_GAME (game));
  pacer->id = g_timeout_add (ms, time_cb, pacer);
}

gboolean
probe_pacer_stop (ProbePacer *pacer)
{
  g_autoptr (ProbeGame) game = g_steal_pointer (&pacer->game);

  g_clear_handle_id (&pacer->id, g_source_remove);
  if (game == NULL)
    return FALSE;

  salon_game_release (SALON_GAME (game));
  return TRUE;
}

gboolean
probe_pacer_is_showing (const ProbePacer *pacer)
{
  return pacer->game != NULL;
}
