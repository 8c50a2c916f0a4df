/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score pad of a game: what is written on it, and when; probe-game.h has the rules. */

#include "model/probe/probe-game-private.h"

#include <string.h>

void
probe_game_init_pad (ProbeGame *self)
{
  self->pad.totals = g_array_new (FALSE, TRUE, sizeof (gint32));
}

void
probe_game_clear_pad (ProbeGame *self)
{
  g_array_unref (self->pad.totals);
}

guint
probe_game_get_pad_length (ProbeGame *self)
{
  return self->pad.totals->len / MAX (1, self->header.setup.seats);
}

gboolean
probe_game_get_pad_newest (ProbeGame *self, int seat, guint *line)
{
  const guint length = probe_game_get_pad_length (self);
  const gboolean in_last = self->pad.in_last >> seat & 1;

  if (length == 0 || (length == 1 && !in_last))
    return FALSE;

  *line = in_last ? length - 1 : length - 2;
  return TRUE;
}

gboolean
probe_game_get_pad_total (ProbeGame *self, guint line, int seat, int *total)
{
  guint newest;

  g_return_val_if_fail (seat >= 0 && seat < self->header.setup.seats, FALSE);

  if (!probe_game_get_pad_newest (self, seat, &newest) || line > newest)
    return FALSE;

  *total = g_array_index (self->pad.totals, gint32, line * (guint) self->header.setup.seats + (guint) seat);
  return TRUE;
}

int
probe_game_get_turn_points (ProbeGame *self, int seat)
{
  g_return_val_if_fail (seat >= 0 && seat < PROBE_MAX_SEATS, 0);

  return self->pad.turn[seat];
}

gboolean
probe_game_get_pad_place (ProbeGame *self, int seat, guint *line)
{
  int total;

  if (self->stage != SALON_GAME_PLAYING || probe_game_get_pad_total (self, self->pad.round, seat, &total))
    return FALSE;

  *line = self->pad.round;
  return TRUE;
}

/* Writes the totals of the seats that are due into the line of this round. */
static void
write_totals (ProbeGame *self)
{
  const guint seats = self->header.setup.seats;
  gint32 *line;

  if (self->pad.due == 0)
    return;
  if (probe_game_get_pad_length (self) <= self->pad.round)
    {
      g_array_set_size (self->pad.totals, (self->pad.round + 1) * seats);
      self->pad.in_last = 0;
    }

  line = &g_array_index (self->pad.totals, gint32, self->pad.round * seats);
  for (guint seat = 0; seat < seats; seat++)
    if (self->pad.due >> seat & 1)
      line[seat] = probe_score (&self->state, (int) seat);
  self->pad.in_last |= self->pad.due;
  self->pad.due = 0;
}

void
probe_game_write_pad (ProbeGame *self, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    {
      const ProbeEvent *event = &events->event[i];

      switch ((ProbeEventType) event->type)
        {
        case PROBE_EVENT_POINTS:
          self->pad.due |= 1u << event->seat;
          /* A spelling challenged after the end belongs to no turn. */
          if (self->stage != SALON_GAME_FINISHED)
            self->pad.turn[event->seat] += event->points;
          break;
        case PROBE_EVENT_TURN_ENDED:
          self->pad.due |= 1u << event->seat;
          write_totals (self);
          break;
        case PROBE_EVENT_TURN_BEGAN:
          memset (self->pad.turn, 0, sizeof self->pad.turn);
          if (event->seat == self->header.setup.first)
            self->pad.round++;
          break;
        case PROBE_EVENT_SHUFFLED:
        case PROBE_EVENT_DRAWN:
        case PROBE_EVENT_IGNORED:
        case PROBE_EVENT_ASKED:
        case PROBE_EVENT_DENIED:
        case PROBE_EVENT_TURNED:
        case PROBE_EVENT_TRAY:
        case PROBE_EVENT_NAMED:
        case PROBE_EVENT_CHALLENGED:
        case PROBE_EVENT_CONFESSED:
        case PROBE_EVENT_FINAL:
        case PROBE_EVENT_OVER:
        default:
          break;
        }
    }
  if (!self->header.setup.rules.pad_at_end_of_turn || self->state.phase == PROBE_OVER)
    write_totals (self);
}
