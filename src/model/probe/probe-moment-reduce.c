/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moments in which nothing moves. */

#include "model/probe/probe-moment-private.h"

#define MARK       900 /* how long the ring round what changed is seen */
#define CROSS_FADE 120

/* Leaves of the moment what is to be seen at its end, from its beginning. */
static void
begin_with_end (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;

  moment->n_tracks = moment->n_chips = moment->n_steps = 0;
  moment->step[moment->n_steps++] = (ProbeStep) { .type = PROBE_REVEAL_ALL };
  for (int i = 0; i < moment->n_cues; i++)
    if (moment->cue[i].type != PROBE_CUE_SOUND)
      moment->cue[i].at = 0;
  probe_maker_sort_cues (maker);
  moment->plate_from = moment->plate_to = moment->badge_seat = PROBE_NOBODY;
  moment->length = 0;
  probe_maker_begin_unpaced (maker);
}

/* The sounds keep their order and their distances, but none comes after the rings. */
static void
hasten_sounds (ProbeMoment *moment)
{
  const float last = moment->n_cues > 0 ? moment->cue[moment->n_cues - 1].at : 0;

  for (int i = 0; i < moment->n_cues && last > MARK; i++)
    moment->cue[i].at *= MARK / last;
}

/* Puts a ring round what @event changed, if that can be seen. */
static void
mark (ProbeMaker *maker, const ProbeEvent *event)
{
  ProbeTrack what = probe_maker_tray_track (PROBE_TRACK_MARK, event->seat, event->tray);

  if (event->type == PROBE_EVENT_TURNED)
    what.slot = event->slot;
  else if (event->type == PROBE_EVENT_POINTS && event->points != 0)
    what.tray = PROBE_NOBODY;
  else if (event->type == PROBE_EVENT_DRAWN)
    what.seat = what.tray = PROBE_NOBODY;
  else if (event->type == PROBE_EVENT_FINAL)
    what = probe_maker_indexed_track (PROBE_TRACK_COUNTER, 0);
  else if (event->type != PROBE_EVENT_TRAY && event->type != PROBE_EVENT_DENIED)
    return;
  probe_maker_track (maker, what, MARK, 0, PROBE_EASE_LINEAR, 1, 0);
}

/* Bubbles stand there from the beginning. That of a question stays, one that said something goes with the rings. */
static void
show_bubbles (ProbeMaker *maker)
{
  const ProbeMoment *moment = maker->moment;

  for (int i = 0; i < moment->n_bubbles; i++)
    {
      const gboolean asks = moment->bubble[i].type == PROBE_BUBBLE_ASKS;

      probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_SIZE, i), 0, 0, PROBE_EASE_LINEAR, 1, 1);
      if (!asks)
        probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_SHOWN, i), MARK - CROSS_FADE,
                           CROSS_FADE, PROBE_EASE_LINEAR, 1, 0);
      else if (maker->move->type != PROBE_ASK)
        probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_SHOWN, i), 0, 0, PROBE_EASE_LINEAR, 0,
                           0);
    }
}

void
probe_maker_reduce (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;
  const ProbeEvent *named = probe_maker_find_event (maker, PROBE_EVENT_NAMED, 0);
  const ProbeEvent *challenged = probe_maker_find_event (maker, PROBE_EVENT_CHALLENGED, 0);

  begin_with_end (maker);
  hasten_sounds (moment);
  probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_FADE, 0), 0, CROSS_FADE, PROBE_EASE_LINEAR, 1, 0);
  for (int i = 0; i < maker->events->n; i++)
    mark (maker, &maker->events->event[i]);
  show_bubbles (maker);
  if (maker->move->type == PROBE_ASK)
    probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_THREAD, 0), 0, 0, PROBE_EASE_LINEAR, 1, 1);
  else
    moment->thread_from = moment->thread_to = PROBE_NOBODY;
  if ((named != NULL && !named->right) || (challenged != NULL && !challenged->right))
    probe_maker_track (maker, probe_maker_indexed_track (PROBE_TRACK_BUBBLE_STRUCK, 0), 0, 0, PROBE_EASE_LINEAR, 1, 1);
  moment->length = MARK;
}

/* Of the sounds only the last one is left, at the beginning. */
static void
keep_last_sound (ProbeMoment *moment)
{
  int n = 0, last = -1;

  for (int i = 0; i < moment->n_cues; i++)
    if (moment->cue[i].type == PROBE_CUE_SOUND)
      last = i;
  for (int i = 0; i < moment->n_cues; i++)
    if (i == last || moment->cue[i].type != PROBE_CUE_SOUND)
      moment->cue[n++] = moment->cue[i];
  moment->n_cues = n;
  for (int i = 0; i < n; i++)
    moment->cue[i].at = 0;
}

void
probe_maker_show_at_once (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;

  begin_with_end (maker);
  keep_last_sound (moment);
  moment->n_bubbles = 0;
  moment->thread_from = moment->thread_to = PROBE_NOBODY;
  moment->wait = 0;
}

void
probe_moment_make_fade (ProbeMoment *moment, const ProbeView *before, const ProbeView *after)
{
  *moment = (ProbeMoment) {
    .before = *before,
    .after = *after,
    .thread_from = PROBE_NOBODY,
    .thread_to = PROBE_NOBODY,
    .plate_from = PROBE_NOBODY,
    .plate_to = PROBE_NOBODY,
    .badge_seat = PROBE_NOBODY,
    .n_steps = 1,
    .step[0] = { .type = PROBE_REVEAL_ALL },
    .n_tracks = 1,
    .track[0] = { .type = PROBE_TRACK_FADE, .from = 1, .to = 0, .duration = CROSS_FADE },
    .length = CROSS_FADE,
  };
}
