/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any sequence of moves of Wedges: a refused one changes nothing, and after a right one everything holds that must.  The
 * bytes choose moves of the type that is due; now and then they are the bytes of a move themselves. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "fuzz-wedges.h"

static void
take_setup (Bytes *bytes, WedgesSetup *setup)
{
  static const uint16_t cards[] = { 2, 3, 10, 11, 200, WEDGES_MAX_CARDS };

  memset (setup, 0, sizeof *setup);
  setup->seats = (uint8_t) (1 + bytes_below (bytes, WEDGES_MAX_SEATS));
  setup->boxes = (uint8_t) (1 + bytes_below (bytes, WEDGES_BOXES));
  setup->cards = cards[bytes_below (bytes, sizeof cards / sizeof *cards)];
  setup->places = (uint8_t) bytes_below (bytes, 2);
  setup->shuffle = (uint64_t) bytes_take (bytes);
  for (int box = 0; box < setup->boxes; box++)
    setup->front[box] = (uint32_t) bytes_take (bytes) * (WEDGES_MAX_FRONT / 255);
}

/* A space that the roll reaches; wherever there is a headquarters or the hub among them, that one. */
static uint8_t
take_space (Bytes *bytes, const WedgesState *state)
{
  uint8_t spaces[WEDGES_MAX_REACH];
  const int n = wedges_reach (state->space[state->seat], state->die, spaces), choice = bytes_take (bytes);

  for (int i = 0; i < n && choice % 4 != 0; i++)
    {
      const WedgesSpaceType type = wedges_space_type (spaces[i]);

      if (type == WEDGES_HEADQUARTERS ? !(state->wedges[state->seat] & 1u << wedges_space_category (spaces[i]))
                                      : type == WEDGES_THE_HUB && state->wedges[state->seat] == WEDGES_ALL)
        return spaces[i];
    }

  return spaces[choice / 4 % n];
}

static void
take_move (Bytes *bytes, const WedgesState *state, WedgesMove *move)
{
  static const uint8_t types[] = { WEDGES_ROLL, WEDGES_ROLL,   WEDGES_MOVE, WEDGES_CHOOSE,
                                   WEDGES_VOTE, WEDGES_ANSWER, WEDGES_ROLL };
  const int strange = bytes_take (bytes), seat = wedges_seat_due (state);

  memset (move, 0, sizeof *move);
  if (strange == 255)
    {
      for (size_t i = 0; i < 8; i++)
        ((uint8_t *) move)[i] = (uint8_t) bytes_take (bytes);
      return;
    }

  move->type = strange > 247 ? (uint8_t) (strange - 247) : types[state->phase];
  move->seat = (uint8_t) (seat < 0 || strange > 240 ? bytes_below (bytes, WEDGES_MAX_SEATS) : seat);
  if (move->type == WEDGES_ROLL)
    move->die = (uint8_t) (1 + strange % WEDGES_DIE);
  if (move->type == WEDGES_MOVE)
    move->space = (uint8_t) (state->phase == WEDGES_TO_MOVE ? take_space (bytes, state) : strange);
  if (move->type == WEDGES_CHOOSE || move->type == WEDGES_VOTE)
    move->category = (uint8_t) (strange % WEDGES_CATEGORIES);
  if (move->type == WEDGES_ANSWER)
    move->right = strange % 8 != 0;
}

/* A move that was made has one text. */
static void
look_at_text (const WedgesMove *move)
{
  char text[WEDGES_MOVE_TEXT];
  const char *unknown;
  WedgesMove again;

  REQUIRE (wedges_move_format (move, text) < sizeof text);
  REQUIRE (wedges_move_parse (text, &again, &unknown) == NULL);
  REQUIRE (memcmp (&again, move, sizeof again) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static WedgesState state, before;
  Bytes bytes = { data, data + size };
  WedgesSetup setup;

  take_setup (&bytes, &setup);
  wedges_begin (&setup, &state);
  while (bytes_left (&bytes))
    {
      WedgesReason reason;
      WedgesMove move;

      take_move (&bytes, &state, &move);
      reason = wedges_check (&state, &move);
      if (reason != WEDGES_OK)
        before = state;
      REQUIRE (wedges_apply (&state, &move) == reason);
      if (reason != WEDGES_OK)
        REQUIRE (memcmp (&before, &state, sizeof state) == 0);
      else
        {
          WedgesMove made = { move.type, move.seat, 0 };

          /* Only what the type uses has a text. */
          made.die = move.type == WEDGES_ROLL ? move.die : 0;
          made.space = move.type == WEDGES_MOVE ? move.space : 0;
          made.category = move.type == WEDGES_CHOOSE || move.type == WEDGES_VOTE ? move.category : 0;
          made.right = move.type == WEDGES_ANSWER ? move.right : 0;
          look_at_text (&made);
        }
      fuzz_wedges_look_at_state (&state);
    }

  return 0;
}
