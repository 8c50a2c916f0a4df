/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-wedges.h"

#include <string.h>

#include "fuzz-bytes.h"

#define CARDS_OF_BANK 200

/* The phase decides what else is set. */
static void
look_at_phase (const WedgesState *state)
{
  const WedgesPhase phase = (WedgesPhase) state->phase;

  REQUIRE (phase <= WEDGES_OVER && state->seat < state->setup.seats);
  REQUIRE ((phase == WEDGES_TO_MOVE) == (state->die != 0) && state->die <= WEDGES_DIE);
  REQUIRE ((phase == WEDGES_TO_ANSWER) == (state->category < WEDGES_CATEGORIES));
  REQUIRE ((phase == WEDGES_FIRST_ROLL) == (state->rolling != 0));
  REQUIRE (phase == WEDGES_TO_VOTE || (state->votes == 0 && state->voter == 0));
  REQUIRE (state->votes < state->setup.seats);
  if (phase == WEDGES_OVER)
    REQUIRE (wedges_seat_due (state) == -1);
  else
    REQUIRE (state->place[state->seat] == 0);
  if (phase == WEDGES_TO_VOTE)
    REQUIRE (state->voter != state->seat && wedges_is_final (state));
  if (phase == WEDGES_TO_MOVE)
    {
      uint8_t spaces[WEDGES_MAX_REACH];

      REQUIRE (wedges_reach (state->space[state->seat], state->die, spaces) > 0);
    }
}

void
fuzz_wedges_look_at_state (const WedgesState *state)
{
  uint32_t asked = 0;
  int winners = 0, box;

  look_at_phase (state);
  REQUIRE (state->moves <= WEDGES_MAX_GAME_MOVES && state->questions <= state->moves);
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    {
      REQUIRE (state->space[seat] < WEDGES_SPACES && state->wedges[seat] <= WEDGES_ALL);
      REQUIRE (state->place[seat] <= state->setup.seats);
      REQUIRE (state->place[seat] != 1 || (state->wedges[seat] == WEDGES_ALL && state->space[seat] == WEDGES_HUB));
      REQUIRE (seat < state->setup.seats || (state->place[seat] == 0 && state->wedges[seat] == 0));
      asked += state->asked[seat];
      winners += state->place[seat] == 1;
    }
  REQUIRE (asked == state->questions);
  REQUIRE (state->phase != WEDGES_OVER || winners > 0);
  REQUIRE (wedges_card (state, &box) >= 1 && wedges_card (state, &box) <= state->setup.cards);
  REQUIRE (box < state->setup.boxes && (state->setup.boxes == 1 || (wedges_card (state, &box) - 1) % 2 == box));
}

/* A WedgesBank: packs are not known. */
static int
count_cards (void *data, const char *questions)
{
  return strcmp (questions, "en") == 0 ? CARDS_OF_BANK : 0;
}

SalonRecord
fuzz_wedges_place (int which)
{
  static WedgesRecord records[2];

  wedges_record_init (&records[which], count_cards, NULL);
  return wedges_record_find (&records[which], wedges_rules.name);
}

/* Any bytes may stand in a move that is checked. */
void
fuzz_wedges_look (const void *game, const uint8_t *data, size_t size)
{
  const WedgesRecord *record = game;
  WedgesMove move;

  fuzz_wedges_look_at_state (&record->state);
  memset (&move, 0, sizeof move);
  memcpy (&move, data, size < sizeof move ? size : sizeof move);
  REQUIRE (wedges_check (&record->state, &move) < WEDGES_N_REASONS);
}

/* A move has one form only. */
void
fuzz_wedges_look_at_move (const void *game, const char *line, size_t n)
{
  const WedgesRecord *record = game;
  char text[WEDGES_MOVE_TEXT];

  REQUIRE (wedges_move_format (&record->move, text) == n);
  REQUIRE (memcmp (text, line, n) == 0);
}

void
fuzz_wedges_look_at_message (const void *game, const char *message)
{
  REQUIRE (message[0] != '\0');
}

bool
fuzz_wedges_is_same (const void *game, const void *other)
{
  const WedgesRecord *one = game, *two = other;

  return memcmp (&one->state, &two->state, sizeof one->state) == 0;
}
