/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-apply.h"

#include <string.h>

#include "rules/probe/probe-turn.h"

/* The opponent that the card in force names, and the tray if it names one: with
 * two trays each "left" and "right" are the opponent's trays where the edition
 * has it so (probe-rules.md 1 and 4). */
static int
named_opponent (const ProbeState *state, uint8_t *tray_limit)
{
  const ProbeSide side = probe_card_kinds[state->card].side;

  *tray_limit = PROBE_NOBODY;
  if (state->setup.trays == 2 && !state->setup.rules.opponent_chooses_tray)
    *tray_limit = side == PROBE_SIDE_LEFT ? 0 : 1;

  return probe_side_seat (state, side);
}

/* Hidden cards of @seat that the card in force may turn. */
static int
hidden_within (const ProbeState *state, int seat, int tray_limit)
{
  return tray_limit == PROBE_NOBODY ? probe_hidden_of (state, seat) : probe_hidden_in (state, seat, tray_limit);
}

static bool
has_hidden (const ProbeState *state, int seat, char letter)
{
  for (int tray = 0; tray < state->setup.trays; tray++)
    for (int slot = 0; slot < state->setup.row[seat][tray].n; slot++)
      if ((state->hidden[seat][tray] >> slot & 1) && state->setup.row[seat][tray].card[slot] == letter)
        return true;

  return false;
}

/* Scores a card that was turned for the player in turn, and the 50 for a word's
 * last card where it is due. */
static void
score_card (ProbeState *state, ProbeSource source, int slot, int factor, bool last, ProbeEvents *events)
{
  probe_score_points (state, state->turn, source, probe_space_value (slot) * factor, factor, events);
  if (last)
    probe_score_points (state, state->turn, PROBE_FROM_LAST_CARDS, PROBE_LAST_CARD, 1, events);
}

static void
ignore_card (ProbeState *state, ProbeEvents *events)
{
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_IGNORED,
                        .seat = state->turn,
                        .kind = state->card,
                      });
}

/* Does what the drawn card says.  Returns true if somebody has to decide first; otherwise the player goes on to ask. */
static bool
begin_effect (ProbeState *state, const ProbeCardKind *card, ProbeEvents *events)
{
  int opponent;

  switch (card->effect)
    {
    case PROBE_EFFECT_OPPONENT_EXPOSES:
      opponent = named_opponent (state, &state->tray_limit);
      if (hidden_within (state, opponent, state->tray_limit) == 0)
        break;
      state->phase = PROBE_TO_EXPOSE;
      state->chooser = (uint8_t) opponent;
      return true;

    case PROBE_EFFECT_YOUR_CHOICE:
      opponent = named_opponent (state, &state->tray_limit);
      if (hidden_within (state, opponent, state->tray_limit) == 0)
        break;
      state->victim = (uint8_t) opponent;
      state->chooser = (uint8_t) opponent;
      if (state->tray_limit == PROBE_NOBODY && probe_hidden_in (state, opponent, 0) > 0
          && probe_hidden_in (state, opponent, 1) > 0)
        state->phase = PROBE_TO_TRAY;
      else
        state->phase = PROBE_TO_PICK;
      return true;

    case PROBE_EFFECT_OWN_BLANK:
      if (!has_hidden (state, state->turn, PROBE_BLANK))
        break;
      state->phase = PROBE_TO_EXPOSE;
      state->chooser = state->turn;
      state->tray_limit = PROBE_NOBODY;
      return true;

    case PROBE_EFFECT_POINTS:
      probe_score_points (state, state->turn, PROBE_FROM_CARDS, card->amount, 1, events);
      return false;

    case PROBE_EFFECT_NONE:
    case PROBE_EFFECT_ADDITIONAL_TURN:
    case PROBE_EFFECT_MULTIPLY:
    case PROBE_EFFECT_ALL_EXPOSE:
    case PROBE_EFFECT_NO_BLANK_PENALTY:
    default:
      return false;
    }

  ignore_card (state, events);
  return false;
}

