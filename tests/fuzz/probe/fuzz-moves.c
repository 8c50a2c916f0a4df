/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any sequence of moves: bytes decide a set-up and then one move after the other,
 * legal or not. After each, all that holds in every position holds; a refused one
 * changes nothing; a copy of an earlier position leads to the same end by the same
 * moves, and so does the record of the game, written and read again; and every
 * game comes to its end. */

#include <string.h>

#include "../../rules/probe/probe-invariants.h"
#include "fuzz-setup.h"
#include "fuzz-target.h"
#include "rules/probe/probe-record.h"

/* Moves of one input; what comes after them plays the game to its end. */
#define MOVES_MAX 600

/* Moves to the end for those who ask for what is there: 144 cards, each with a
 * draw, a question, an answer and a forced exposure, and the final turns. */
#define END_MAX 1500

/* The moves so far, and a position to play the last of them again from. */
typedef struct {
  ProbeMove made[MOVES_MAX + END_MAX];
  int n;
  ProbeState middle;
  int at;
} Game;

/* Makes @move if it is legal, and looks at what comes of it; at everything if @closely. */
static bool
try_move (Game *game, ProbeState *state, const ProbeMove *move, bool closely)
{
  const ProbeState before = *state;
  const ProbeReason reason = probe_check (state, move);
  const char *broken = NULL;
  ProbeEvents events;

  REQUIRE (probe_apply (state, move, &events) == reason);
  if (reason != PROBE_OK)
    {
      REQUIRE (memcmp (&before, state, sizeof before) == 0 && events.n == 0);
      REQUIRE (probe_reason_text (reason)[0] != '\0');
      return false;
    }

  if (closely)
    broken = probe_broken (&before, state, move, &events);
  if (broken != NULL)
    {
      fprintf (stderr, "%s\n", broken);
      abort ();
    }
  game->made[game->n++] = *move;
  return true;
}

/* A move that brings the game nearer to its end: a question for a card that is there. */
static void
good_move (const ProbeState *state, ProbeMove *move)
{
  const int seat = probe_decider (state);
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n = probe_moves (state, seat, moves);

  REQUIRE (n > 0);
  for (int i = 0; i < n; i++)
    {
      *move = moves[i];
      if (move->type == PROBE_CHALLENGE || move->type == PROBE_NO)
        continue;
      if (move->type != PROBE_ASK)
        return;
      for (int target = 0; target < state->setup.seats; target++)
        for (int tray = 0; tray < state->setup.trays && (target == move->target || move->target == PROBE_EVERYBODY);
             tray++)
          for (int slot = 0; slot < PROBE_SPACES; slot++)
            if (target != seat && (state->hidden[target][tray] >> slot & 1)
                && state->setup.row[target][tray].card[slot] == move->letter)
              return;
    }
  *move = moves[0];
}

/* A copy of a position is the position: the same moves lead to the same place. */
static void
play_again (const Game *game, const ProbeState *end)
{
  ProbeState state = game->middle;
  ProbeEvents events;

  for (int i = game->at; i < game->n; i++)
    REQUIRE (probe_apply (&state, &game->made[i], &events) == PROBE_OK);
  REQUIRE (memcmp (&state, end, sizeof state) == 0);
}

static void
give_line (ProbeReader *reader, const char *line, size_t n)
{
  if (salon_reader_line (&reader->lines, line, n) == SALON_LINE_ERROR)
    {
      fprintf (stderr, "line %ld: %s\n", reader->lines.error_line, reader->lines.error);
      abort ();
    }
}

/* The record of the game, read again, is the game. */
static void
read_record (const Game *game, const ProbeState *end)
{
  static ProbeReader reader;
  ProbeHeader header;
  char text[PROBE_HEADER_TEXT];
  size_t length;

  probe_header_init (&header, (ProbeEdition) end->setup.edition, end->setup.seats);
  header.setup = end->setup;
  for (int seat = 0; seat < end->setup.seats; seat++)
    snprintf (header.salon.name[seat], sizeof header.salon.name[seat], "Seat %d", seat + 1);
  length = probe_header_write (&header, text, sizeof text);
  REQUIRE (length < sizeof text);

  probe_reader_init (&reader, NULL, NULL);
  for (char *line = text, *lf; (lf = strchr (line, '\n')) != NULL; line = lf + 1)
    give_line (&reader, line, (size_t) (lf - line));
  for (int i = 0; i < game->n; i++)
    {
      char move[PROBE_MOVE_TEXT];
      const size_t n = probe_move_format (&game->made[i], end->setup.trays, move);

      REQUIRE (n < sizeof move);
      give_line (&reader, move, n);
    }
  REQUIRE (salon_reader_end (&reader.lines) == SALON_LINE_END);
  REQUIRE (memcmp (&reader.record.state, end, sizeof *end) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static Game game;
  static ProbeState state;
  Bytes bytes = { data, data + size };
  ProbeSetup setup;
  ProbeMove move;
  int left;

  game.n = game.at = 0;
  fuzz_setup (&bytes, &setup);
  REQUIRE (probe_setup_check (&setup) == PROBE_OK);
  REQUIRE (probe_begin (&setup, &state) == PROBE_OK);
  REQUIRE (probe_view_leaks (&state) == NULL);
  game.middle = state;

  while (bytes_left (&bytes) && game.n < MOVES_MAX)
    {
      fuzz_move (&bytes, &state, &move);
      if (try_move (&game, &state, &move, true) && game.n % 16 == 8)
        {
          game.middle = state;
          game.at = game.n;
        }
    }
  for (left = END_MAX; left > 0 && state.phase != PROBE_OVER; left--)
    {
      good_move (&state, &move);
      REQUIRE (try_move (&game, &state, &move, left % 8 == 0));
    }
  REQUIRE (state.phase == PROBE_OVER);

  play_again (&game, &state);
  read_record (&game, &state);
  return 0;
}
