/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any sequence of moves of Cubes: a refused one changes nothing, and after a right one everything holds that must.  The
 * bytes choose moves of which many are possible; now and then they are the bytes of a move themselves. */

#include <string.h>

#include "fuzz-bytes.h"
#include "fuzz-cubes.h"
#include "fuzz-target.h"
#include "rules/cubes/cubes-edition.h"

static const CubesDictionary dictionary = { fuzz_cubes_judge, NULL, "en" CUBES_LIST_TAG };

/* Cube n shows one of its faces; the cubes lie in the order of the set, from any of them on. */
static void
take_faces (Bytes *bytes, CubesMove *move)
{
  const int first = bytes_below (bytes, CUBES_CELLS);

  for (int cell = 0; cell < CUBES_CELLS; cell++)
    move->text[(cell + first) % CUBES_CELLS] = cubes_edition_cube (0, cell)[bytes_below (bytes, CUBES_FACES)];
}

/* A way over the cubes, each byte a step; or a word that stands on a list. */
static void
take_word (Bytes *bytes, const CubesState *state, CubesMove *move)
{
  const CubesList *list = &state->list[bytes_below (bytes, state->setup.seats)];
  int letters = 1 + bytes_below (bytes, 9), cell = bytes_below (bytes, CUBES_CELLS);

  if (list->n > 0 && bytes_below (bytes, 2))
    {
      strcpy (move->text, list->word[bytes_below (bytes, list->n)].letters);
      return;
    }
  for (int i = 0; i < letters; i++)
    {
      uint32_t next = cubes_neighbours (cell);

      move->text[strlen (move->text)] = state->faces[0] == '\0' ? 'A' : state->faces[cell];
      if (state->faces[cell] == 'Q')
        move->text[strlen (move->text)] = 'U';
      for (int skip = bytes_below (bytes, __builtin_popcount (next)); skip > 0; skip--)
        next &= next - 1;
      cell = __builtin_ctz (next);
    }
}

static void
take_move (Bytes *bytes, const CubesState *state, CubesMove *move)
{
  static const uint8_t types[] = { CUBES_BAR,   CUBES_SHAKE, CUBES_WRITE,  CUBES_WRITE,    CUBES_WRITE,
                                   CUBES_WRITE, CUBES_TIME,  CUBES_STRIKE, CUBES_CHALLENGE };
  const int type = bytes_below (bytes, sizeof types + 1);

  memset (move, 0, sizeof *move);
  if (type == sizeof types)
    {
      for (size_t i = 0; i < sizeof *move; i++)
        ((uint8_t *) move)[i] = (uint8_t) bytes_take (bytes);
      return;
    }

  move->type = types[type];
  move->seat = (uint8_t) bytes_below (bytes, state->setup.seats + 1);
  if (move->type == CUBES_BAR || move->type == CUBES_SHAKE || move->type == CUBES_TIME)
    move->seat = (uint8_t) cubes_shaker (state);
  if (move->type == CUBES_BAR)
    move->corner = (uint8_t) bytes_below (bytes, CUBES_NO_BAR + 1);
  if (move->type == CUBES_SHAKE)
    take_faces (bytes, move);
  if (move->type == CUBES_WRITE || move->type == CUBES_STRIKE || move->type == CUBES_CHALLENGE)
    take_word (bytes, state, move);
  if (move->type == CUBES_WRITE && bytes_below (bytes, 2))
    {
      move->timed = true;
      move->second = (uint16_t) (bytes_take (bytes) * 15);
    }
  if (move->type == CUBES_CHALLENGE)
    {
      move->target = (uint8_t) bytes_below (bytes, state->setup.seats);
      move->valid = (uint8_t) bytes_below (bytes, 2);
    }
}

/* A move that was made has one text, in clear and under any veil. */
static void
look_at_text (const CubesMove *move, uint32_t place)
{
  const CubesVeil veil = { UINT64_C (0x5a10f5a10f5a10f5), place };
  char text[CUBES_MOVE_TEXT];
  const char *unknown;
  CubesMove again;

  for (int veiled = 0; veiled < 2; veiled++)
    {
      REQUIRE (cubes_move_format (move, veiled ? &veil : NULL, text) < sizeof text);
      REQUIRE (cubes_move_parse (text, veiled ? &veil : NULL, &again, &unknown) == NULL);
      REQUIRE (again.type == move->type && again.seat == move->seat && strcmp (again.text, move->text) == 0);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static CubesState state, before;
  Bytes bytes = { data, data + size };
  CubesSetup setup = {
    .grid = (uint8_t) bytes_below (&bytes, CUBES_N_GRIDS),
    .seats = (uint8_t) (1 + bytes_below (&bytes, CUBES_MAX_SEATS)),
    .spelling_free = (uint8_t) bytes_below (&bytes, 2),
    .target = (uint16_t) (bytes_below (&bytes, 2) * CUBES_LEAST_TARGET),
  };
  int refused = 0;

  setup.first = (uint8_t) bytes_below (&bytes, setup.seats);
  cubes_begin (&setup, &state);
  while (bytes_left (&bytes))
    {
      CubesReason reason;
      CubesMove move;
      bool compared;

      take_move (&bytes, &state, &move);
      reason = cubes_check (&state, &move);
      compared = reason != CUBES_OK && refused++ % 8 == 0; /* a state is large */
      if (compared)
        before = state;
      REQUIRE (cubes_apply (&state, &move, &dictionary) == reason);
      if (compared)
        REQUIRE (memcmp (&before, &state, sizeof state) == 0);
      if (reason == CUBES_OK)
        look_at_text (&move, state.moves);
      fuzz_cubes_look_at_state (&state);
    }

  return 0;
}
