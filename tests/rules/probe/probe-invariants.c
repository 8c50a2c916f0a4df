/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "probe-invariants.h"

#include <string.h>

/* The state that the events of a move add up to. */
typedef struct {
  uint16_t hidden[PROBE_MAX_SEATS][PROBE_MAX_TRAYS];
  int32_t points[PROBE_MAX_SEATS][PROBE_N_SOURCES];
  int pile[PROBE_N_KINDS];
  int over;
} Sum;

static const char *
add_turned (Sum *sum, const ProbeState *after, const ProbeEvent *event)
{
  const ProbeRow *row = &after->setup.row[event->seat][event->tray];
  uint16_t *hidden = &sum->hidden[event->seat][event->tray];

  if (!(*hidden >> event->slot & 1))
    return "a card is turned twice";
  if (row->card[event->slot] != event->letter)
    return "another card is turned than lies there";
  if (event->cause == PROBE_TURNED_NOT || after->turned_by[event->seat][event->tray][event->slot] != event->cause)
    return "the cause of a card’s turning is not kept";
  if (after->turned_at[event->seat][event->tray][event->slot] != after->moves)
    return "the time of a card’s turning is not kept";
  *hidden &= (uint16_t) ~(1u << event->slot);

  return NULL;
}

/* Goes through the events once. */
static const char *
add_events (Sum *sum, const ProbeState *after, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    {
      const ProbeEvent *event = &events->event[i];
      const char *broken = NULL;

      if (sum->over)
        return "something happens after the end";
      if (event->type == PROBE_EVENT_TURNED)
        broken = add_turned (sum, after, event);
      else if (event->type == PROBE_EVENT_POINTS)
        sum->points[event->seat][event->source] += event->points;
      else if (event->type == PROBE_EVENT_SHUFFLED)
        for (int kind = 0; kind < PROBE_N_KINDS; kind++)
          sum->pile[kind] = probe_deck_count (after->setup.rules.deck, kind);
      else if (event->type == PROBE_EVENT_DRAWN)
        sum->pile[event->kind]--;
      else if (event->type == PROBE_EVENT_OVER)
        sum->over = true;
      if (broken != NULL)
        return broken;
    }

  return NULL;
}

static const char *
check_sum (const Sum *sum, const ProbeState *after)
{
  if (memcmp (sum->hidden, after->hidden, sizeof sum->hidden) != 0)
    return "the hidden cards do not follow from the events";
  if (memcmp (sum->points, after->points, sizeof sum->points) != 0)
    return "the points do not follow from the events";
  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    if (sum->pile[kind] != after->pile[kind] || sum->pile[kind] < 0)
      return "the pile does not follow from the events";
  for (int seat = 0; seat < after->setup.seats; seat++)
    {
      int score = 0;

      for (int i = 0; i < PROBE_N_SOURCES; i++)
        score += sum->points[seat][i];
      if (score != probe_score (after, seat))
        return "a score is not the sum of its sources";
    }

  return NULL;
}

/* The player who has to decide has a move that is not a challenge. */
static const char *
check_decider (const ProbeState *state)
{
  const int decider = probe_decider (state);
  ProbeMove moves[PROBE_MAX_MOVES];
  int n;

  if (state->phase == PROBE_OVER)
    return decider == PROBE_NOBODY ? NULL : "somebody is to decide after the end";
  if (decider < 0 || decider >= state->setup.seats)
    return "nobody is to decide";
  if (state->phase == PROBE_TO_ANSWER && decider == state->turn)
    return "the asker is to answer";
  if (state->phase == PROBE_TO_ASK && !probe_has_targets (state))
    return "a turn goes on with nobody to ask";
  n = probe_moves (state, decider, moves);
  for (int i = 0; i < n; i++)
    if (moves[i].type != PROBE_CHALLENGE)
      return NULL;

  return "the decider has no move";
}

/* The end, and who still has hidden cards then (probe-rules.md 7). */
static const char *
check_end (const ProbeState *state)
{
  int hidden = 0, players = 0, winners = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      const int n = probe_hidden_of (state, seat);

      hidden += n;
      players += n > 0;
      winners += probe_winner (state, seat);
      if (state->last_player != PROBE_NOBODY && seat != state->last_player && n > 0)
        return "somebody beside the last player has hidden cards";
      if (state->phase == PROBE_OVER)
        for (int letter = 0; letter < PROBE_LETTERS; letter++)
          if (state->false_denials[seat][letter] > 0)
            return "a false denial is hidden after the end";
    }
  if ((hidden == 0) != (state->phase == PROBE_OVER))
    return hidden == 0 ? "the game goes on without hidden cards" : "a card is hidden after the end";
  if ((winners > 0) != (state->phase == PROBE_OVER))
    return "winners at the wrong time";
  if (players > 1 && state->last_player != PROBE_NOBODY)
    return "final turns among several players";

  return NULL;
}

/* Fields that belong to a question, a card or a turn are reset when that is over, so that equal
 * positions are equal values. */
static const char *
check_at_rest (const ProbeState *state)
{
  const bool before_ask = state->phase == PROBE_TO_DRAW || state->phase == PROBE_TO_ASK;

  if ((state->asked != 0) != (state->phase == PROBE_TO_ANSWER))
    return "a question is kept when it is answered";
  if (state->to_answer != 0 && state->phase != PROBE_TO_ANSWER)
    return "somebody is still to answer a question that is answered";
  if ((state->phase == PROBE_TO_DRAW || state->phase == PROBE_OVER) && state->card != PROBE_NO_CARD)
    return "a card stays in force";
  if (before_ask && state->tray_limit != PROBE_NOBODY)
    return "a tray stays chosen";

  return NULL;
}

