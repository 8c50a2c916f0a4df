/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "probe-ledger.h"

#include <string.h>

static const int values[PROBE_SPACES] = { 5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5 };

void
probe_ledger_open (ProbeLedger *ledger, const ProbeSetup *setup)
{
  memset (ledger, 0, sizeof *ledger);
  ledger->edition = setup->edition;
  ledger->seats = setup->seats;
  ledger->trays = setup->trays;
  ledger->turn = setup->first;
  ledger->first_guess = true;
  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      probe_row_format (&setup->row[seat][tray], ledger->row[seat][tray]);
}

static int
hidden_in (const ProbeLedger *ledger, int seat, int tray)
{
  int hidden = 0;

  for (int slot = 0; ledger->row[seat][tray][slot] != '\0'; slot++)
    hidden += !ledger->turned[seat][tray][slot];

  return hidden;
}

static int
hidden_of (const ProbeLedger *ledger, int seat)
{
  return hidden_in (ledger, seat, 0) + (ledger->trays == 2 ? hidden_in (ledger, seat, 1) : 0);
}

/* 6: false denials of a card are revealed when it is turned. */
static void
turn_card (ProbeLedger *ledger, int seat, int tray, int slot)
{
  int *denials = &ledger->denials[seat][(int) ledger->row[seat][tray][slot]];

  ledger->turned[seat][tray][slot] = true;
  ledger->score[seat] -= 100 * *denials;
  *denials = 0;
}

/* 4.2: the value of the space, multiplied on the first guess, and 50. */
static void
enter_show (ProbeLedger *ledger, const ProbeMove *move)
{
  int factor = 1;

  if (ledger->first_guess && ledger->card == PROBE_TIMES_2)
    factor = 2;
  if (ledger->first_guess && ledger->card == PROBE_TIMES_3)
    factor = 3;
  if (ledger->first_guess && ledger->card == PROBE_TIMES_4)
    factor = 4;
  if (ledger->first_guess && ledger->card == PROBE_TIMES_5)
    factor = 5;

  turn_card (ledger, move->seat, move->tray, move->slot);
  ledger->score[ledger->turn] += values[move->slot] * factor;
  if (hidden_in (ledger, move->seat, move->tray) == 0)
    ledger->score[ledger->turn] += 50;
  ledger->hit = true;
}

static void
enter_no (ProbeLedger *ledger, const ProbeMove *move)
{
  bool has = false;

  for (int tray = 0; tray < ledger->trays; tray++)
    for (int slot = 0; ledger->row[move->seat][tray][slot] != '\0'; slot++)
      has = has || (!ledger->turned[move->seat][tray][slot] && ledger->row[move->seat][tray][slot] == ledger->asked);
  if (has)
    ledger->denials[move->seat][(int) ledger->asked]++;
}

/* 4.2 and 4.3: all have answered. */
static void
settle_guess (ProbeLedger *ledger)
{
  if (--ledger->answers_due > 0)
    return;
  ledger->first_guess = false;
  if (!ledger->hit && ledger->asked == '.' && ledger->card != PROBE_NO_BLANK_PENALTY)
    ledger->score[ledger->turn] -= 50;
  if (!ledger->hit)
    ledger->card = PROBE_NO_CARD;
}

/* 3: a card that an activity card turned. */
static void
enter_exposure (ProbeLedger *ledger, const ProbeMove *move, int owner)
{
  turn_card (ledger, owner, move->tray, move->slot);
  if (ledger->card == PROBE_OWN_BLANK)
    return;
  ledger->score[ledger->turn] += values[move->slot];
  if (ledger->edition == PROBE_PARKER_1982 && hidden_in (ledger, owner, move->tray) == 0)
    ledger->score[ledger->turn] += 50;
}

