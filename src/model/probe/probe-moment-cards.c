/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a letter card is turned, and how an activity card is drawn. */

#include "model/probe/probe-moment-private.h"

#define WAVE_APART 30
#define WAVE       80

void
probe_maker_wave (ProbeMaker *maker, int seat, int tray, int from, double begin)
{
  const ProbeRow *row = &maker->moment->after.seen.setup.row[seat][tray];

  for (int slot = 0; slot < row->n; slot++)
    {
      ProbeTrack card = probe_maker_tray_track (PROBE_TRACK_WAVE, seat, tray);

      card.slot = (guint8) slot;
      probe_maker_track (maker, card, begin + WAVE_APART * ABS (slot - from), WAVE, PROBE_EASE_HUMP, 0, 1);
    }
}

/* A card rises, turns and sinks. */
static void
turn_card (ProbeMaker *maker, const ProbeEvent *event)
{
  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_RAISE, event), 60, 140, PROBE_EASE_OUT_CUBIC, 0, 1);
  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_TURN, event), 170, 130, PROBE_EASE_IN_SINE, 0, .5);
  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_TURN, event), 300, 160, PROBE_EASE_OUT_BACK, .5, 1);
  probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_RAISE, event), 470, 150, PROBE_EASE_IN_OUT_SINE, 1, 0);
  probe_maker_step (maker, (ProbeStep) { PROBE_REVEAL_CARD, event->seat, event->tray, event->slot, 0, 0, 0 }, 300);
  probe_maker_result (maker, 300);
  probe_maker_sound (maker, PROBE_HEAR_SLIDE, 70);
  probe_maker_sound (maker, PROBE_HEAR_CARD, 300);
  probe_maker_sound (maker, PROBE_HEAR_TOCK, 600);
}

static void
show_last_card (ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *points = probe_maker_points_after (maker, event);
  const ProbeEvent *bonus = points != NULL ? probe_maker_points_after (maker, points) : NULL;
  double arrived = 620;

  probe_maker_begin_part (maker, PROBE_PART_LAST_CARD, 0);
  probe_maker_fade_question (maker);
  turn_card (maker, event);
  probe_maker_wave (maker, event->seat, event->tray, event->slot, 520);
  probe_maker_sound (maker, PROBE_HEAR_CHORD, 540);
  if (points != NULL)
    {
      probe_maker_fly (maker, points, PROBE_CHIP_AT_CARD, event, 520);
      arrived = 1060;
    }
  if (bonus != NULL)
    {
      probe_maker_fly (maker, bonus, PROBE_CHIP_AT_CARD, event, 700);
      arrived = 1240;
    }
  if (points != NULL)
    probe_maker_write_pad (maker, arrived, PROBE_WRITING);
  probe_maker_ring (maker, event->seat, event->tray, arrived, 160);
  probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_OUT, event->seat, event->tray), arrived, 1450 - 1240,
                     PROBE_EASE_IN_OUT_SINE, 0, 1);
  probe_maker_pass_turn (maker, probe_maker_at (maker, arrived + 1450 - 1240));
}

void
probe_maker_show_card (ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *points = probe_maker_points_after (maker, event);

  if (probe_hidden_in (&maker->moment->after.seen, event->seat, event->tray) == 0)
    {
      show_last_card (maker, event);
      return;
    }

  probe_maker_begin_part (maker, PROBE_PART_SHOWN, 0);
  probe_maker_fade_question (maker);
  turn_card (maker, event);
  probe_maker_all (maker, 620);
  if (points == NULL)
    {
      probe_maker_ring (maker, event->seat, event->tray, 470, 150);
      probe_maker_pass_turn (maker, probe_maker_at (maker, 620));
      return;
    }

  probe_maker_ring (maker, event->seat, event->tray, 900, 200);
  probe_maker_begin_part (maker, PROBE_PART_POINTS, probe_maker_at (maker, 340));
  probe_maker_fly (maker, points, PROBE_CHIP_AT_CARD, event, 0);
  /* The figure on the pad is still being written when the chip is gone. */
  probe_maker_write_pad (maker, 540, PROBE_WRITING);
  maker->moment->length = MAX (maker->moment->length, (float) probe_maker_at (maker, 540 + PROBE_WRITING));
  probe_maker_pass_turn (maker, probe_maker_at (maker, 540 + PROBE_WRITING));
}

static gboolean
is_ill (ProbeKind kind)
{
  const ProbeCardKind *card = &probe_card_kinds[kind];

  return card->effect == PROBE_EFFECT_OWN_BLANK || (card->effect == PROBE_EFFECT_POINTS && card->amount < 0);
}

void
probe_maker_draw (ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *points = probe_maker_find_event (maker, PROBE_EVENT_POINTS, 0);
  const ProbeKind kind = (ProbeKind) event->kind;

  probe_maker_begin_part (maker, PROBE_PART_DRAWN, 0);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_DECK_LIFT, 0), 0, 140, PROBE_EASE_OUT_CUBIC, 0, 1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_DECK_WAY, 0), 120, 400, PROBE_EASE_IN_OUT_SINE, 0,
                     1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_DECK_TURN, 0), 200, 130, PROBE_EASE_IN_SINE, 0, .5);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_DECK_TURN, 0), 330, 150, PROBE_EASE_OUT_BACK, .5, 1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_DECK_LIFT, 0), 520, 100, PROBE_EASE_IN_OUT_SINE, 1,
                     0);
  if (probe_card_kinds[kind].effect == PROBE_EFFECT_MULTIPLY || probe_card_kinds[kind].effect == PROBE_EFFECT_POINTS)
    {
      maker->moment->badge_seat = event->seat;
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BADGE, 0), 560, 140, PROBE_EASE_OUT_BACK, 0, 1);
    }
  probe_maker_step (maker, (ProbeStep) { .type = PROBE_REVEAL_DRAWN }, 330);
  probe_maker_result (maker, 330);
  probe_maker_sound (maker, PROBE_HEAR_SLIDE, 30);
  probe_maker_sound (maker, PROBE_HEAR_CARD, 330);
  probe_maker_sound (maker, PROBE_HEAR_TOCK, 600);
  if (kind != PROBE_NORMAL)
    probe_maker_sound (maker, is_ill (kind) ? PROBE_HEAR_BELL_ILL : PROBE_HEAR_BELL_GOOD, 640);
  probe_maker_all (maker, 620);
  maker->moment->length = MAX (maker->moment->length, (float) probe_maker_at (maker, 700));
  if (!maker->options->own)
    maker->moment->wait = (guint) (PROBE_WAIT_TO_READ * salon_pace_get_factor (maker->pace));

  if (points != NULL && points->points < 0)
    probe_maker_fall (maker, points, 620);
  else if (points != NULL)
    {
      probe_maker_begin_part (maker, PROBE_PART_POINTS, probe_maker_at (maker, 620));
      probe_maker_fly (maker, points, PROBE_CHIP_AT_DECK, event, 0);
      probe_maker_write_pad (maker, 540, PROBE_WRITING);
    }
}