/* The turns are counted, and the pad is written when one ends. */
static const char *
check_turns (const ProbeState *before, const ProbeState *after, const ProbeEvents *events)
{
  unsigned began = 0;
  bool over = before->phase == PROBE_OVER;

  for (int i = 0; i < events->n; i++)
    {
      began += events->event[i].type == PROBE_EVENT_TURN_BEGAN;
      over = over || events->event[i].type == PROBE_EVENT_OVER;
    }
  if (after->turns != before->turns + began)
    return "the turns are not counted";
  if (after->phase == PROBE_TO_DRAW
      && (after->first_guess != 0) != (began > 0 || (before->phase == PROBE_TO_DRAW && before->first_guess)))
    return "an additional draw cannot be told from the first of a turn";
  if (after->turn_began != (began > 0 ? after->moves : before->turn_began))
    return "the beginning of the turn is not kept";
  for (int seat = 0; seat < after->setup.seats; seat++)
    if (after->written[seat] != (began > 0 || over ? probe_score (after, seat) : before->written[seat]))
      return "the pad is not written at the end of a turn, or between";

  return NULL;
}

/* The state records every “no”, also false ones, and nothing else with them. */
static const char *
check_denied (const ProbeState *before, const ProbeState *after, const ProbeMove *move)
{
  for (int seat = 0; seat < after->setup.seats; seat++)
    {
      uint32_t denied = before->denied[seat];

      if (move->type == PROBE_NO && move->seat == seat)
        denied |= 1u << probe_letter_index (before->asked);
      if (after->denied[seat] != denied)
        return "a “no” is not kept";
    }

  return NULL;
}

/* Checks what @move changed in @before against the list of its @events, and checks what holds in
 * every position.  Returns what is broken, or NULL. */
const char *
probe_broken (const ProbeState *before, const ProbeState *after, const ProbeMove *move, const ProbeEvents *events)
{
  Sum sum = { .over = before->phase == PROBE_OVER && move->type != PROBE_CHALLENGE };
  const char *broken;

  memcpy (sum.hidden, before->hidden, sizeof sum.hidden);
  memcpy (sum.points, before->points, sizeof sum.points);
  for (int kind = 0; kind < PROBE_N_KINDS; kind++)
    sum.pile[kind] = before->pile[kind];

  if (after->moves != before->moves + 1)
    return "the moves are not counted";
  if (memcmp (&before->setup, &after->setup, sizeof before->setup) != 0)
    return "the set-up changes";
  if (events->n < 1 || events->n >= PROBE_MAX_EVENTS)
    return "no events, or too many";

  broken = add_events (&sum, after, events);
  if (broken == NULL)
    broken = check_sum (&sum, after);
  if (broken == NULL)
    broken = check_decider (after);
  if (broken == NULL)
    broken = check_end (after);
  if (broken == NULL)
    broken = check_at_rest (after);
  if (broken == NULL)
    broken = check_turns (before, after, events);
  if (broken == NULL)
    broken = check_denied (before, after, move);
  if (broken == NULL)
    broken = probe_view_leaks (after);

  return broken;
}

/* Puts other cards in place of all that @seat must not see. */
static void
swap_secrets (ProbeState *state, int seat)
{
  for (int s = 0; s < state->setup.seats; s++)
    {
      if (s == seat)
        continue;
      for (int letter = 0; letter < PROBE_LETTERS; letter++)
        state->false_denials[s][letter] ^= (uint16_t) (letter + 1);
      for (int tray = 0; tray < state->setup.trays; tray++)
        for (int slot = 0; slot < state->setup.row[s][tray].n; slot++)
          if (state->hidden[s][tray] >> slot & 1)
            {
              char *card = &state->setup.row[s][tray].card[slot];

              *card = probe_letter_at ((probe_letter_index (*card) + 1 + (slot + s) % 26) % PROBE_LETTERS);
            }
    }
}

/* Checks that no view depends on a card that its seat must not see, and that
 * each shows what is open.  Returns what is broken, or NULL. */
const char *
probe_view_leaks (const ProbeState *state)
{
  for (int seat = 0; seat <= state->setup.seats; seat++)
    {
      const int viewer = seat < state->setup.seats ? seat : PROBE_NOBODY;
      ProbeState other = *state;
      ProbeView view, other_view;

      swap_secrets (&other, viewer);
      memset (&view, 0x55, sizeof view);
      memset (&other_view, 0xaa, sizeof other_view);
      probe_view (state, viewer, &view);
      probe_view (&other, viewer, &other_view);
      if (memcmp (&view, &other_view, sizeof view) != 0)
        return "a view leaks a hidden card";
      if (viewer != PROBE_NOBODY
          && memcmp (view.seen.setup.row[viewer], state->setup.row[viewer], sizeof state->setup.row[viewer]) != 0)
        return "a view hides its own cards";

      for (int s = 0; s < state->setup.seats; s++)
        for (int tray = 0; tray < state->setup.trays; tray++)
          for (int slot = 0; slot < state->setup.row[s][tray].n; slot++)
            {
              const bool secret = s != viewer && (state->hidden[s][tray] >> slot & 1);
              const char card = view.seen.setup.row[s][tray].card[slot];

              if (card != (secret ? PROBE_UNKNOWN : state->setup.row[s][tray].card[slot]))
                return secret ? "a view shows a hidden card" : "a view hides a turned card";
            }
    }

  return NULL;
}
