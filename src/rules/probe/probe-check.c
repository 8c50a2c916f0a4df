/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is legal: the check of one move, and the list of all of them. */

#include <string.h>

#include "rules/probe/probe-apply.h"

/* A move that is not the one that is due: says what is due instead. */
static ProbeReason
not_due (const ProbeState *state)
{
  switch ((ProbePhase) state->phase)
    {
    case PROBE_TO_DRAW:
      return PROBE_DRAW_FIRST;
    case PROBE_TO_EXPOSE:
    case PROBE_TO_TRAY:
    case PROBE_TO_PICK:
      return PROBE_EXPOSURE_DUE;
    case PROBE_TO_ANSWER:
      return PROBE_ANSWER_DUE;
    case PROBE_OVER:
      return PROBE_GAME_OVER;
    case PROBE_TO_ASK:
    default:
      return PROBE_NOTHING_TO_DRAW;
    }
}

/* Gives how many cards of @kind can be drawn; an empty pile is filled first
 * (probe-rules.md 4.1). */
static int
cards_to_draw (const ProbeState *state, int kind, bool empty)
{
  return empty ? probe_deck_count (state->setup.rules.deck, (ProbeKind) kind) : state->pile[kind];
}

static ProbeReason
check_draw (const ProbeState *state, const ProbeMove *move)
{
  if (state->phase != PROBE_TO_DRAW)
    return not_due (state);
  if (move->seat != state->turn)
    return PROBE_NOT_YOUR_TURN;
  if (move->kind >= PROBE_N_KINDS || cards_to_draw (state, move->kind, probe_pile_left (state) == 0) == 0)
    return PROBE_KIND_NOT_IN_PILE;

  return PROBE_OK;
}

static ProbeReason
check_ask (const ProbeState *state, const ProbeMove *move)
{
  const bool all = state->first_guess && probe_card_kinds[state->card].effect == PROBE_EFFECT_ALL_EXPOSE;

  if (state->phase != PROBE_TO_ASK)
    return not_due (state);
  if (move->seat != state->turn)
    return PROBE_NOT_YOUR_TURN;
  if (probe_letter_index (move->letter) < 0)
    return PROBE_NO_SUCH_LETTER;
  if (move->target == PROBE_EVERYBODY)
    return all ? PROBE_OK : PROBE_ASK_ONE_PLAYER;
  if (move->target >= state->setup.seats)
    return PROBE_NO_SUCH_SEAT;
  if (move->target == move->seat)
    return PROBE_ASK_YOURSELF;
  if (all)
    return PROBE_ASK_EVERYBODY;
  if (probe_hidden_of (state, move->target) == 0)
    return PROBE_NOTHING_HIDDEN;

  return PROBE_OK;
}

/* Checks that seat @seat has a hidden card in the space that @move names. */
static ProbeReason
check_hidden (const ProbeState *state, int seat, const ProbeMove *move)
{
  if (move->tray >= state->setup.trays)
    return PROBE_NO_SUCH_TRAY;
  if (move->slot >= state->setup.row[seat][move->tray].n)
    return PROBE_NO_SUCH_SPACE;
  if (!(state->hidden[seat][move->tray] >> move->slot & 1))
    return PROBE_NOT_HIDDEN;

  return PROBE_OK;
}

static char
card_at (const ProbeState *state, int seat, const ProbeMove *move)
{
  return state->setup.row[seat][move->tray].card[move->slot];
}

static ProbeReason
check_answer (const ProbeState *state, const ProbeMove *move)
{
  if (state->phase == PROBE_OVER)
    return PROBE_GAME_OVER;
  if (state->phase != PROBE_TO_ANSWER || move->seat != state->chooser)
    return PROBE_NOT_ASKED;

  return PROBE_OK;
}

static ProbeReason
check_show (const ProbeState *state, const ProbeMove *move)
{
  ProbeReason reason = check_answer (state, move);

  if (reason == PROBE_OK)
    reason = check_hidden (state, move->seat, move);
  if (reason == PROBE_OK && card_at (state, move->seat, move) != state->asked)
    reason = PROBE_OTHER_LETTER;

  return reason;
}

/* probe-rules.md 6: only where people answer by hand can a "no" be false.  More
 * false ones of a letter than can be counted are refused. */
static ProbeReason
check_no (const ProbeState *state, const ProbeMove *move)
{
  const ProbeReason reason = check_answer (state, move);

  if (reason != PROBE_OK)
    return reason;
  if (state->setup.answers_by_hand)
    return state->false_denials[move->seat][probe_letter_index (state->asked)] == UINT16_MAX ? PROBE_GAME_TOO_LONG
                                                                                             : PROBE_OK;
  for (int tray = 0; tray < state->setup.trays; tray++)
    for (int slot = 0; slot < state->setup.row[move->seat][tray].n; slot++)
      if ((state->hidden[move->seat][tray] >> slot & 1)
          && state->setup.row[move->seat][tray].card[slot] == state->asked)
        return PROBE_HAS_THE_LETTER;

  return PROBE_OK;
}

