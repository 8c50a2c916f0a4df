/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-setup.h"

#include <string.h>

/* A row that may be laid in a game with @setup. */
void
fuzz_row (Bytes *bytes, const ProbeSetup *setup, ProbeRow *row)
{
  const ProbeBehaviours *rules = &setup->rules;
  const int letters = rules->word_min + bytes_below (bytes, rules->word_max - rules->word_min + 1);
  const int room = PROBE_SPACES - letters < rules->blanks ? PROBE_SPACES - letters : rules->blanks;
  const int blanks = bytes_below (bytes, room + 1);
  const int before = bytes_below (bytes, blanks + 1);

  memset (row, 0, sizeof *row);
  while (row->n < before)
    row->card[row->n++] = PROBE_BLANK;
  while (row->n < before + letters)
    {
      int letter = bytes_below (bytes, 26);

      while (probe_row_count (row, probe_letter_at (letter)) >= probe_setup_supply (setup, probe_letter_at (letter)))
        letter = (letter + 1) % 26;
      row->card[row->n++] = probe_letter_at (letter);
    }
  while (row->n < blanks + letters)
    row->card[row->n++] = PROBE_BLANK;
}

/* A game that may begin. */
void
fuzz_setup (Bytes *bytes, ProbeSetup *setup)
{
  const ProbeEdition edition = (ProbeEdition) bytes_below (bytes, PROBE_N_EDITIONS);
  const int seats = 2 + bytes_below (bytes, probe_editions[edition].behaviours.seats_max - 1);
  const int options = bytes_take (bytes);

  probe_setup_init (setup, edition, seats);
  if (options & 1)
    setup->trays = 1;
  setup->activity_cards = !(options & 2);
  setup->answers_by_hand = setup->rules.answers_by_hand_possible && (options & 4);
  setup->spelling_free = (options & 8) != 0;
  setup->supply_unlimited = setup->supply_unlimited || (options & 16);
  setup->first = (uint8_t) bytes_below (bytes, seats);
  for (int seat = 0; seat < seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      fuzz_row (bytes, setup, &setup->row[seat][tray]);
}

static void
name_a_word (Bytes *bytes, const ProbeState *state, ProbeMove *move)
{
  ProbeRow *row = &move->row;

  move->type = PROBE_INTERRUPT;
  move->seat = (uint8_t) bytes_below (bytes, state->setup.seats);
  move->target = (uint8_t) bytes_below (bytes, state->setup.seats);
  move->tray = (uint8_t) bytes_below (bytes, state->setup.trays);
  *row = state->setup.row[move->target][move->tray];
  if (bytes_below (bytes, 2))
    row->card[bytes_below (bytes, row->n)] = probe_letter_at (bytes_below (bytes, PROBE_LETTERS));
}

/* Mostly one of the moves that are legal, sometimes an interruption or a
 * challenge by anybody, sometimes bytes and nothing else. */
void
fuzz_move (Bytes *bytes, const ProbeState *state, ProbeMove *move)
{
  const int style = bytes_below (bytes, 16);
  int seat = probe_decider (state), n = 0;
  ProbeMove moves[PROBE_MAX_MOVES];

  memset (move, 0, sizeof *move);
  if (style == 0)
    {
      uint8_t *raw = (uint8_t *) move;

      for (size_t i = 0; i < sizeof *move; i++)
        raw[i] = (uint8_t) bytes_take (bytes);
      return;
    }
  if (style == 1)
    {
      name_a_word (bytes, state, move);
      return;
    }

  if (style == 2 || seat == PROBE_NOBODY)
    seat = bytes_below (bytes, state->setup.seats);
  n = probe_moves (state, seat, moves);
  if (n > 0)
    *move = moves[bytes_below (bytes, n)];
  else
    *move = (ProbeMove) { .type = PROBE_CHALLENGE,
                          .seat = (uint8_t) seat,
                          .target = (uint8_t) bytes_below (bytes, PROBE_MAX_SEATS) };
}