/* probe-rules.md 4.1: the drawn card is in force from now on. */
static void
apply_draw (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  if (probe_pile_left (state) == 0)
    {
      probe_fill_pile (state);
      probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_SHUFFLED });
    }
  state->pile[move->kind]--;
  state->card = move->kind;
  state->first_guess = true;
  probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_DRAWN, .seat = move->seat, .kind = move->kind });
  if (!begin_effect (state, &probe_card_kinds[move->kind], events))
    probe_to_ask (state, events);
}

/* Makes the next asked seat, from the asker's left, the one that answers. */
static bool
next_answer (ProbeState *state)
{
  for (int i = 1; i < state->setup.seats; i++)
    {
      const int seat = (state->turn + i) % state->setup.seats;

      if (state->to_answer >> seat & 1)
        {
          state->to_answer &= (uint8_t) ~(1u << seat);
          state->chooser = (uint8_t) seat;
          return true;
        }
    }

  return false;
}

static void
apply_ask (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  state->asked = move->letter;
  state->any_shown = false;
  state->to_answer = 0;
  for (int seat = 0; seat < state->setup.seats; seat++)
    if (move->target == PROBE_EVERYBODY ? seat != state->turn && probe_hidden_of (state, seat) > 0
                                        : seat == move->target)
      state->to_answer |= (uint8_t) (1u << seat);
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_ASKED,
                        .seat = move->seat,
                        .other = move->target,
                        .letter = move->letter,
                      });
  next_answer (state);
  state->phase = PROBE_TO_ANSWER;
}

/* The question was wrong: a blank costs 50, and the turn ends unless the card in
 * force gives another draw (probe-rules.md 4.2 and 4.3). */
static void
wrong_guess (ProbeState *state, ProbeEvents *events)
{
  const ProbeEffect effect = probe_card_kinds[state->card].effect;

  if (state->asked == PROBE_BLANK && effect != PROBE_EFFECT_NO_BLANK_PENALTY)
    probe_score_points (state, state->turn, PROBE_FROM_WRONG_BLANKS, -PROBE_WRONG_BLANK, 1, events);

  if (effect != PROBE_EFFECT_ADDITIONAL_TURN)
    {
      probe_end_turn (state, events);
      return;
    }

  /* first_guess stays false until the draw: that is how an additional draw is recognised. */
  state->card = PROBE_NO_CARD;
  state->asked = 0;
  state->phase = PROBE_TO_DRAW;
}

/* One player has answered: the next asked one is to answer, or the guess is
 * settled. */
static void
after_answer (ProbeState *state, ProbeEvents *events)
{
  if (next_answer (state))
    return;

  state->first_guess = false;
  if (state->any_shown)
    probe_to_ask (state, events);
  else
    wrong_guess (state, events);
}

static void
apply_show (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  const ProbeCardKind *card = &probe_card_kinds[state->card];
  const int factor = state->first_guess && card->effect == PROBE_EFFECT_MULTIPLY ? card->amount : 1;
  const bool last = probe_turn_card (state, move->seat, move->tray, move->slot, PROBE_TURNED_ASKED, events);

  score_card (state, PROBE_FROM_ASKING, move->slot, factor, last, events);
  state->any_shown = true;
  if (!probe_end_if_all_turned (state, events))
    after_answer (state, events);
}

static void
apply_no (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  const int letter = probe_letter_index (state->asked);

  if (has_hidden (state, move->seat, state->asked))
    state->false_denials[move->seat][letter]++;
  state->denied[move->seat] |= 1u << letter;
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_DENIED,
                        .seat = move->seat,
                        .letter = state->asked,
                      });
  after_answer (state, events);
}

/* Turns a card for the activity card in force.  The drawer scores an opponent's
 * card, nobody the own blank, nor a 50 with it. */