static ProbeReason
check_expose (const ProbeState *state, const ProbeMove *move)
{
  ProbeReason reason;

  if (state->phase != PROBE_TO_EXPOSE)
    return state->phase == PROBE_OVER ? PROBE_GAME_OVER : PROBE_NOTHING_TO_EXPOSE;
  if (move->seat != state->chooser)
    return PROBE_NOT_YOUR_EXPOSURE;
  reason = check_hidden (state, move->seat, move);
  if (reason != PROBE_OK)
    return reason;
  if (state->tray_limit != PROBE_NOBODY && move->tray != state->tray_limit)
    return PROBE_OTHER_TRAY;
  if (probe_card_kinds[state->card].effect == PROBE_EFFECT_OWN_BLANK
      && card_at (state, move->seat, move) != PROBE_BLANK)
    return PROBE_NOT_A_BLANK;

  return PROBE_OK;
}

static ProbeReason
check_tray (const ProbeState *state, const ProbeMove *move)
{
  if (state->phase != PROBE_TO_TRAY)
    return state->phase == PROBE_OVER ? PROBE_GAME_OVER : PROBE_NO_TRAY_TO_CHOOSE;
  if (move->seat != state->chooser)
    return PROBE_NOT_YOUR_EXPOSURE;
  if (move->tray >= state->setup.trays)
    return PROBE_NO_SUCH_TRAY;

  return PROBE_OK;
}

static ProbeReason
check_pick (const ProbeState *state, const ProbeMove *move)
{
  ProbeReason reason;

  if (state->phase != PROBE_TO_PICK)
    return state->phase == PROBE_OVER ? PROBE_GAME_OVER : PROBE_NOTHING_TO_PICK;
  if (move->seat != state->turn)
    return PROBE_NOT_YOUR_TURN;
  if (move->target >= state->setup.seats)
    return PROBE_NO_SUCH_SEAT;
  if (move->target != state->victim)
    return PROBE_OTHER_OPPONENT;
  reason = check_hidden (state, move->target, move);
  if (reason == PROBE_OK && state->tray_limit != PROBE_NOBODY && move->tray != state->tray_limit)
    reason = PROBE_OTHER_TRAY;

  return reason;
}

/* Checks whether @seat may name the word in a tray of @target now, whatever the
 * row (probe-rules.md 5). */
ProbeReason
probe_can_interrupt (const ProbeState *state, int seat, int target, int tray)
{
  if (state->phase != PROBE_TO_DRAW && state->phase != PROBE_TO_ASK)
    return not_due (state);
  if (seat >= state->setup.seats || target >= state->setup.seats)
    return PROBE_NO_SUCH_SEAT;
  if (tray >= state->setup.trays)
    return PROBE_NO_SUCH_TRAY;
  if (seat == target)
    return PROBE_NAME_YOUR_OWN;
  if (state->setup.rules.interrupt_on_own_turn && seat != state->turn)
    return PROBE_NAME_ON_OWN_TURN;
  if (probe_hidden_in (state, target, tray) < PROBE_INTERRUPTION_MINIMUM)
    return PROBE_NAME_TOO_FEW_HIDDEN;

  return PROBE_OK;
}

/* Checks whether @seat may challenge the spelling of a word of @target: once,
 * when it is wholly exposed or the game is over (probe-rules.md 6). */
ProbeReason
probe_can_challenge (const ProbeState *state, int seat, int target, int tray)
{
  if (seat >= state->setup.seats || target >= state->setup.seats)
    return PROBE_NO_SUCH_SEAT;
  if (tray >= state->setup.trays)
    return PROBE_NO_SUCH_TRAY;
  if (!state->setup.spelling_free)
    return PROBE_SPELLING_IS_STRICT;
  if (seat == target)
    return PROBE_CHALLENGE_YOUR_OWN;
  if (state->phase != PROBE_OVER && state->hidden[target][tray] != 0)
    return PROBE_WORD_STILL_HIDDEN;
  if (state->ruling[target][tray] != PROBE_NOT_CHALLENGED)
    return PROBE_CHALLENGED_BEFORE;

  return PROBE_OK;
}

static ProbeReason
check_interrupt (const ProbeState *state, const ProbeMove *move)
{
  if (move->row.n == 0 || move->row.n > PROBE_SPACES)
    return PROBE_ROW_EMPTY;
  for (int i = 0; i < PROBE_SPACES; i++)
    if (i < move->row.n ? probe_letter_index (move->row.card[i]) < 0 : move->row.card[i] != 0)
      return PROBE_ROW_NOT_LETTERS;

  return probe_can_interrupt (state, move->seat, move->target, move->tray);
}

/* Tells whether @move is legal in @state: PROBE_OK or the reason why not.  Any
 * bytes may stand in @move.  On the state of a ProbeView the answer is right for
 * the moves of the view's own seat. */
