/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a word is named, and how its spelling is challenged. */

#include "model/probe/probe-moment-private.h"

#define APART    70  /* the cards of a word that is named begin to turn so far apart, */
#define ONE_CARD 210 /* and take so long, so that at most three move at any time */
#define LEAN_PX  2

/* A word that is named stands above the tray, or one whose spelling is challenged. */
static int
say_word (ProbeMaker *maker, const ProbeEvent *event, ProbeBubbleType type, const ProbeRow *row)
{
  probe_maker_cue (maker, PROBE_CUE_QUESTION, 0, 0, 0);
  probe_maker_sound (maker, PROBE_HEAR_SLIDE, 10);
  return probe_maker_bubble (maker, (ProbeBubble) { (guint8) type, event->other, event->tray, 0, *row }, 0, 160);
}

/* The word is struck through; what it costs falls from a plate. */
static void
strike_word (ProbeMaker *maker, int i, const ProbeEvent *loss)
{
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_STRUCK, i), 320, 60, PROBE_EASE_OUT_CUBIC, 0,
                     1);
  probe_maker_sound (maker, PROBE_HEAR_BELL_ILL, 380);
  probe_maker_result (maker, 380);
  probe_maker_fade_bubble (maker, i, 620, 140);
  if (loss != NULL)
    probe_maker_fall (maker, loss, 560);
  maker->moment->length = MAX (maker->moment->length, (float) probe_maker_at (maker, 1050));
}

/* The cards that a right name turns, each a tone higher than the one before. Returns their
 * number. */
static int
turn_word (ProbeMaker *maker, int chip, double begin)
{
  int n = 0;

  for (int i = 0; i < maker->events->n; i++)
    {
      const ProbeEvent *event = &maker->events->event[i];
      const double first = begin + APART * n;

      if (event->type != PROBE_EVENT_TURNED || event->cause != PROBE_TURNED_NAMED)
        continue;
      if (n > 0)
        {
          probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_LEAN, event), begin, APART,
                             PROBE_EASE_OUT_CUBIC, 0, -LEAN_PX);
          probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_LEAN, event), first, APART,
                             PROBE_EASE_OUT_CUBIC, -LEAN_PX, 0);
        }
      probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_RAISE, event), first, ONE_CARD, PROBE_EASE_HUMP, 0,
                         1);
      probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_TURN, event), first, ONE_CARD / 2.,
                         PROBE_EASE_IN_SINE, 0, .5);
      probe_maker_track (maker, probe_maker_card_track (PROBE_TRACK_TURN, event), first + ONE_CARD / 2., ONE_CARD / 2.,
                         PROBE_EASE_OUT_BACK, .5, 1);
      probe_maker_step (maker, (ProbeStep) { PROBE_REVEAL_CARD, event->seat, event->tray, event->slot, 0, 0, 0 },
                        first + ONE_CARD / 2.);
      probe_maker_cue (maker, PROBE_CUE_SOUND, PROBE_HEAR_RISE, n, first + ONE_CARD / 2.);
      if (n == 0)
        probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, chip), begin + ONE_CARD / 2., 90,
                           PROBE_EASE_OUT_BACK, 0, .7);
      n++;
    }

  return n;
}

static void
name_rightly (ProbeMaker *maker, const ProbeEvent *event, int i)
{
  ProbeMoment *moment = maker->moment;
  const ProbeEvent *points = probe_maker_find_event (maker, PROBE_EVENT_POINTS, 0);
  const int middle = moment->after.seen.setup.row[event->other][event->tray].n / 2;
  const ProbeEvent place = { .seat = event->other, .tray = event->tray, .slot = (guint8) middle };
  const int chip = probe_maker_add_chip (maker, points, PROBE_CHIP_AT_CARD, &place);
  const ProbeTrack ring = probe_maker_tray_track (PROBE_TRACK_ASKED, event->other, event->tray);
  double end;

  moment->chip[chip].counts = TRUE;
  probe_maker_fade_bubble (maker, i, 380, 80);
  /* Not before the first card turns: until then nobody knows that the word is right. */
  probe_maker_track (maker, ring, 380, 160, PROBE_EASE_OUT_CUBIC, 0, 1);
  end = 380 + APART * (turn_word (maker, chip, 380) - 1) + ONE_CARD;
  probe_maker_result (maker, end);
  probe_maker_sound (maker, PROBE_HEAR_CHORD, end + 20);
  probe_maker_wave (maker, event->other, event->tray, 0, end);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, chip), end + 80, 90, PROBE_EASE_OUT_BACK,
                     .7, 1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_WAY, chip), end + 170, 350,
                     PROBE_EASE_IN_OUT_SINE, 0, 1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, chip), end + 430, 90, PROBE_EASE_IN_SINE,
                     1, .6);
  probe_maker_track (maker, ring, end + 430, 160, PROBE_EASE_IN_SINE, 1, 0);
  probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_OUT, event->other, event->tray), end + 430, 210,
                     PROBE_EASE_IN_OUT_SINE, 0, 1);
  probe_maker_write_points (maker, points, end + 520);
  probe_maker_write_pad (maker, end + 520, 120);
}

void
probe_maker_name (ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *points = probe_maker_points_after (maker, event);
  int i;

  probe_maker_begin_part (maker, event->right ? PROBE_PART_NAMED : PROBE_PART_MISNAMED, 0);
  i = say_word (maker, event, PROBE_BUBBLE_NAMES, &maker->move->row);
  if (event->right)
    name_rightly (maker, event, i);
  else
    strike_word (maker, i, points);
}

void
probe_maker_challenge (ProbeMaker *maker, const ProbeEvent *event)
{
  int i;

  probe_maker_begin_part (maker, PROBE_PART_MISNAMED, 0);
  i = say_word (maker, event, PROBE_BUBBLE_CHALLENGES, &maker->moment->after.seen.setup.row[event->other][event->tray]);
  if (!event->right)
    {
      strike_word (maker, i, probe_maker_points_after (maker, event));
      return;
    }

  probe_maker_result (maker, 380);
  probe_maker_fade_bubble (maker, i, 620, 140);
  probe_maker_all (maker, 380);
}