static void
expose (ProbeState *state, int seat, const ProbeMove *move, ProbeTurned cause, ProbeEvents *events)
{
  const bool last = probe_turn_card (state, seat, move->tray, move->slot, cause, events);

  if (cause != PROBE_TURNED_OWN_BLANK)
    score_card (state, PROBE_FROM_EXPOSURES, move->slot, 1, last && state->setup.rules.last_card_bonus_by_card, events);
  if (!probe_end_if_all_turned (state, events))
    probe_to_ask (state, events);
}

static void
apply_expose (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  const bool own = probe_card_kinds[state->card].effect == PROBE_EFFECT_OWN_BLANK;

  expose (state, move->seat, move, own ? PROBE_TURNED_OWN_BLANK : PROBE_TURNED_CHOSEN, events);
}

static void
apply_tray (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  state->tray_limit = move->tray;
  state->phase = PROBE_TO_PICK;
  probe_note (events, (ProbeEvent) { .type = PROBE_EVENT_TRAY, .seat = move->seat, .tray = move->tray });
}

/* probe-rules.md 5.  A row of another length than the one on the table can be
 * named as well; it is simply wrong. */
static void
apply_interrupt (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  const ProbeRow *row = &state->setup.row[move->target][move->tray];
  const bool right = memcmp (row, &move->row, sizeof *row) == 0;
  int points = PROBE_NAMED_WORD;

  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_NAMED,
                        .seat = move->seat,
                        .other = move->target,
                        .tray = move->tray,
                        .right = right,
                      });
  if (!right)
    {
      probe_score_points (state, move->seat, PROBE_FROM_MISNAMING, -PROBE_MISNAMED_WORD, 1, events);
      return;
    }

  for (int slot = 0; slot < row->n; slot++)
    if (state->hidden[move->target][move->tray] >> slot & 1)
      {
        points += probe_space_value (slot);
        probe_turn_card (state, move->target, move->tray, slot, PROBE_TURNED_NAMED, events);
      }
  probe_score_points (state, move->seat, PROBE_FROM_NAMING, points, 1, events);
  if (!probe_end_if_all_turned (state, events) && state->phase == PROBE_TO_ASK)
    probe_to_ask (state, events);
}

static void
apply_challenge (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  state->ruling[move->target][move->tray] = move->valid ? PROBE_RULED_VALID : PROBE_RULED_INVALID;
  probe_note (events, (ProbeEvent) {
                        .type = PROBE_EVENT_CHALLENGED,
                        .seat = move->seat,
                        .other = move->target,
                        .tray = move->tray,
                        .right = move->valid,
                      });
  if (!move->valid)
    probe_score_points (state, move->target, PROBE_FROM_SPELLING, -PROBE_MISSPELLING, 1, events);
  if (state->phase == PROBE_OVER) /* no turn will end any more and write it */
    state->written[move->target] = probe_score (state, move->target);
}

/* Makes @move, or refuses it with a reason and changes nothing.  @events, which
 * may be NULL, becomes the list of what happened, in order; it is empty after a
 * refusal. */
ProbeReason
probe_apply (ProbeState *state, const ProbeMove *move, ProbeEvents *events)
{
  const ProbeReason reason = probe_check (state, move);

  if (events != NULL)
    events->n = 0;
  if (reason != PROBE_OK)
    return reason;

  state->moves++;
  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      apply_draw (state, move, events);
      break;
    case PROBE_ASK:
      apply_ask (state, move, events);
      break;
    case PROBE_SHOW:
      apply_show (state, move, events);
      break;
    case PROBE_NO:
      apply_no (state, move, events);
      break;
    case PROBE_EXPOSE:
      apply_expose (state, move, events);
      break;
    case PROBE_CHOOSE_TRAY:
      apply_tray (state, move, events);
      break;
    case PROBE_PICK:
      expose (state, move->target, move, PROBE_TURNED_POINTED, events);
      break;
    case PROBE_INTERRUPT:
      apply_interrupt (state, move, events);
      break;
    case PROBE_CHALLENGE:
      apply_challenge (state, move, events);
      break;
    case PROBE_N_MOVE_TYPES:
    default:
      break;
    }

  return PROBE_OK;
}