ProbeReason
probe_check (const ProbeState *state, const ProbeMove *move)
{
  if (move->seat >= state->setup.seats)
    return PROBE_NO_SUCH_SEAT;
  if (state->moves >= PROBE_MAX_GAME_MOVES)
    return PROBE_GAME_TOO_LONG;

  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      return check_draw (state, move);
    case PROBE_ASK:
      return check_ask (state, move);
    case PROBE_SHOW:
      return check_show (state, move);
    case PROBE_NO:
      return check_no (state, move);
    case PROBE_EXPOSE:
      return check_expose (state, move);
    case PROBE_CHOOSE_TRAY:
      return check_tray (state, move);
    case PROBE_PICK:
      return check_pick (state, move);
    case PROBE_INTERRUPT:
      return check_interrupt (state, move);
    case PROBE_CHALLENGE:
      return probe_can_challenge (state, move->seat, move->target, move->tray);
    case PROBE_N_MOVE_TYPES:
    default:
      return not_due (state);
    }
}

typedef struct {
  const ProbeState *state;
  ProbeMove *moves;
  int n;
} MoveList;

static void
add_if_legal (MoveList *list, ProbeMove move)
{
  if (probe_check (list->state, &move) == PROBE_OK)
    list->moves[list->n++] = move;
}

static void
add_draws (MoveList *list)
{
  const ProbeState *state = list->state;
  const bool empty = probe_pile_left (state) == 0;
  const ProbeMove move = { .type = PROBE_DRAW, .seat = state->turn };

  for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
    if (cards_to_draw (state, kind, empty) > 0)
      {
        list->moves[list->n] = move;
        list->moves[list->n++].kind = (uint8_t) kind;
      }
}

/* Whoever may be asked for one letter may be asked for all.  The letter is set
 * in the list, not before copying: this is where random play spends its time. */
static void
add_asks (MoveList *list)
{
  const int seats = list->state->setup.seats;

  for (int target = 0; target <= seats; target++)
    {
      const ProbeMove move = {
        .type = PROBE_ASK,
        .seat = list->state->turn,
        .target = (uint8_t) (target < seats ? target : PROBE_EVERYBODY),
        .letter = PROBE_BLANK,
      };

      if (probe_check (list->state, &move) != PROBE_OK)
        continue;
      for (char letter = 'A'; letter <= 'Z'; letter++)
        {
          list->moves[list->n] = move;
          list->moves[list->n++].letter = letter;
        }
      list->moves[list->n++] = move;
    }
}

/* Answers and exposures: of a card, or of a tray. */
static void
add_choices (MoveList *list)
{
  const ProbeState *state = list->state;
  const uint8_t decider = (uint8_t) probe_decider (state);
  const int owner = state->phase == PROBE_TO_PICK ? state->victim : decider;
  ProbeMove move = { .type = PROBE_NO, .seat = decider };

  if (state->phase == PROBE_TO_ANSWER)
    add_if_legal (list, move);

  for (int tray = 0; tray < state->setup.trays; tray++)
    {
      move.tray = (uint8_t) tray;
      if (state->phase == PROBE_TO_TRAY)
        {
          move.type = PROBE_CHOOSE_TRAY;
          add_if_legal (list, move);
          continue;
        }
      move.type = state->phase == PROBE_TO_ANSWER ? PROBE_SHOW
                  : state->phase == PROBE_TO_PICK ? PROBE_PICK
                                                  : PROBE_EXPOSE;
      move.target = state->phase == PROBE_TO_PICK ? state->victim : 0;
      for (unsigned hidden = state->hidden[owner][tray]; hidden != 0; hidden &= hidden - 1)
        {
          move.slot = (uint8_t) __builtin_ctz (hidden);
          if (state->phase != PROBE_TO_ANSWER || card_at (state, owner, &move) == state->asked)
            add_if_legal (list, move);
        }
    }
}

/* Lists into @moves every legal move of @seat, in a fixed order, and returns
 * their number.  Interruptions are not in it, because any row can be named; ask
 * probe_can_interrupt().  For the moves of one seat its view's state will do. */
int
probe_moves (const ProbeState *state, int seat, ProbeMove moves[PROBE_MAX_MOVES])
{
  MoveList list = { state, moves, 0 };
  const uint8_t s = (uint8_t) seat;

  if (state->moves >= PROBE_MAX_GAME_MOVES)
    return 0;
  if (seat == probe_decider (state))
    {
      if (state->phase == PROBE_TO_DRAW)
        add_draws (&list);
      else if (state->phase == PROBE_TO_ASK)
        add_asks (&list);
      else
        add_choices (&list);
    }
  if (state->setup.spelling_free)
    for (int target = 0; target < state->setup.seats; target++)
      for (int tray = 0; tray < state->setup.trays; tray++)
        for (int valid = 0; valid <= 1; valid++)
          add_if_legal (&list, (ProbeMove) {
                                 .type = PROBE_CHALLENGE,
                                 .seat = s,
                                 .target = (uint8_t) target,
                                 .tray = (uint8_t) tray,
                                 .valid = (uint8_t) valid,
                               });

  return list.n;
}
