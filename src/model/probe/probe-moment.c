/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a moment shows at one point of time. How it is made begins in probe-moment-make.c. */

#include "model/probe/probe-moment.h"

#include <math.h>

/* Of PROBE_EASE_OUT_BACK: with this number it goes 4 % too far. */
#define BACK 1.04

static double
ease (ProbeEasing easing, double t)
{
  const double back = t - 1;

  switch (easing)
    {
    case PROBE_EASE_OUT_CUBIC:
      return 1 + back * back * back;
    case PROBE_EASE_IN_CUBIC:
      return t * t * t;
    case PROBE_EASE_IN_OUT_CUBIC:
      return t < .5 ? 4 * t * t * t : 1 + 4 * back * back * back;
    case PROBE_EASE_IN_SINE:
      return 1 - cos (G_PI_2 * t);
    case PROBE_EASE_IN_OUT_SINE:
      return (1 - cos (G_PI * t)) / 2;
    case PROBE_EASE_OUT_BACK:
      return 1 + (BACK + 1) * back * back * back + BACK * back * back;
    case PROBE_EASE_SHAKE:
      return sin (6 * G_PI * t) * back * back;
    case PROBE_EASE_HUMP:
      return sin (G_PI * t);
    case PROBE_EASE_LINEAR:
    default:
      return t;
    }
}

/* Where the easing ends: at the last value, or back at the first one. */
static double
ease_end (ProbeEasing easing)
{
  return easing == PROBE_EASE_SHAKE || easing == PROBE_EASE_HUMP ? 0 : 1;
}

double
probe_track_get (const ProbeTrack *track, double ms)
{
  const ProbeEasing easing = (ProbeEasing) track->easing;
  double way;

  if (ms < track->begin)
    way = 0;
  else if (ms >= (double) track->begin + track->duration)
    way = ease_end (easing);
  else
    way = ease (easing, (ms - track->begin) / track->duration);

  return track->from + (track->to - track->from) * way;
}

static void
show_card (ProbeView *view, const ProbeView *after, const ProbeStep *step)
{
  const int seat = step->seat, tray = step->tray, slot = step->slot;

  view->seen.hidden[seat][tray] &= (guint16) ~(1u << slot);
  view->seen.setup.row[seat][tray].card[slot] = after->seen.setup.row[seat][tray].card[slot];
  view->seen.turned_by[seat][tray][slot] = after->seen.turned_by[seat][tray][slot];
  view->seen.turned_at[seat][tray][slot] = after->seen.turned_at[seat][tray][slot];
}

static void
show_drawn (ProbeView *view, const ProbeView *after)
{
  view->seen.card = after->seen.card;
  memcpy (view->seen.pile, after->seen.pile, sizeof view->seen.pile);
}

int
probe_moment_get_view (const ProbeMoment *moment, double ms, ProbeView *view)
{
  int n = 0;

  *view = moment->before;
  for (; n < moment->n_steps && moment->step[n].at <= ms; n++)
    {
      const ProbeStep *step = &moment->step[n];

      switch ((ProbeRevealType) step->type)
        {
        case PROBE_REVEAL_CARD:
          show_card (view, &moment->after, step);
          break;
        case PROBE_REVEAL_POINTS:
          view->seen.points[step->seat][step->source] += step->points;
          break;
        case PROBE_REVEAL_DRAWN:
          show_drawn (view, &moment->after);
          break;
        case PROBE_REVEAL_ALL:
        default:
          *view = moment->after;
          break;
        }
    }

  return n;
}

double
probe_moment_get_chip_way (const ProbeMoment *moment, int chip, double ms)
{
  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].type == PROBE_TRACK_CHIP_WAY && moment->track[i].index == chip)
      return probe_track_get (&moment->track[i], ms);

  return 0;
}

int
probe_moment_get_chip_points (const ProbeMoment *moment, int chip, double ms)
{
  int points = 0;

  if (!moment->chip[chip].counts)
    return moment->chip[chip].points;

  for (int i = 0; i < moment->n_steps; i++)
    {
      if (moment->step[i].type != PROBE_REVEAL_CARD)
        continue;
      if (moment->step[i].at > ms)
        return points;
      points += probe_space_value (moment->step[i].slot);
    }
  return moment->chip[chip].points;
}

