/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/wedges/wedges-state.h"

#include <string.h>

#include "rules/salon-random.h"

int
wedges_box_size (const WedgesSetup *setup, int box)
{
  if (setup->boxes == 1)
    return box == 0 ? setup->cards : 0;

  return (setup->cards + 1 - box) / 2;
}

/* Fisher–Yates from the end (rule 3.3). */
static void
shuffle (uint16_t *cards, int n, uint64_t *random)
{
  for (int i = n - 1; i > 0; i--)
    {
      const int j = (int) (salon_random_next (random) % (uint64_t) (i + 1));
      const uint16_t card = cards[i];

      cards[i] = cards[j];
      cards[j] = card;
    }
}

/* Rules 3.2 and 3.3. */
static void
fill_boxes (WedgesState *state)
{
  const WedgesSetup *setup = &state->setup;
  uint64_t random = setup->shuffle;
  uint16_t *cards = state->order;

  for (int box = 0; box < setup->boxes; box++)
    {
      const int n = wedges_box_size (setup, box);

      for (int i = 0; i < n; i++)
        cards[i] = (uint16_t) (box + 1 + i * setup->boxes);
      if (setup->shuffle != 0)
        shuffle (cards, n, &random);
      cards += n;
    }
}

void
wedges_begin (const WedgesSetup *setup, WedgesState *state)
{
  memset (state, 0, sizeof *state);
  state->setup = *setup;
  state->category = WEDGES_CATEGORIES;
  state->rolling = (uint8_t) ((1u << setup->seats) - 1);
  fill_boxes (state);
}

int
wedges_seat_due (const WedgesState *state)
{
  if (state->phase == WEDGES_OVER)
    return -1;

  return state->phase == WEDGES_TO_VOTE ? state->voter : state->seat;
}

bool
wedges_is_final (const WedgesState *state)
{
  return state->phase >= WEDGES_TO_CHOOSE && state->phase <= WEDGES_TO_ANSWER && state->space[state->seat] == WEDGES_HUB
         && state->wedges[state->seat] == WEDGES_ALL;
}

int
wedges_voter (const WedgesState *state, int n)
{
  return (state->seat + 1 + n) % state->setup.seats;
}

int
wedges_voter_number (const WedgesState *state, int seat)
{
  return (seat - state->seat + state->setup.seats) % state->setup.seats - 1;
}

int
wedges_card (const WedgesState *state, int *box)
{
  const WedgesSetup *setup = &state->setup;
  const uint32_t boxes = setup->boxes;
  uint32_t from;

  *box = (int) (state->questions % boxes);
  from = setup->front[*box] + state->questions / boxes;
  return state
    ->order[(*box == 0 ? 0 : wedges_box_size (setup, 0)) + (int) (from % (uint32_t) wedges_box_size (setup, *box))];
}
