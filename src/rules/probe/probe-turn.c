/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-turn.h"

#include <string.h>

/* Adds @event to the list, when there is one. */
void
probe_note (ProbeEvents *events, ProbeEvent event)
{
  if (events != NULL && events->n < PROBE_MAX_EVENTS)
    events->event[events->n++] = event;
}

/* Adds @points to what @seat has from @source; @factor tells the multiplier that
 * is contained in them. */
void
probe_score_points (ProbeState *state, int seat, ProbeSource source, int points, int factor, ProbeEvents *events)
{
  state->points[seat][source] += points;
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_POINTS,
                        .seat = (uint8_t) seat,
                        .source = (uint8_t) source,
                        .factor = (uint8_t) factor,
                        .points = points,
                      });
}

/* False denials of @letter by @seat come to light: 100 off for each
 * (probe-rules.md 6). */
static void
confess (ProbeState *state, int seat, int letter, ProbeEvents *events)
{
  const int times = state->false_denials[seat][letter];

  if (times == 0)
    return;

  state->false_denials[seat][letter] = 0;
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_CONFESSED,
                        .seat = (uint8_t) seat,
                        .letter = probe_letter_at (letter),
                        .amount = (uint16_t) times,
                      });
  probe_score_points (state, seat, PROBE_FROM_DENIALS, -PROBE_FALSE_DENIAL * times, 1, events);
}

/* Turns a hidden card of @seat, and lets false denials of its letter come to
 * light.  Returns whether it was the last hidden card of its word. */
bool
probe_turn_card (ProbeState *state, int seat, int tray, int slot, ProbeTurned cause, ProbeEvents *events)
{
  const char letter = state->setup.row[seat][tray].card[slot];

  state->hidden[seat][tray] &= (uint16_t) ~(1u << slot);
  state->turned_by[seat][tray][slot] = (uint8_t) cause;
  state->turned_at[seat][tray][slot] = (uint16_t) (state->moves < UINT16_MAX ? state->moves : UINT16_MAX);
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_TURNED,
                        .seat = (uint8_t) seat,
                        .tray = (uint8_t) tray,
                        .slot = (uint8_t) slot,
                        .letter = letter,
                        .cause = (uint8_t) cause,
                      });
  confess (state, seat, probe_letter_index (letter), events);

  return state->hidden[seat][tray] == 0;
}

/* Puts all activity cards into the pile. */
void
probe_fill_pile (ProbeState *state)
{
  if (state->setup.activity_cards)
    for (int kind = 0; kind < PROBE_N_KINDS; kind++)
      state->pile[kind] = (uint8_t) probe_deck_count (state->setup.rules.deck, kind);
}

/* The game is over. Every card is turned by now, and with them every false denial
 * has come to light (probe-rules.md 6 and 7). */
static void
end_game (ProbeState *state, ProbeEvents *events)
{
  state->phase = PROBE_OVER;
  state->card = PROBE_NO_CARD;
  state->asked = 0;
  state->to_answer = 0;
  for (int seat = 0; seat < state->setup.seats; seat++)
    state->written[seat] = probe_score (state, seat);
  probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_OVER });
}

/* Ends the game at once when nobody has a hidden card (probe-rules.md 7).
 * Returns whether it is over. */
bool
probe_end_if_all_turned (ProbeState *state, ProbeEvents *events)
{
  for (int seat = 0; seat < state->setup.seats; seat++)
    if (probe_hidden_of (state, seat) > 0)
      return false;

  end_game (state, events);
  return true;
}

/* After the final turns the last player scores what is still hidden, word by
 * word, with the edition's bonus, and turns it (probe-rules.md 7 and 8). */
static void
score_kept_words (ProbeState *state, ProbeEvents *events)
{
  const int seat = state->last_player;

  for (int tray = 0; tray < state->setup.trays; tray++)
    {
      const int kept = probe_hidden_in (state, seat, tray);
      int values = 0;
      int bonus = PROBE_KEPT_BONUS;

      if (kept == 0)
        continue;
      if (kept >= PROBE_KEPT_MANY)
        bonus = PROBE_KEPT_BONUS_MANY + (state->setup.rules.end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);

      for (int slot = 0; slot < PROBE_SPACES; slot++)
        if (state->hidden[seat][tray] >> slot & 1)
          {
            values += probe_space_value (slot);
            probe_turn_card (state, seat, tray, slot, PROBE_TURNED_AT_END, events);
          }
      probe_score_points (state, seat, PROBE_FROM_KEPT_CARDS, values, 1, events);
      probe_score_points (state, seat, PROBE_FROM_KEPT_BONUS, bonus, 1, events);
    }
}

