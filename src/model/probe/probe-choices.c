/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-choices.h"

#include "rules/probe/probe-apply.h"

void
probe_choices_find (ProbeChoices *choices, const ProbeState *state, int person)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n = probe_moves (state, person, moves);

  *choices = (ProbeChoices) { 0 };
  for (int i = 0; i < n; i++)
    switch ((ProbeMoveType) moves[i].type)
      {
      case PROBE_DRAW:
        choices->draw = TRUE;
        break;
      case PROBE_ASK:
        if (moves[i].target == PROBE_EVERYBODY)
          choices->everybody = TRUE;
        else
          choices->askable |= 1u << moves[i].target;
        break;
      case PROBE_SHOW:
      case PROBE_EXPOSE:
        choices->spaces[moves[i].seat][moves[i].tray] |= 1u << moves[i].slot;
        break;
      case PROBE_PICK:
        choices->spaces[moves[i].target][moves[i].tray] |= 1u << moves[i].slot;
        break;
      case PROBE_CHOOSE_TRAY:
        choices->trays[moves[i].seat] |= 1u << moves[i].tray;
        break;
      case PROBE_NO:
        choices->say_no = TRUE;
        break;
      case PROBE_INTERRUPT:
      case PROBE_CHALLENGE:
      case PROBE_N_MOVE_TYPES:
      default:
        break;
      }
}

guint
probe_choices_everybody (const ProbeState *state)
{
  guint seats = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (seat != state->turn && probe_hidden_of (state, seat) > 0)
      seats |= 1u << seat;

  return seats;
}

gboolean
probe_choices_can_name (const ProbeState *state, guint people)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int target = 0; target < state->setup.seats; target++)
      for (int tray = 0; tray < state->setup.trays; tray++)
        if (people >> seat & 1 && probe_can_interrupt (state, seat, target, tray) == PROBE_OK)
          return TRUE;

  return FALSE;
}
