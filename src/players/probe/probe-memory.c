/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-memory.h"

#include "players/probe/probe-level.h"

/* Keeps what @move, after which @seen is the game, tells of answers. */
void
probe_memory_hear (ProbeMemory *memory, const ProbeState *seen, const ProbeMove *move)
{
  if (move->type == PROBE_ASK)
    {
      memory->asked = (uint8_t) probe_letter_index (move->letter);
      if (memory->questions < UINT16_MAX)
        memory->questions++;
    }
  else if (move->type == PROBE_NO && memory->questions > 0)
    {
      memory->question[move->seat][memory->asked] = memory->questions;
      memory->turn[move->seat][memory->asked] = seen->turns;
    }
}

static bool
one_gap (const ProbeState *seen, int seat)
{
  for (int tray = 0; tray < seen->setup.trays; tray++)
    if (probe_hidden_in (seen, seat, tray) == 1)
      return true;

  return false;
}

/* Gives what is remembered of the letters that @seat has denied, a bit each.  An
 * answer is remembered for @sure questions; of those older than that, half are
 * forgotten after @half more, and ever less as time passes, which ones depending
 * on @seed.  What is forgotten comes back only by asking again.  With @half 0
 * nothing is ever forgotten.
 *
 * Always remembered: what was denied in the last round, whatever was denied by
 * somebody with one gap in a word, and what only the table tells, because the
 * player was not told of the moves. */
uint32_t
probe_memory_recall (const ProbeMemory *memory,
                     const ProbeState *seen,
                     int seat,
                     uint64_t seed,
                     unsigned sure,
                     unsigned half)
{
  uint32_t recalled = seen->denied[seat];

  if (half == 0 || one_gap (seen, seat))
    return recalled;

  for (uint32_t rest = recalled; rest != 0; rest &= rest - 1)
    {
      const int letter = __builtin_ctz (rest);
      const unsigned question = memory->question[seat][letter];
      const unsigned age = memory->questions - question;
      uint64_t chance;

      if (question == 0 || age <= sure || seen->turns - memory->turn[seat][letter] <= seen->setup.seats)
        continue;
      /* The same for each moment after the answer, so that nothing comes back. */
      chance = probe_random (seed, (uint64_t) (seat * PROBE_LETTERS + letter), question) >> 48;
      if (chance * (half + age - sure) >= (uint64_t) half << 16)
        recalled &= ~(1u << letter);
    }

  return recalled;
}