/* Takes the effects of the last card out of force (probe-rules.md 4.2). */
static void
forget_card (ProbeState *state)
{
  state->card = PROBE_NO_CARD;
  state->first_guess = true;
  state->asked = 0;
  state->to_answer = 0;
  state->any_shown = false;
  state->chooser = 0;
  state->victim = 0;
  state->tray_limit = PROBE_NOBODY;
}

/* Lets @seat's turn begin: with a draw, or without activity cards with the first
 * question.  Does not look for somebody to ask. */
void
probe_begin_turn (ProbeState *state, int seat, ProbeEvents *events)
{
  forget_card (state);
  state->turn = (uint8_t) seat;
  state->phase = state->setup.activity_cards ? PROBE_TO_DRAW : PROBE_TO_ASK;
  state->turn_began = state->moves;
  if (state->turns < UINT16_MAX)
    state->turns++;
  for (int s = 0; s < state->setup.seats; s++)
    state->written[s] = probe_score (state, s);
  probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_TURN_BEGAN, .seat = (uint8_t) seat });
}

/* Every card hidden, a full pile, the first player to draw (or to ask). */
static void
begin (const ProbeSetup *setup, ProbeState *state)
{
  memset (state, 0, sizeof *state);
  state->setup = *setup;
  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      state->hidden[seat][tray] = (uint16_t) ((1u << setup->row[seat][tray].n) - 1);
  state->last_player = PROBE_NOBODY;
  probe_fill_pile (state);
  probe_begin_turn (state, setup->first, NULL);
}

/* Begins a game from @setup.  Refuses, and leaves @state alone, when
 * probe_setup_check() does. */
ProbeReason
probe_begin (const ProbeSetup *setup, ProbeState *state)
{
  const ProbeReason reason = probe_setup_check (setup);

  if (reason == PROBE_OK)
    begin (setup, state);

  return reason;
}

/* Gives the first state of a game as somebody knows it now: @seen is the set-up
 * of a view.  Its PROBE_UNKNOWN cards were never shown, so all moves so far can be
 * made from there, and lead to what the view shows. */
void
probe_begin_seen (const ProbeSetup *seen, ProbeState *state)
{
  begin (seen, state);
}

/* At the end of a turn: looks whether the final turns begin, counts them, and
 * returns whether they are over (probe-rules.md 7).  The turn goes round, so that
 * nobody has one too many while another still has one left. */
static bool
count_final_turn (ProbeState *state, ProbeEvents *events)
{
  int with_cards = 0, last = 0;

  if (state->last_player != PROBE_NOBODY)
    {
      if (state->turn != state->last_player)
        state->turns_left[state->turn]--;
      for (int seat = 0; seat < state->setup.seats; seat++)
        if (state->turns_left[seat] > 0)
          return false;
      return true;
    }

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (probe_hidden_of (state, seat) > 0)
      {
        with_cards++;
        last = seat;
      }
  if (with_cards == 1)
    {
      state->last_player = (uint8_t) last;
      for (int seat = 0; seat < state->setup.seats; seat++)
        state->turns_left[seat] = seat == last ? 0 : PROBE_FINAL_TURNS;
      probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_FINAL, .seat = (uint8_t) last });
    }

  return false;
}

/* Ends the turn and begins the next one, or ends the game.  Without activity
 * cards a turn in which nobody can be asked ends by itself, so that several may
 * pass here (probe-rules.md 4.4). */
void
probe_end_turn (ProbeState *state, ProbeEvents *events)
{
  do
    {
      probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_TURN_ENDED, .seat = state->turn });
      if (count_final_turn (state, events))
        {
          score_kept_words (state, events);
          end_game (state, events);
          return;
        }
      probe_begin_turn (state, (state->turn + 1) % state->setup.seats, events);
    }
  while (state->phase == PROBE_TO_ASK && !probe_has_targets (state));
}

/* Goes on to the next question of the turn, or ends it when nobody is left to be
 * asked, also under `additional-turn` (probe-rules.md 4.4). */
void
probe_to_ask (ProbeState *state, ProbeEvents *events)
{
  state->phase = PROBE_TO_ASK;
  state->asked = 0;
  state->chooser = 0;
  state->victim = 0;
  state->tray_limit = PROBE_NOBODY;
  if (!probe_has_targets (state))
    probe_end_turn (state, events);
}
