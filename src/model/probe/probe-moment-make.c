/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a moment is put together of a move’s events. */

#include "model/probe/probe-moment-private.h"

/* Makes what is to be seen of the events; the first one of each kind decides. */
static void
make_parts (ProbeMaker *maker)
{
  gboolean card = FALSE, final = FALSE, over = FALSE;

  for (int i = 0; i < maker->events->n; i++)
    {
      const ProbeEvent *event = &maker->events->event[i];

      switch ((ProbeEventType) event->type)
        {
        case PROBE_EVENT_DRAWN:
          probe_maker_draw (maker, event);
          break;
        case PROBE_EVENT_ASKED:
          probe_maker_ask (maker, event);
          break;
        case PROBE_EVENT_DENIED:
          probe_maker_deny (maker, event);
          break;
        case PROBE_EVENT_TURNED:
          /* Those of a named word and of the end are in their parts. */
          if (!card && event->cause != PROBE_TURNED_NAMED && event->cause != PROBE_TURNED_AT_END)
            probe_maker_show_card (maker, event);
          card = TRUE;
          break;
        case PROBE_EVENT_TRAY:
          probe_maker_choose_tray (maker, event);
          break;
        case PROBE_EVENT_NAMED:
          probe_maker_name (maker, event);
          break;
        case PROBE_EVENT_CHALLENGED:
          probe_maker_challenge (maker, event);
          break;
        case PROBE_EVENT_CONFESSED:
          probe_maker_confess (maker, event);
          break;
        case PROBE_EVENT_FINAL:
          final = TRUE;
          break;
        case PROBE_EVENT_OVER:
          over = TRUE;
          break;
        case PROBE_EVENT_SHUFFLED:
        case PROBE_EVENT_IGNORED:
        case PROBE_EVENT_POINTS:
        case PROBE_EVENT_TURN_ENDED:
        case PROBE_EVENT_TURN_BEGAN:
        default:
          break;
        }
    }
  probe_maker_pass_turn (maker, maker->moment->length);
  if (final && !over)
    probe_maker_begin_final (maker);
  if (over)
    probe_maker_end (maker);
}

/* Puts the steps in the order of their times; those of one time keep theirs. */
static void
sort_steps (ProbeMoment *moment)
{
  for (int i = 1; i < moment->n_steps; i++)
    {
      const ProbeStep step = moment->step[i];
      int place = i;

      for (; place > 0 && moment->step[place - 1].at > step.at; place--)
        moment->step[place] = moment->step[place - 1];
      moment->step[place] = step;
    }
}

/* Puts steps and cues in order; the last step shows everything, and the line and the pad are
 * right then. */
static void
finish (ProbeMaker *maker)
{
  ProbeMoment *moment = maker->moment;

  probe_maker_begin_unpaced (maker);
  probe_maker_result (maker, maker->all);
  probe_maker_cue (maker, PROBE_CUE_PAD, 0, 0, maker->all);
  probe_maker_write_turn (maker, maker->all, (double) moment->length - maker->all);
  sort_steps (moment);
  probe_maker_sort_cues (maker);
  moment->step[moment->n_steps++] = (ProbeStep) { .type = PROBE_REVEAL_ALL, .at = (float) maker->all };
  moment->length = MAX (moment->length, (float) maker->all);
}

void
probe_moment_make (ProbeMoment *moment,
                   const ProbeView *before,
                   const ProbeView *after,
                   const ProbeMove *move,
                   const ProbeEvents *events,
                   const ProbeMomentOptions *options)
{
  const gboolean at_once = options->pace == SALON_PACE_AT_ONCE;
  ProbeMaker maker = {
    .moment = moment,
    .move = move,
    .events = events,
    .options = options,
    .pace = at_once        ? SALON_PACE_EVEN
            : options->own ? SALON_PACE_QUICK
                           : options->pace,
  };

  *moment = (ProbeMoment) {
    .before = *before,
    .after = *after,
    .thread_from = PROBE_NOBODY,
    .thread_to = PROBE_NOBODY,
    .plate_from = PROBE_NOBODY,
    .plate_to = PROBE_NOBODY,
    .badge_seat = PROBE_NOBODY,
  };
  make_parts (&maker);
  finish (&maker);
  if (at_once)
    probe_maker_show_at_once (&maker);
  else if (options->reduced)
    probe_maker_reduce (&maker);
  if (options->covered)
    moment->wait = MAX (moment->wait, PROBE_WAIT_TO_READ);
}
