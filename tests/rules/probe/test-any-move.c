/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Untrusted input: the rules get random bytes as moves. Each is refused and
 * changes nothing, or is a legal move that leaves the game consistent.
 *
 *   test-any-move [THROWS [SEED]] */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe-invariants.h"
#include "random-table.h"
#include "tap.h"

/* Known bytes on both sides of the state, to notice when the rules write beside it. */
typedef struct {
  uint8_t before[64];
  ProbeState state;
  uint8_t after[64];
} Fenced;

static void
put_fences (Fenced *fenced)
{
  memset (fenced->before, 0xa5, sizeof fenced->before);
  memset (fenced->after, 0x5a, sizeof fenced->after);
}

static bool
fences_stand (const Fenced *fenced)
{
  for (size_t i = 0; i < sizeof fenced->before; i++)
    if (fenced->before[i] != 0xa5 || fenced->after[i] != 0x5a)
      return false;

  return true;
}

/* Sets @move to random bytes, or to bytes that are similar to a legal move. */
static void
throw_bytes (Random *random, const ProbeState *state, ProbeMove *move)
{
  uint8_t *bytes = (uint8_t *) move;
  ProbeMove list[PROBE_MAX_MOVES];
  const int style = random_below (random, 4);

  for (size_t i = 0; i < sizeof *move; i++)
    bytes[i] = (uint8_t) (style == 0 ? random_next (random) : (uint64_t) random_below (random, 14));
  if (style == 1)
    {
      move->type %= PROBE_N_MOVE_TYPES;
      move->letter = probe_letter_at (random_below (random, PROBE_LETTERS));
      if (random_below (random, 4) == 0)
        move->target = PROBE_EVERYBODY;
    }
  else if (style == 2)
    {
      const int decider = probe_decider (state);
      const int n = decider == PROBE_NOBODY ? 0 : probe_moves (state, decider, list);

      if (n > 0)
        *move = list[random_below (random, n)];
      bytes = (uint8_t *) move;
      if (random_below (random, 2))
        bytes[random_below (random, (int) sizeof *move)] = (uint8_t) random_next (random);
    }
  else if (style == 3 && random_interruption (random, state, move) && random_below (random, 2))
    {
      bytes[random_below (random, (int) sizeof *move)] = (uint8_t) random_next (random);
    }
}

static bool
begin (Random *random, Fenced *fenced)
{
  const ProbeEdition edition = (ProbeEdition) random_below (random, PROBE_N_EDITIONS);
  const int seats = 2 + random_below (random, probe_editions[edition].behaviours.seats_max - 1);
  ProbeSetup setup;

  random_setup (random, edition, seats, seats == 2 ? 1 + random_below (random, 2) : 1, &setup);

  return probe_begin (&setup, &fenced->state) == PROBE_OK;
}

/* Tries @throws moves, with a new game whenever one is over.  Returns what went wrong, or NULL.
 * */
static const char *
throw_moves (Random *random, long throws, long *legal, long *games)
{
  static Fenced fenced;
  static ProbeEvents events;

  put_fences (&fenced);
  if (!begin (random, &fenced))
    return "a legal set-up is refused";
  for (long i = 0; i < throws; i++)
    {
      const ProbeState before = fenced.state;
      ProbeMove move;
      ProbeReason reason;

      throw_bytes (random, &before, &move);
      reason = probe_check (&before, &move);
      if (probe_apply (&fenced.state, &move, random_below (random, 8) ? &events : NULL) != reason)
        return "probe_check() and probe_apply() disagree about a move";
      if (!fences_stand (&fenced))
        return "the rules wrote beside the state";
      if (reason != PROBE_OK)
        {
          if (memcmp (&before, &fenced.state, sizeof before) != 0)
            return "a refused move changes something";
        }
      else
        {
          const char *broken;

          fenced.state = before;
          probe_apply (&fenced.state, &move, &events);
          broken = probe_broken (&before, &fenced.state, &move, &events);
          if (broken != NULL)
            return broken;
          ++*legal;
        }
      if (fenced.state.phase == PROBE_OVER && random_below (random, 50) == 0)
        {
          ++*games;
          if (!begin (random, &fenced))
            return "a legal set-up is refused";
        }
    }

  return NULL;
}

