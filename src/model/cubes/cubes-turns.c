/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cubes/cubes-turns.h"

#include <string.h>

#define MINUTE (60 * G_TIME_SPAN_SECOND)

void
cubes_turns_begin (CubesTurns *turns, CubesWay way, int seats, int shaker, guint people, int minutes)
{
  memset (turns, 0, sizeof *turns);
  turns->way = way;
  turns->seats = seats;
  turns->shaker = shaker;
  turns->people = people;
  turns->whole = minutes * MINUTE;
}

void
cubes_turns_resume (CubesTurns *turns, int seat, int second)
{
  const gint64 time = second * G_TIME_SPAN_SECOND;

  turns->used[seat] = turns->whole > 0 ? MIN (time, turns->whole) : time;
  turns->common = MAX (turns->common, MIN (time, cubes_turns_limit (turns)));
  if (turns->whole == 0 || time < turns->whole)
    return;

  if (turns->way == CUBES_WAY_PAPER)
    turns->down = TRUE;
  else if (turns->people & 1u << seat)
    turns->done |= 1u << seat;
}

/* The first person who still has to write, in the order of the seats from the shaker on; −1: nobody has to. */
static int
next_person (const CubesTurns *turns)
{
  for (int i = 0; i < turns->seats; i++)
    {
      const int seat = (turns->shaker + i) % turns->seats;

      if (turns->people & ~turns->done & 1u << seat)
        return seat;
    }

  return -1;
}

CubesTurn
cubes_turns_due (const CubesTurns *turns)
{
  const int person = next_person (turns);

  if (turns->people == 0)
    {
      if (turns->down || turns->common >= cubes_turns_limit (turns))
        return CUBES_TURN_END;
      return turns->opened != 0 ? CUBES_TURN_WRITE : CUBES_TURN_LID;
    }
  if (person < 0)
    return CUBES_TURN_END;
  if (turns->way == CUBES_WAY_CURTAIN)
    return (turns->opened & 1u << person) != 0 ? CUBES_TURN_WRITE : CUBES_TURN_LID;
  if (turns->down)
    return CUBES_TURN_LISTS;

  return turns->opened != 0 ? CUBES_TURN_WRITE : CUBES_TURN_LID;
}

int
cubes_turns_seat (const CubesTurns *turns)
{
  return turns->way == CUBES_WAY_CURTAIN || turns->down ? next_person (turns) : -1;
}

void
cubes_turns_lift (CubesTurns *turns)
{
  const int seat = cubes_turns_seat (turns);

  turns->opened |= seat < 0 ? (1u << turns->seats) - 1 : 1u << seat;
}

gboolean
cubes_turns_pass (CubesTurns *turns, gint64 time)
{
  const int seat = cubes_turns_seat (turns);
  gint64 *used = seat < 0 ? &turns->common : &turns->used[seat];
  const gint64 whole = turns->people == 0 ? cubes_turns_limit (turns) : turns->whole;

  if (cubes_turns_due (turns) != CUBES_TURN_WRITE)
    return FALSE;

  *used = whole > 0 ? MIN (*used + time, whole) : *used + time;
  turns->common = MAX (turns->common, MIN (*used, cubes_turns_limit (turns)));
  if (whole == 0 || *used < whole)
    return FALSE;

  cubes_turns_finish (turns, seat);
  return TRUE;
}

void
cubes_turns_finish (CubesTurns *turns, int seat)
{
  if (turns->people == 0 || (turns->way == CUBES_WAY_PAPER && !turns->down))
    turns->down = TRUE;
  else
    turns->done |= 1u << seat;
}

gint64
cubes_turns_used (const CubesTurns *turns)
{
  const int seat = cubes_turns_seat (turns);

  return seat < 0 || turns->way == CUBES_WAY_PAPER ? turns->common : turns->used[seat];
}

int
cubes_turns_second (const CubesTurns *turns, int seat)
{
  return (int) MIN (turns->used[seat] / G_TIME_SPAN_SECOND, CUBES_LAST_SECOND);
}

gint64
cubes_turns_limit (const CubesTurns *turns)
{
  return turns->whole > 0 ? turns->whole : CUBES_LAST_SECOND * G_TIME_SPAN_SECOND;
}

gboolean
cubes_turns_sees (const CubesTurns *turns, int seat)
{
  const guint seen = turns->opened | turns->done;

  if (turns->people == 0)
    return seen != 0 || turns->down;
  if (turns->down || (turns->people & ~seen) == 0)
    return TRUE;

  return seat >= 0 && (seen & 1u << seat) != 0;
}
