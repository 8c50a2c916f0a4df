/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-why.h"

#include <glib/gi18n.h>

#include "model/probe/probe-choices.h"
#include "rules/probe/probe-apply.h"

static char *
say_reason (ProbeReason reason)
{
  return g_strdup (_ (probe_reason_text (reason)));
}

/* What the person has to do first. */
static char *
say_own_duty (ProbePhase phase)
{
  switch (phase)
    {
    case PROBE_TO_DRAW:
      return g_strdup (_ ("Draw an activity card first."));
    case PROBE_TO_ANSWER:
      return g_strdup (_ ("Answer the question first."));
    case PROBE_TO_EXPOSE:
      return g_strdup (_ ("Turn one of your cards first."));
    case PROBE_TO_TRAY:
      return g_strdup (_ ("Choose a tray first."));
    case PROBE_TO_PICK:
      return g_strdup (_ ("Point at a card first."));
    case PROBE_TO_ASK:
      return g_strdup (_ ("Ask for a letter first."));
    case PROBE_OVER:
    default:
      return say_reason (PROBE_GAME_OVER);
    }
}

/* Translators: these sentences say who has to do something first; %s is a player’s name */
static char *
say_duty (ProbePhase phase, const char *name)
{
  switch (phase)
    {
    case PROBE_TO_DRAW:
      return g_strdup_printf (_ ("%s is to draw a card."), name);
    case PROBE_TO_ANSWER:
      return g_strdup_printf (_ ("%s is to answer."), name);
    case PROBE_TO_EXPOSE:
      return g_strdup_printf (_ ("%s is to turn a card."), name);
    case PROBE_TO_TRAY:
      return g_strdup_printf (_ ("%s is to choose a tray."), name);
    case PROBE_TO_PICK:
      return g_strdup_printf (_ ("%s is to point at a card."), name);
    case PROBE_TO_ASK:
      return g_strdup_printf (_ ("%s is to ask."), name);
    case PROBE_OVER:
    default:
      return say_reason (PROBE_GAME_OVER);
    }
}

/* Who has to do what before anything else. */
static char *
say_due (const ProbeWhy *why)
{
  const ProbeState *state = why->state;
  const int decider = probe_decider (state);

  if (state->phase == PROBE_OVER || decider == PROBE_NOBODY)
    return say_reason (PROBE_GAME_OVER);
  if (why->waiting)
    return g_strdup (_ ("The last move is still being shown."));
  if (decider == why->person)
    return say_own_duty ((ProbePhase) state->phase);
  return say_duty ((ProbePhase) state->phase, why->header->salon.name[decider]);
}

static gboolean
may_ask (const ProbeWhy *why)
{
  return !why->waiting && why->state->phase == PROBE_TO_ASK && why->person == why->state->turn;
}

char *
probe_why_not_ask (const ProbeWhy *why)
{
  return may_ask (why) ? NULL : say_due (why);
}

char *
probe_why_not_seat (const ProbeWhy *why, int seat)
{
  const ProbeMove ask = {
    .type = PROBE_ASK,
    .seat = (guint8) why->person,
    .target = (guint8) seat,
    .letter = 'E',
  };
  ProbeReason reason;

  if (!may_ask (why))
    return say_due (why);

  reason = probe_check (why->state, &ask);
  return reason == PROBE_OK ? NULL : say_reason (reason);
}

char *
probe_why_not_draw (const ProbeWhy *why)
{
  if (why->state->phase == PROBE_TO_DRAW && why->person != PROBE_NOBODY && !why->waiting)
    return NULL;
  if (may_ask (why))
    return g_strdup (_ ("The card of this turn has been drawn: ask for a letter."));
  return say_due (why);
}

char *
probe_why_not_name (const ProbeWhy *why)
{
  const ProbeState *state = why->state;
  ProbeReason found = PROBE_OK;

  if (probe_choices_can_name (state, why->people))
    return NULL;
  if (state->phase != PROBE_TO_DRAW && state->phase != PROBE_TO_ASK)
    return say_due (why);

  /* Words of one's own are not worth a sentence, unless there are no others. */
  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int target = 0; target < state->setup.seats; target++)
      for (int tray = 0; tray < state->setup.trays && why->people >> seat & 1 && seat != target; tray++)
        {
          const ProbeReason reason = probe_can_interrupt (state, seat, target, tray);

          if (found == PROBE_OK || reason == PROBE_NAME_TOO_FEW_HIDDEN)
            found = reason;
        }

  return say_reason (found);
}
