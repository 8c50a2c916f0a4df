/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "move-universe.h"

#include <string.h>

/* The function that visits each move, and its data. */
typedef struct {
  const ProbeState *state;
  uint8_t seat;
  MoveVisit visit;
  void *data;
} Tour;

static bool
visit_draws (const Tour *tour)
{
  ProbeMove move = { .type = PROBE_DRAW, .seat = tour->seat };

  for (int kind = 0; kind <= PROBE_N_KINDS; kind++)
    {
      move.kind = (uint8_t) kind;
      if (!tour->visit (tour->data, &move))
        return false;
    }

  return true;
}

static bool
visit_asks (const Tour *tour)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ.?a@[";
  ProbeMove move = { .type = PROBE_ASK, .seat = tour->seat };

  for (int target = 0; target <= tour->state->setup.seats + 1; target++)
    for (size_t i = 0; i < sizeof letters; i++) /* with the NUL */
      {
        move.target = (uint8_t) (target > tour->state->setup.seats ? PROBE_EVERYBODY : target);
        move.letter = letters[i];
        if (!tour->visit (tour->data, &move))
          return false;
      }

  return true;
}

/* Moves that name a card, with the target for those that name one. */
static bool
visit_slots (const Tour *tour, ProbeMoveType type, int targets)
{
  ProbeMove move = { .type = (uint8_t) type, .seat = tour->seat };

  for (int target = 0; target < targets; target++)
    for (int tray = 0; tray <= PROBE_MAX_TRAYS; tray++)
      for (int slot = 0; slot <= PROBE_SPACES; slot++)
        {
          move.target = (uint8_t) target;
          move.tray = (uint8_t) tray;
          move.slot = (uint8_t) slot;
          if (!tour->visit (tour->data, &move))
            return false;
        }

  return true;
}

static bool
visit_challenges (const Tour *tour)
{
  ProbeMove move = { .type = PROBE_CHALLENGE, .seat = tour->seat };

  for (int target = 0; target <= tour->state->setup.seats; target++)
    for (int tray = 0; tray <= PROBE_MAX_TRAYS; tray++)
      for (int valid = 0; valid <= 1; valid++)
        {
          move.target = (uint8_t) target;
          move.tray = (uint8_t) tray;
          move.valid = (uint8_t) valid;
          if (!tour->visit (tour->data, &move))
            return false;
        }

  return true;
}

static bool
visit_small (const Tour *tour)
{
  ProbeMove move = { .type = PROBE_NO, .seat = tour->seat };

  if (!tour->visit (tour->data, &move))
    return false;
  move.type = PROBE_N_MOVE_TYPES;
  if (!tour->visit (tour->data, &move))
    return false;
  move.type = PROBE_CHOOSE_TRAY;
  for (int tray = 0; tray <= PROBE_MAX_TRAYS; tray++)
    {
      move.tray = (uint8_t) tray;
      if (!tour->visit (tour->data, &move))
        return false;
    }

  return true;
}

/* Visits every move of @seat except interruptions, and moves just outside the valid range: one
 * seat, tray, space or letter too far.  Stops and returns false when a visit returns false. */
bool
move_universe (const ProbeState *state, int seat, MoveVisit visit, void *data)
{
  const Tour tour = { state, (uint8_t) seat, visit, data };

  return visit_draws (&tour) && visit_asks (&tour) && visit_slots (&tour, PROBE_SHOW, 1)
         && visit_slots (&tour, PROBE_EXPOSE, 1) && visit_slots (&tour, PROBE_PICK, state->setup.seats + 1)
         && visit_challenges (&tour) && visit_small (&tour);
}

/* The same for interruptions: with the right row, with one letter changed, with a card more and
 * one less, and with invalid rows. */
bool
move_universe_rows (const ProbeState *state, int seat, MoveVisit visit, void *data)
{
  for (int target = 0; target <= state->setup.seats; target++)
    for (int tray = 0; tray <= PROBE_MAX_TRAYS; tray++)
      {
        const bool real = target < state->setup.seats && tray < state->setup.trays;
        const ProbeRow right = state->setup.row[real ? target : 0][real ? tray : 0];

        for (int spoiled = 0; spoiled < 6; spoiled++)
          {
            ProbeMove move = {
              .type = PROBE_INTERRUPT,
              .seat = (uint8_t) seat,
              .target = (uint8_t) target,
              .tray = (uint8_t) tray,
              .row = right,
            };

            if (spoiled == 1)
              move.row.card[0] = move.row.card[0] == 'A' ? 'B' : 'A';
            else if (spoiled == 2 && move.row.n < PROBE_SPACES)
              move.row.card[move.row.n++] = 'S';
            else if (spoiled == 3 && move.row.n > 1)
              move.row.card[--move.row.n] = 0;
            else if (spoiled == 4)
              move.row.card[0] = '?';
            else if (spoiled == 5)
              memset (&move.row, 0, sizeof move.row);
            if (!visit (data, &move))
              return false;
          }
      }

  return true;
}
