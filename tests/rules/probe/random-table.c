/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-table.h"

#include <string.h>

#include "rules/salon-random.h"

uint64_t
random_next (Random *random)
{
  return salon_random_next (&random->state);
}

int
random_below (Random *random, int limit)
{
  return (int) (random_next (random) % (uint64_t) limit);
}

/* Any row that may be laid: letters of the set in any order, blanks at the ends. */
void
random_row (Random *random, const ProbeSetup *setup, ProbeRow *row)
{
  const ProbeBehaviours *rules = &setup->rules;
  const int letters = rules->word_min + random_below (random, rules->word_max - rules->word_min + 1);
  const int room = PROBE_SPACES - letters < rules->blanks ? PROBE_SPACES - letters : rules->blanks;
  const int blanks = random_below (random, room + 1);
  const int before = random_below (random, blanks + 1);

  memset (row, 0, sizeof *row);
  while (row->n < before)
    row->card[row->n++] = PROBE_BLANK;
  while (row->n < before + letters)
    {
      const char letter = probe_letter_at (random_below (random, 26));

      if (probe_row_count (row, letter) < probe_setup_supply (setup, letter))
        row->card[row->n++] = letter;
    }
  while (row->n < blanks + letters)
    row->card[row->n++] = PROBE_BLANK;
}

/* Chooses random options, a random first seat and random rows. */
void
random_setup (Random *random, ProbeEdition edition, int seats, int trays, ProbeSetup *setup)
{
  probe_setup_init (setup, edition, seats);
  setup->trays = (uint8_t) trays;
  setup->first = (uint8_t) random_below (random, seats);
  setup->activity_cards = random_below (random, 4) > 0;
  setup->answers_by_hand = setup->rules.answers_by_hand_possible && random_below (random, 2);
  setup->spelling_free = random_below (random, 2) != 0;
  setup->supply_unlimited = random_below (random, 2) != 0;
  for (int seat = 0; seat < seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      random_row (random, setup, &setup->row[seat][tray]);
}

/* Makes a move that names a word which may be named now: correctly, with another letter, or as
 * any other row.  Returns false if nobody may name a word. */
bool
random_interruption (Random *random, const ProbeState *state, ProbeMove *move)
{
  const int seats = state->setup.seats, trays = state->setup.trays;
  const int start = random_below (random, seats * seats * trays);

  for (int i = 0; i < seats * seats * trays; i++)
    {
      const int n = (start + i) % (seats * seats * trays);

      *move = (ProbeMove) {
        .type = PROBE_INTERRUPT,
        .seat = (uint8_t) (n / trays % seats),
        .target = (uint8_t) (n / trays / seats),
        .tray = (uint8_t) (n % trays),
      };
      if (probe_can_interrupt (state, move->seat, move->target, move->tray) != PROBE_OK)
        continue;

      move->row = state->setup.row[move->target][move->tray];
      switch (random_below (random, 4))
        {
        case 0:
          move->row.card[random_below (random, move->row.n)] = probe_letter_at (random_below (random, PROBE_LETTERS));
          break;
        case 1:
          random_row (random, &state->setup, &move->row);
          break;
        default:
          break;
        }
      return true;
    }

  return false;
}

/* Chooses one of the listed moves; of questions often one that hits, so that games end. */
ProbeMove
random_choice (Random *random, const ProbeState *state, const ProbeMove *moves, int n)
{
  ProbeMove move = moves[random_below (random, n)];

  if (move.type == PROBE_ASK && random_below (random, 2))
    for (int tries = 0; tries < 20; tries++)
      {
        const int seat = move.target == PROBE_EVERYBODY ? random_below (random, state->setup.seats) : move.target;
        const int tray = random_below (random, state->setup.trays);
        const int slot = random_below (random, PROBE_SPACES);

        if (seat != move.seat && (state->hidden[seat][tray] >> slot & 1))
          {
            move.letter = state->setup.row[seat][tray].card[slot];
            break;
          }
      }

  return move;
}