/* Tries set-ups with random bytes: they are refused, or games begin from them. */
static const char *
throw_setups (Random *random, long throws, long *begun)
{
  for (long i = 0; i < throws; i++)
    {
      ProbeSetup setup;
      ProbeState state, before;
      uint8_t *bytes = (uint8_t *) &setup;
      const size_t own = offsetof (ProbeSetup, seats);

      random_setup (random, (ProbeEdition) random_below (random, PROBE_N_EDITIONS), 2, 1 + random_below (random, 2),
                    &setup);
      for (int changes = random_below (random, 4); changes > 0; changes--)
        bytes[own + (size_t) random_below (random, (int) (sizeof setup - own))] =
          (uint8_t) (random_below (random, 2) ? random_next (random) : (uint64_t) random_below (random, 8));
      memset (&state, 0x33, sizeof state);
      before = state;
      if (probe_begin (&setup, &state) == PROBE_OK)
        {
          ++*begun;
          if (probe_view_leaks (&state) != NULL || memcmp (&state.setup, &setup, sizeof setup) != 0)
            return "a game that began is not consistent with its set-up";
        }
      else if (memcmp (&before, &state, sizeof state) != 0)
        {
          return "a refused set-up changes the state";
        }
    }

  return NULL;
}

/* Tries texts with random bytes: they are refused, or they are moves that are written as they
 * were read. */
static const char *
throw_texts (Random *random, long throws, long *read)
{
  static const char telling[] =
    "123456 0LR.*?ABKZ-\tdrawaskshownoexposetraypickinterruptchallengevalidinvalidnormaltimes-3";

  for (long i = 0; i < throws; i++)
    {
      char text[PROBE_MOVE_TEXT] = { 0 }, back[PROBE_MOVE_TEXT];
      const int trays = 1 + random_below (random, 2);
      ProbeState state;
      ProbeSetup setup;
      ProbeMove move, list[PROBE_MAX_MOVES];
      int n;

      random_setup (random, PROBE_PARKER_1964, 2, trays, &setup);
      if (probe_begin (&setup, &state) != PROBE_OK)
        return "a legal set-up is refused";
      n = probe_moves (&state, state.turn, list);
      probe_move_format (&list[random_below (random, n)], trays, text);
      if (random_below (random, 3) == 0 && random_interruption (random, &state, &move))
        probe_move_format (&move, trays, text);
      for (int changes = random_below (random, 4); changes > 0; changes--)
        text[random_below (random, (int) strlen (text) + 1)] =
          random_below (random, 4) ? telling[random_below (random, (int) sizeof telling)] : (char) random_next (random);
      text[PROBE_MOVE_TEXT - 1] = '\0';
      if (probe_move_parse (text, trays, &move, NULL) != NULL)
        continue;
      probe_move_format (&move, trays, back);
      if (strcmp (text, back) != 0)
        return "a move is not written as it was read";
      ++*read;
    }

  return NULL;
}

/* Prints a TAP line, which has failed if @broken is not NULL. */
static void
point (const char *broken, const char *name)
{
  if (!tap_ok (broken == NULL, "%s", name))
    tap_note ("%s", broken);
}

int
main (int argc, char **argv)
{
  const long throws = argc > 1 ? atol (argv[1]) : 1000000;
  Random random = { argc > 2 ? strtoull (argv[2], NULL, 0) : 1967 };
  long legal = 0, games = 0, begun = 0, read = 0;

  point (throw_moves (&random, throws, &legal, &games), "random bytes as moves");
  point (throw_setups (&random, throws / 10, &begun), "random bytes in a set-up");
  point (throw_texts (&random, throws / 10, &read), "random bytes in the text of a move");
  point (legal > throws / 100 && games > 0 && begun > 0 && read > 0 ? NULL : "too few inputs were accepted",
         "some inputs are legal moves, and some games reach their end");
  tap_note ("%ld moves, %ld games over, %ld set-ups, %ld texts", legal, games, begun, read);

  return tap_done ();
}