/* Where the value of a ring round what changed belongs. */
static float *
find_mark (ProbeFrame *frame, const ProbeTrack *track)
{
  if (track->seat == PROBE_NOBODY)
    return &frame->deck_mark;
  if (track->tray == PROBE_NOBODY)
    return &frame->pad_mark[track->seat];
  if (track->slot == PROBE_NOBODY)
    return &frame->tray[track->seat][track->tray].mark;
  return &frame->card[track->seat][track->tray][track->slot].mark;
}

/* Where the value of @track belongs. */
static float *
find_value (ProbeFrame *frame, const ProbeTrack *track)
{
  switch ((ProbeTrackType) track->type)
    {
    case PROBE_TRACK_RAISE:
      return &frame->card[track->seat][track->tray][track->slot].raise;
    case PROBE_TRACK_TURN:
      return &frame->card[track->seat][track->tray][track->slot].turn;
    case PROBE_TRACK_WAVE:
      return &frame->card[track->seat][track->tray][track->slot].wave;
    case PROBE_TRACK_LEAN:
      return &frame->card[track->seat][track->tray][track->slot].lean;
    case PROBE_TRACK_MARK:
      return find_mark (frame, track);
    case PROBE_TRACK_ASKED:
      return &frame->tray[track->seat][track->tray].asked;
    case PROBE_TRACK_SHIFT:
      return &frame->tray[track->seat][track->tray].shift;
    case PROBE_TRACK_OUT:
      return &frame->tray[track->seat][track->tray].out;
    case PROBE_TRACK_BUBBLE_SIZE:
      return &frame->bubble[track->index].size;
    case PROBE_TRACK_BUBBLE_SHOWN:
      return &frame->bubble[track->index].shown;
    case PROBE_TRACK_BUBBLE_STRUCK:
      return &frame->bubble[track->index].struck;
    case PROBE_TRACK_THREAD:
      return &frame->thread;
    case PROBE_TRACK_THREAD_SHOWN:
      return &frame->thread_shown;
    case PROBE_TRACK_CHIP_SIZE:
      return &frame->chip[track->index].size;
    case PROBE_TRACK_CHIP_WAY:
      return &frame->chip[track->index].way;
    case PROBE_TRACK_DECK_LIFT:
      return &frame->deck_lift;
    case PROBE_TRACK_DECK_WAY:
      return &frame->deck_way;
    case PROBE_TRACK_DECK_TURN:
      return &frame->deck_turn;
    case PROBE_TRACK_WRITTEN:
      return &frame->pad_written[track->seat];
    case PROBE_TRACK_BADGE:
      return &frame->badge;
    case PROBE_TRACK_PLATE:
      return &frame->plate;
    case PROBE_TRACK_COUNTER:
      return &frame->counter;
    case PROBE_TRACK_LAMP:
      return &frame->lamp;
    case PROBE_TRACK_FADE:
    default:
      return &frame->fade;
    }
}

/* Notes what the moment takes out of the view's hands. */
static void
note_use (ProbeFrame *frame, const ProbeTrack *track)
{
  if (track->type <= PROBE_TRACK_LEAN)
    frame->card[track->seat][track->tray][track->slot].used = TRUE;
  else if (track->type == PROBE_TRACK_ASKED)
    frame->tray[track->seat][track->tray].has_asked = TRUE;
  else if (track->type == PROBE_TRACK_OUT)
    frame->tray[track->seat][track->tray].has_out = TRUE;
  else if (track->type >= PROBE_TRACK_DECK_LIFT && track->type <= PROBE_TRACK_DECK_TURN)
    frame->deck_used = TRUE;
  else if (track->type == PROBE_TRACK_BADGE)
    frame->has_badge = TRUE;
}

void
probe_moment_get_frame (const ProbeMoment *moment, double ms, ProbeFrame *frame)
{
  *frame = (ProbeFrame) { 0 };
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
      for (int slot = 0; slot < PROBE_SPACES; slot++)
        frame->card[seat][tray][slot].turn = 1;
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    frame->pad_written[seat] = 1;
  for (int i = 0; i < moment->n_bubbles; i++)
    frame->bubble[i].shown = 1;
  frame->thread_shown = 1;

  /* Of several tracks for one value the last one that has begun counts, and before all of them
   * the first one: they were added in the order of their beginnings. */
  for (int i = moment->n_tracks - 1; i >= 0; i--)
    {
      note_use (frame, &moment->track[i]);
      if (moment->track[i].begin > ms && moment->track[i].type != PROBE_TRACK_WRITTEN)
        *find_value (frame, &moment->track[i]) = moment->track[i].from;
    }
  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].begin <= ms)
      *find_value (frame, &moment->track[i]) = (float) probe_track_get (&moment->track[i], ms);
}
