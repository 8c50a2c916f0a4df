/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-state.h"

#include <string.h>

/* Makes the view that @seat (or PROBE_NOBODY) has of @state.  Everything that a
 * seat, a computer player, the log or a screen reader is told comes from one. */
void
probe_view (const ProbeState *state, int seat, ProbeView *view)
{
  memset (view, 0, sizeof *view);
  view->seen = *state;
  view->seat = (uint8_t) seat;

  for (int s = 0; s < state->setup.seats; s++)
    {
      if (s == seat)
        continue;

      memset (view->seen.false_denials[s], 0, sizeof view->seen.false_denials[s]);
      for (int tray = 0; tray < state->setup.trays; tray++)
        for (int i = 0; i < state->setup.row[s][tray].n; i++)
          if (state->hidden[s][tray] >> i & 1)
            view->seen.setup.row[s][tray].card[i] = PROBE_UNKNOWN;
    }
}

/* Gives the seat that has to decide now, PROBE_NOBODY when the game is over. */
int
probe_decider (const ProbeState *state)
{
  switch ((ProbePhase) state->phase)
    {
    case PROBE_TO_DRAW:
    case PROBE_TO_PICK:
    case PROBE_TO_ASK:
      return state->turn;
    case PROBE_TO_EXPOSE:
    case PROBE_TO_TRAY:
    case PROBE_TO_ANSWER:
      return state->chooser;
    case PROBE_OVER:
    default:
      return PROBE_NOBODY;
    }
}

/* Gives the points of @seat, which may be negative (probe-rules.md 7). */
int
probe_score (const ProbeState *state, int seat)
{
  int score = 0;

  for (int i = 0; i < PROBE_N_SOURCES; i++)
    score += state->points[seat][i];

  return score;
}

/* Gives how many cards of one tray are hidden. */
int
probe_hidden_in (const ProbeState *state, int seat, int tray)
{
  return __builtin_popcount (state->hidden[seat][tray]);
}

/* Gives how many cards of @seat are hidden, in all its trays. */
int
probe_hidden_of (const ProbeState *state, int seat)
{
  return __builtin_popcount (state->hidden[seat][0]) + __builtin_popcount (state->hidden[seat][1]);
}

/* Gives the neighbour of the player in turn: left is the next in order of play,
 * right the one before (probe-rules.md 4). */
int
probe_side_seat (const ProbeState *state, ProbeSide side)
{
  const int seats = state->setup.seats;

  return (state->turn + (side == PROBE_SIDE_LEFT ? 1 : seats - 1)) % seats;
}

/* Tells whether @seat has won or shares the win (probe-rules.md 7); false as
 * long as the game goes on. */
bool
probe_winner (const ProbeState *state, int seat)
{
  if (state->phase != PROBE_OVER)
    return false;
  for (int s = 0; s < state->setup.seats; s++)
    if (probe_score (state, s) > probe_score (state, seat))
      return false;

  return true;
}

/* Gives how many activity cards are left in the pile. */
int
probe_pile_left (const ProbeState *state)
{
  int left = 0;

  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    left += state->pile[kind];

  return left;
}

/* Gives the kind of the card that lies on top of the pile, if @random, any 64
 * bits, shuffled it; every card left is as likely.  An empty pile counts as
 * full, because the draw puts all cards back first (probe-rules.md 4.1). */
ProbeKind
probe_pile_pick (const ProbeState *state, uint64_t random)
{
  const bool empty = probe_pile_left (state) == 0;
  int left = 0, nth;

  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    left += empty ? probe_deck_count (state->setup.rules.deck, kind) : state->pile[kind];
  nth = (int) (random % (uint64_t) left);
  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    {
      nth -= empty ? probe_deck_count (state->setup.rules.deck, kind) : state->pile[kind];
      if (nth < 0)
        return (ProbeKind) kind;
    }

  return PROBE_NO_CARD;
}

/* Tells whether the player in turn has anybody to ask (probe-rules.md 4.4). */
bool
probe_has_targets (const ProbeState *state)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    if (seat != state->turn && probe_hidden_of (state, seat) > 0)
      return true;

  return false;
}