/* 5 */
static void
enter_interruption (ProbeLedger *ledger, const ProbeMove *move)
{
  char named[PROBE_SPACES + 1];

  probe_row_format (&move->row, named);
  if (strcmp (named, ledger->row[move->target][move->tray]) != 0)
    {
      ledger->score[move->seat] -= 50;
      return;
    }
  for (int slot = 0; named[slot] != '\0'; slot++)
    if (!ledger->turned[move->target][move->tray][slot])
      {
        turn_card (ledger, move->target, move->tray, slot);
        ledger->score[move->seat] += values[slot];
      }
  ledger->score[move->seat] += 100;
}

/* 7: the last player’s cards and bonus, and every denial. */
static void
close_game (ProbeLedger *ledger)
{
  for (int seat = 0; seat < ledger->seats; seat++)
    {
      for (int tray = 0; tray < ledger->trays; tray++)
        {
          const int hidden = hidden_in (ledger, seat, tray);

          if (hidden == 0)
            continue;
          if (ledger->edition == PROBE_PARKER_1982)
            ledger->score[seat] += hidden >= 5 ? 150 : 50;
          else
            ledger->score[seat] += hidden >= 5 ? 100 : 50;
          for (int slot = 0; ledger->row[seat][tray][slot] != '\0'; slot++)
            if (!ledger->turned[seat][tray][slot])
              {
                ledger->score[seat] += values[slot];
                turn_card (ledger, seat, tray, slot);
              }
        }
      for (int letter = 0; letter < 128; letter++)
        {
          ledger->score[seat] -= 100 * ledger->denials[seat][letter];
          ledger->denials[seat][letter] = 0;
        }
    }
}

static void
enter_draw (ProbeLedger *ledger, const ProbeMove *move)
{
  ledger->card = move->kind;
  ledger->first_guess = true;
  if (move->kind == PROBE_ADD_15)
    ledger->score[move->seat] += 15;
  else if (move->kind == PROBE_ADD_20)
    ledger->score[move->seat] += 20;
  else if (move->kind == PROBE_ADD_25)
    ledger->score[move->seat] += 25;
  else if (move->kind == PROBE_DEDUCT_10)
    ledger->score[move->seat] -= 10;
}

/* Enters @move, which led to @after.  Returns what ledger and state disagree about, or NULL. */
const char *
probe_ledger_enter (ProbeLedger *ledger, const ProbeMove *move, const ProbeState *after)
{
  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      enter_draw (ledger, move);
      break;
    case PROBE_ASK:
      ledger->asked = move->letter;
      ledger->hit = false;
      ledger->answers_due = 0;
      for (int seat = 0; seat < ledger->seats; seat++)
        if (move->target == seat
            || (move->target == PROBE_EVERYBODY && seat != ledger->turn && hidden_of (ledger, seat) > 0))
          ledger->answers_due++;
      break;
    case PROBE_SHOW:
      enter_show (ledger, move);
      settle_guess (ledger);
      break;
    case PROBE_NO:
      enter_no (ledger, move);
      settle_guess (ledger);
      break;
    case PROBE_EXPOSE:
      enter_exposure (ledger, move, move->seat);
      break;
    case PROBE_PICK:
      enter_exposure (ledger, move, move->target);
      break;
    case PROBE_INTERRUPT:
      enter_interruption (ledger, move);
      break;
    case PROBE_CHALLENGE:
      if (!move->valid)
        ledger->score[move->target] -= 100;
      break;
    case PROBE_CHOOSE_TRAY:
    case PROBE_N_MOVE_TYPES:
    default:
      break;
    }

  if (after->phase == PROBE_OVER)
    close_game (ledger);
  if (after->phase == PROBE_TO_DRAW || after->turn != ledger->turn)
    {
      ledger->turn = after->turn;
      ledger->card = PROBE_NO_CARD;
      ledger->first_guess = true;
    }

  for (int seat = 0; seat < ledger->seats; seat++)
    {
      if (ledger->score[seat] != probe_score (after, seat))
        return "a score is not what the moves make it";
      if (hidden_of (ledger, seat) != probe_hidden_of (after, seat))
        return "other cards are hidden than the moves leave";
    }

  return NULL;
}
