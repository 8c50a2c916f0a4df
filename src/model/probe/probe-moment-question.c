/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a question is shown: who asks, what and whom, and how it is denied; and how the turn passes. */

#include "model/probe/probe-moment-private.h"

#define WAIT_BEFORE 350 /* before a computer's question, in ms at the even pace */
#define WAIT_AFTER  250
#define SHAKE_PX    6

int
probe_maker_bubble (ProbeMaker *maker, ProbeBubble what, double begin, double duration)
{
  ProbeMoment *moment = maker->moment;
  const int i = moment->n_bubbles;

  if (i == PROBE_MOMENT_BUBBLES)
    return i - 1;

  moment->bubble[moment->n_bubbles++] = what;
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_SIZE, i), begin, duration,
                     PROBE_EASE_OUT_BACK, 0, 1);
  return i;
}

void
probe_maker_fade_bubble (ProbeMaker *maker, int i, double begin, double duration)
{
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_SHOWN, i), begin, duration,
                     PROBE_EASE_IN_SINE, 1, 0);
}

/* The tray of @seat where a bubble about the whole seat stands: the first one with a hidden card. */
static int
bubble_tray (const ProbeView *view, int seat)
{
  for (int tray = 0; tray < view->seen.setup.trays; tray++)
    if (probe_hidden_in (&view->seen, seat, tray) > 0)
      return tray;

  return 0;
}

void
probe_maker_ring (ProbeMaker *maker, int seat, int tray, double fades, double duration)
{
  const ProbeState *before = &maker->moment->before.seen, *after = &maker->moment->after.seen;
  const gboolean asked = before->phase == PROBE_TO_ANSWER;

  if (!asked)
    probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_ASKED, seat, tray), 0, 160, PROBE_EASE_OUT_CUBIC, 0,
                       1);
  if (asked && maker->options->people >> after->turn & 1 && after->turn == before->turn && after->phase != PROBE_OVER)
    return;
  for (int i = 0; i < before->setup.trays; i++)
    if (asked || i == tray)
      probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_ASKED, seat, i), fades, duration,
                         PROBE_EASE_IN_SINE, 1, 0);
}

void
probe_maker_fade_question (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;
  const ProbeState *before = &moment->before.seen;
  int i;

  if (before->phase != PROBE_TO_ANSWER)
    return;

  moment->thread_from = before->turn;
  moment->thread_to = before->chooser;
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_THREAD, 0), 0, 0, PROBE_EASE_LINEAR, 1, 1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_THREAD_SHOWN, 0), 0, 160, PROBE_EASE_IN_SINE, 1, 0);
  i = probe_maker_bubble (maker,
                          (ProbeBubble) {
                            .type = PROBE_BUBBLE_ASKS,
                            .seat = before->chooser,
                            .tray = (guint8) bubble_tray (&moment->before, before->chooser),
                            .letter = before->asked,
                          },
                          0, 0);
  probe_maker_fade_bubble (maker, i, 0, 60);
}

void
probe_maker_pass_turn (ProbeMaker *maker, double begin)
{
  ProbeMoment *moment = maker->moment;
  const ProbeState *before = &moment->before.seen, *after = &moment->after.seen;

  if (maker->passed || before->turn == after->turn || after->phase == PROBE_OVER)
    return;

  probe_maker_begin_part (maker, PROBE_PART_TURN, begin);
  maker->passed = TRUE;
  moment->plate_from = before->turn;
  moment->plate_to = after->turn;
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_PLATE, 0), 0, 300, PROBE_EASE_IN_OUT_CUBIC, 0, 1);
  probe_maker_all (maker, 150);
}

void
probe_maker_ask (ProbeMaker *maker, const ProbeEvent *event)
{
  ProbeMoment *moment = maker->moment;
  const ProbeState *after = &moment->after.seen;
  const guint asked = after->to_answer | 1u << after->chooser;
  const double before = maker->options->own ? 0 : WAIT_BEFORE * salon_pace_get_factor (maker->pace);

  probe_maker_begin_part (maker, PROBE_PART_QUESTION, before);
  probe_maker_result (maker, 0);
  moment->thread_from = event->seat;
  moment->thread_to = after->chooser;
  for (int seat = 0; seat < after->setup.seats; seat++)
    for (int tray = 0; tray < after->setup.trays && asked >> seat & 1; tray++)
      probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_ASKED, seat, tray), 0, 160, PROBE_EASE_OUT_CUBIC, 0,
                         1);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_THREAD, 0), 0, 200, PROBE_EASE_OUT_CUBIC, 0, 1);
  probe_maker_bubble (maker,
                      (ProbeBubble) {
                        .type = PROBE_BUBBLE_ASKS,
                        .seat = after->chooser,
                        .tray = (guint8) bubble_tray (&moment->after, after->chooser),
                        .letter = event->letter,
                      },
                      60, 140);
  probe_maker_all (maker, 0);
  if (!maker->options->own)
    moment->wait = (guint) (WAIT_AFTER * salon_pace_get_factor (maker->pace));
}

void
probe_moment_make_question (ProbeMoment *moment, const ProbeView *view)
{
  const ProbeState *seen = &view->seen;
  ProbeMaker maker = { .moment = moment };

  *moment = (ProbeMoment) {
    .before = *view,
    .after = *view,
    .thread_from = seen->turn,
    .thread_to = seen->chooser,
    .plate_from = PROBE_NOBODY,
    .plate_to = PROBE_NOBODY,
    .badge_seat = PROBE_NOBODY,
  };
  probe_maker_begin_unpaced (&maker);
  probe_maker_track (&maker, probe_maker_indexed_track (PROBE_TRACK_THREAD, 0), 0, 0, PROBE_EASE_LINEAR, 1, 1);
  probe_maker_bubble (&maker,
                      (ProbeBubble) {
                        .type = PROBE_BUBBLE_ASKS,
                        .seat = seen->chooser,
                        .tray = (guint8) bubble_tray (view, seen->chooser),
                        .letter = seen->asked,
                      },
                      0, 0);
}

void
probe_maker_deny (ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *loss = probe_maker_points_after (maker, event);
  const int tray = bubble_tray (&maker->moment->before, event->seat);
  int i;

  probe_maker_begin_part (maker, PROBE_PART_MISS, 0);
  probe_maker_fade_question (maker);
  i = probe_maker_bubble (maker,
                          (ProbeBubble) {
                            .type = PROBE_BUBBLE_DENIES,
                            .seat = event->seat,
                            .tray = (guint8) tray,
                            .letter = event->letter,
                          },
                          60, 140);
  for (int n = 0; n < maker->moment->before.seen.setup.trays; n++)
    probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_SHIFT, event->seat, n), 160, 280, PROBE_EASE_SHAKE, 0,
                       SHAKE_PX);
  probe_maker_result (maker, 60);
  probe_maker_sound (maker, PROBE_HEAR_KNOCKS, 90);
  probe_maker_ring (maker, event->seat, tray, 540, 160);
  probe_maker_fade_bubble (maker, i, 860, 140);
  probe_maker_all (maker, 700);
  if (loss != NULL)
    probe_maker_fall (maker, loss, 440);
  probe_maker_pass_turn (maker, probe_maker_at (maker, 700));
}

void
probe_maker_choose_tray (ProbeMaker *maker, const ProbeEvent *event)
{
  probe_maker_begin_part (maker, PROBE_PART_SHOWN, 0);
  probe_maker_result (maker, 0);
  probe_maker_all (maker, 0);
  probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_MARK, event->seat, event->tray), 0, 600,
                     PROBE_EASE_HUMP, 0, 1);
}
