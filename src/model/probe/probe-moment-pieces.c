/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pieces of which moments are made: tracks, cues and steps. */

#include "model/probe/probe-moment-private.h"

/* How long each part takes, in ms at each pace. A word that is named has seven cards; of the end the board shows
 * the first part. */
static const float part_ms[PROBE_N_PARTS][SALON_N_PACES] = {
  [PROBE_PART_QUESTION] = { 0, 120, 200, 310 },   [PROBE_PART_SHOWN] = { 0, 380, 620, 960 },
  [PROBE_PART_POINTS] = { 0, 430, 720, 1100 },    [PROBE_PART_MISS] = { 0, 620, 1000, 1500 },
  [PROBE_PART_DRAWN] = { 0, 420, 700, 1080 },     [PROBE_PART_NAMED] = { 0, 1000, 1650, 2500 },
  [PROBE_PART_MISNAMED] = { 0, 650, 1050, 1600 }, [PROBE_PART_LAST_CARD] = { 0, 900, 1450, 2200 },
  [PROBE_PART_TURN] = { 0, 180, 300, 460 },       [PROBE_PART_END] = { 0, 2000, 3200, 4500 },
};

void
probe_maker_begin_part (ProbeMaker *maker, ProbePart part, double begin)
{
  maker->begin = begin;
  maker->factor = part_ms[part][maker->pace] / part_ms[part][SALON_PACE_EVEN];
}

void
probe_maker_begin_unpaced (ProbeMaker *maker)
{
  maker->begin = 0;
  maker->factor = 1;
}

double
probe_maker_at (const ProbeMaker *maker, double ms)
{
  return maker->begin + ms * maker->factor;
}

void
probe_maker_track (ProbeMaker *maker,
                   ProbeTrack what,
                   double begin,
                   double duration,
                   ProbeEasing easing,
                   double from,
                   double to)
{
  ProbeMoment *moment = maker->moment;

  if (moment->n_tracks == PROBE_MOMENT_TRACKS)
    return;

  what.easing = (guint8) easing;
  what.from = (float) from;
  what.to = (float) to;
  what.begin = (float) probe_maker_at (maker, begin);
  what.duration = (float) (duration * maker->factor);
  moment->track[moment->n_tracks++] = what;
  moment->length = MAX (moment->length, what.begin + what.duration);
}

void
probe_maker_cue (ProbeMaker *maker, ProbeCueType type, ProbeMomentSound sound, int tone, double ms)
{
  ProbeMoment *moment = maker->moment;

  if (moment->n_cues < PROBE_MOMENT_CUES)
    moment->cue[moment->n_cues++] = (ProbeMomentCue) {
      .type = (guint8) type,
      .sound = (guint8) sound,
      .tone = (guint8) tone,
      .at = (float) probe_maker_at (maker, ms),
    };
}

void
probe_maker_sort_cues (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;

  for (int i = 1; i < moment->n_cues; i++)
    {
      const ProbeMomentCue cue = moment->cue[i];
      int place = i;

      for (; place > 0 && moment->cue[place - 1].at > cue.at; place--)
        moment->cue[place] = moment->cue[place - 1];
      moment->cue[place] = cue;
    }
}

void
probe_maker_sound (ProbeMaker *maker, ProbeMomentSound which, double ms)
{
  probe_maker_cue (maker, PROBE_CUE_SOUND, which, 0, ms);
}

void
probe_maker_result (ProbeMaker *maker, double ms)
{
  probe_maker_cue (maker, PROBE_CUE_RESULT, 0, 0, ms);
}

/* Whether the pad has another total of @seat after the move. */
static gboolean
is_written (const ProbeMaker *maker, int seat)
{
  const ProbeState *after = &maker->moment->after.seen;
  int sum = 0;

  if (after->setup.rules.pad_at_end_of_turn && after->phase != PROBE_OVER
      && probe_maker_find_event (maker, PROBE_EVENT_TURN_ENDED, 0) == NULL)
    return FALSE;
  for (int i = 0; i < maker->events->n; i++)
    if (maker->events->event[i].type == PROBE_EVENT_POINTS && maker->events->event[i].seat == seat)
      sum += maker->events->event[i].points;
  return sum != 0;
}

/* The pad has all totals at once, so each is written once, when the first points have arrived. */
static gboolean
has_written (const ProbeMoment *moment, int seat)
{
  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].type == PROBE_TRACK_WRITTEN && moment->track[i].seat == seat)
      return TRUE;
  return FALSE;
}

static void
write_total (ProbeMaker *maker, int seat, double ms, double duration)
{
  if (!has_written (maker->moment, seat))
    probe_maker_track (maker, probe_maker_tray_track (PROBE_TRACK_WRITTEN, seat, PROBE_NOBODY), ms, duration,
                       PROBE_EASE_OUT_CUBIC, 0, 1);
}

void
probe_maker_write_turn (ProbeMaker *maker, double ms, double left)
{
  const ProbeState *after = &maker->moment->after.seen;
  const ProbeEvent *ended = probe_maker_find_event (maker, PROBE_EVENT_TURN_ENDED, 0);

  if (after->setup.rules.pad_at_end_of_turn && after->phase != PROBE_OVER && ended != NULL && left > 0)
    write_total (maker, ended->seat, ms, MIN (left, PROBE_WRITING));
}

void
probe_maker_write_pad (ProbeMaker *maker, double ms, double duration)
{
  for (int seat = 0; seat < maker->moment->after.seen.setup.seats; seat++)
    if (is_written (maker, seat))
      write_total (maker, seat, ms, duration);
  probe_maker_cue (maker, PROBE_CUE_PAD, 0, 0, ms);
  probe_maker_sound (maker, PROBE_HEAR_PENCIL, ms);
}

void
probe_maker_all (ProbeMaker *maker, double ms)
{
  maker->all = MAX (maker->all, probe_maker_at (maker, ms));
}

void
probe_maker_step (ProbeMaker *maker, ProbeStep what, double ms)
{
  ProbeMoment *moment = maker->moment;

  if (moment->n_steps == PROBE_MOMENT_STEPS - 1) /* the last one is for everything */
    return;

  what.at = (float) probe_maker_at (maker, ms);
  moment->step[moment->n_steps++] = what;
  probe_maker_all (maker, ms);
}

ProbeTrack
probe_maker_card_track (ProbeTrackType type, const ProbeEvent *event)
{
  return (ProbeTrack) { .type = (guint8) type, .seat = event->seat, .tray = event->tray, .slot = event->slot };
}

ProbeTrack
probe_maker_tray_track (ProbeTrackType type, int seat, int tray)
{
  return (ProbeTrack) { .type = (guint8) type, .seat = (guint8) seat, .tray = (guint8) tray, .slot = PROBE_NOBODY };
}

ProbeTrack
probe_maker_indexed_track (ProbeTrackType type, int index)
{
  return (ProbeTrack) { .type = (guint8) type, .index = (guint8) index };
}

const ProbeEvent *
probe_maker_find_event (const ProbeMaker *maker, ProbeEventType type, int from)
{
  for (int i = from; i < maker->events->n; i++)
    if (maker->events->event[i].type == type)
      return &maker->events->event[i];

  return NULL;
}

const ProbeEvent *
probe_maker_points_after (const ProbeMaker *maker, const ProbeEvent *event)
{
  const ProbeEvent *next = event + 1;

  if (next - maker->events->event >= maker->events->n || next->type != PROBE_EVENT_POINTS || next->points == 0)
    return NULL;
  return next;
}
