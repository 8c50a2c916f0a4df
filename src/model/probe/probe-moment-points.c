/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How points go to the pad. */

#include "model/probe/probe-moment-private.h"

void
probe_maker_write_points (ProbeMaker *maker, const ProbeEvent *event, double ms)
{
  probe_maker_step (maker,
                    (ProbeStep) { .type = PROBE_REVEAL_POINTS,
                                  .seat = event->seat,
                                  .source = event->source,
                                  .points = event->points },
                    ms);
}

int
probe_maker_add_chip (ProbeMaker *maker, const ProbeEvent *points, ProbeChipOrigin origin, const ProbeEvent *card)
{
  ProbeMoment *moment = maker->moment;
  const int i = moment->n_chips;

  if (i == PROBE_MOMENT_CHIPS)
    return -1;

  moment->chip[moment->n_chips++] = (ProbeChip) {
    .origin = (guint8) origin,
    .of_seat = card->seat,
    .tray = card->tray,
    .slot = card->slot,
    .seat = points->seat,
    .points = points->points,
  };
  return i;
}

void
probe_maker_fly (ProbeMaker *maker,
                 const ProbeEvent *points,
                 ProbeChipOrigin origin,
                 const ProbeEvent *card,
                 double begin)
{
  const int i = probe_maker_add_chip (maker, points, origin, card);

  if (i >= 0)
    {
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, i), begin, 90, PROBE_EASE_OUT_BACK,
                         .5, 1);
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_WAY, i), begin + 90, 450,
                         PROBE_EASE_IN_OUT_SINE, 0, 1);
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, i), begin + 440, 100,
                         PROBE_EASE_IN_SINE, 1, .6);
    }
  probe_maker_write_points (maker, points, begin + 540);
}

void
probe_maker_fall (ProbeMaker *maker, const ProbeEvent *points, double begin)
{
  const int i = probe_maker_add_chip (maker, points, PROBE_CHIP_AT_PLATE, points);

  if (i >= 0)
    {
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, i), begin, 60, PROBE_EASE_OUT_BACK,
                         .5, 1);
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_WAY, i), begin + 60, 280,
                         PROBE_EASE_IN_CUBIC, 0, 1);
      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_CHIP_SIZE, i), begin + 280, 60,
                         PROBE_EASE_IN_SINE, 1, .6);
    }
  probe_maker_write_points (maker, points, begin + 340);
  probe_maker_write_pad (maker, begin + 340, 150);
}

void
probe_maker_confess (ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *loss = probe_maker_points_after (maker, event);

  if (loss == NULL || maker->moment->n_chips == PROBE_MOMENT_CHIPS)
    return;

  probe_maker_begin_part (maker, PROBE_PART_MISNAMED, maker->moment->length);
  probe_maker_fall (maker, loss, 0);
}
