/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the last turns of a game begin, and how it ends on the board. The page of the end goes on from there. */

#include "model/probe/probe-moment-private.h"

#define BREATH   250 /* after what the last move has shown */
#define DARK     140 /* until the lamp is down, */
#define LIGHT    160 /* and from then on until it is up again */
#define APART    60  /* the cards that were hidden begin to turn so far apart, */
#define ONE_CARD 160 /* and take so long; many of them begin closer together */
#define REST     60  /* all have turned so long before the page comes */

#define BELL 80  /* after the counter has come */
#define RING 560 /* how long the ring round it is seen */

void
probe_maker_begin_final (ProbeMaker *maker)
{
  /* The counter comes with the rest of the new state. */
  probe_maker_begin_part (maker, PROBE_PART_POINTS, maker->all);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_COUNTER, 0), 0, RING, PROBE_EASE_HUMP, 0, 1);
  probe_maker_sound (maker, PROBE_HEAR_BELL_GOOD, BELL);
}

/* All trays are lit, also those that are out, or that are when their last card has turned. */
static void
light_trays (ProbeMaker *maker)
{
  const ProbeState *before = &maker->moment->before.seen;

  for (int seat = 0; seat < before->setup.seats; seat++)
    for (int tray = 0; tray < before->setup.trays; tray++)
      probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_OUT, seat, tray), DARK, LIGHT,
                         PROBE_EASE_IN_OUT_SINE, probe_hidden_in (before, seat, tray) == 0, 0);
}

static void
turn_hidden_card (ProbeMaker *maker, const ProbeEvent *event, double begin)
{
  const double half = ONE_CARD / 2.;

  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_RAISE, event), begin, ONE_CARD, PROBE_EASE_HUMP, 0, .5);
  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_TURN, event), begin, half, PROBE_EASE_IN_SINE, 0, .5);
  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_TURN, event), begin + half, half, PROBE_EASE_OUT_BACK,
                     .5, 1);
  probe_maker_step (maker, (ProbeStep) { PROBE_REVEAL_CARD, event->seat, event->tray, event->slot, 0, 0, 0 },
                    begin + half);
  probe_maker_sound (maker, PROBE_HEAR_CARD, begin + half);
}

static gboolean
was_hidden (const ProbeEvent *event)
{
  return event->type == PROBE_EVENT_TURNED && event->cause == PROBE_TURNED_AT_END;
}

/* Turns what was hidden, seat by seat. */
static void
turn_hidden_cards (ProbeMaker *maker)
{
  double apart = APART;
  int cards = 0, n = 0;

  for (int i = 0; i < maker->events->n; i++)
    cards += was_hidden (&maker->events->event[i]);
  if (cards > 1)
    apart = MIN (apart, (double) (PROBE_END_ON_BOARD - DARK - ONE_CARD - REST) / (cards - 1));
  for (int i = 0; i < maker->events->n; i++)
    if (was_hidden (&maker->events->event[i]))
      turn_hidden_card (maker, &maker->events->event[i], DARK + apart * n++);
}

void
probe_maker_end (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;

  /* It is nobody's move, so it takes as long as the pace of the table says. */
  if (maker->options->pace != SALON_PACE_AT_ONCE)
    maker->pace = maker->options->pace;
  probe_maker_begin_part (maker, PROBE_PART_END,
                          (double) moment->length + BREATH * salon_pace_get_factor (maker->pace));
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_LAMP, 0), 0, DARK, PROBE_EASE_OUT_CUBIC, 0, 1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_LAMP, 0), DARK, LIGHT, PROBE_EASE_IN_OUT_SINE, 1, 0);
  light_trays (maker);
  turn_hidden_cards (maker);
  probe_maker_sound (maker, PROBE_HEAR_END, PROBE_END_ON_BOARD);
  probe_maker_all (maker, PROBE_END_ON_BOARD);
  moment->length = (float) probe_maker_at (maker, PROBE_END_ON_BOARD);
  moment->wait = 0;
}
