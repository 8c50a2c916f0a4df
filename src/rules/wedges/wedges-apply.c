/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/wedges/wedges-apply.h"

#include <string.h>

#define BIT(n) (1u << (n))

/* The type of move that is due in each phase, and the reason for which another one is refused. */
static const struct {
  WedgesMoveType type;
  WedgesReason reason;
} dues[] = {
  [WEDGES_FIRST_ROLL] = { WEDGES_ROLL, WEDGES_ROLL_IS_DUE },
  [WEDGES_TO_ROLL] = { WEDGES_ROLL, WEDGES_ROLL_IS_DUE },
  [WEDGES_TO_MOVE] = { WEDGES_MOVE, WEDGES_MOVE_IS_DUE },
  [WEDGES_TO_CHOOSE] = { WEDGES_CHOOSE, WEDGES_CHOICE_IS_DUE },
  [WEDGES_TO_VOTE] = { WEDGES_VOTE, WEDGES_VOTE_IS_DUE },
  [WEDGES_TO_ANSWER] = { WEDGES_ANSWER, WEDGES_ANSWER_IS_DUE },
};

static bool
is_in_reach (const WedgesState *state, int space)
{
  uint8_t spaces[WEDGES_MAX_REACH];
  const int n = wedges_reach (state->space[state->seat], state->die, spaces);

  return n > 0 && memchr (spaces, space, (size_t) n) != NULL;
}

WedgesReason
wedges_check (const WedgesState *state, const WedgesMove *move)
{
  if (state->moves == WEDGES_MAX_GAME_MOVES)
    return WEDGES_GAME_TOO_LONG;
  if (move->seat >= state->setup.seats)
    return WEDGES_NO_SUCH_SEAT;
  if (state->phase == WEDGES_OVER)
    return WEDGES_GAME_OVER;
  if (move->seat != wedges_seat_due (state))
    return WEDGES_NOT_YOUR_TURN;
  if (move->type != dues[state->phase].type)
    return dues[state->phase].reason;

  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      return move->die >= 1 && move->die <= WEDGES_DIE ? WEDGES_OK : WEDGES_NO_SUCH_MOVE;
    case WEDGES_MOVE:
      return is_in_reach (state, move->space) ? WEDGES_OK : WEDGES_OUT_OF_REACH;
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
      return move->category < WEDGES_CATEGORIES ? WEDGES_OK : WEDGES_NO_SUCH_MOVE;
    case WEDGES_ANSWER:
    case WEDGES_N_MOVE_TYPES:
    default:
      return move->right <= 1 ? WEDGES_OK : WEDGES_NO_SUCH_MOVE;
    }
}

static unsigned
everybody (const WedgesState *state)
{
  return BIT (state->setup.seats) - 1;
}

/* Tells whether the set @seats, which is not empty, has one seat alone. */
static bool
is_one (unsigned seats)
{
  return (seats & (seats - 1)) == 0;
}

/* Gives the seat to the left of @seat, the first one from there that is in the set @seats, which is not empty. */
static uint8_t
next_of (const WedgesState *state, int seat, unsigned seats)
{
  do
    seat = (seat + 1) % state->setup.seats;
  while (!(seats & BIT (seat)));

  return (uint8_t) seat;
}

/* Rule 2.1: those who tie for the highest roll again among themselves. */
static void
apply_first_roll (WedgesState *state, const WedgesMove *move)
{
  const unsigned after = state->rolling & ~(BIT (move->seat + 1) - 1);

  if (move->die > state->best)
    state->leading = 0;
  if (move->die >= state->best)
    {
      state->best = move->die;
      state->leading |= (uint8_t) BIT (move->seat);
    }
  if (after != 0)
    {
      state->seat = (uint8_t) __builtin_ctz (after);
      return;
    }

  state->seat = (uint8_t) __builtin_ctz (state->leading);
  state->rolling = is_one (state->leading) ? 0 : state->leading;
  state->leading = state->best = 0;
  if (state->rolling == 0)
    state->phase = WEDGES_TO_ROLL;
}

/* The category of the final question is chosen by the others, or alone by the player (rule 4.1); on the hub before
 * that, by the player (rule 2.3). */
static void
land_on_hub (WedgesState *state)
{
  if (state->wedges[state->seat] != WEDGES_ALL || state->setup.seats == 1)
    {
      state->phase = WEDGES_TO_CHOOSE;
      return;
    }

  state->phase = WEDGES_TO_VOTE;
  state->voter = next_of (state, state->seat, everybody (state));
}

static void
ask (WedgesState *state, int category)
{
  state->phase = WEDGES_TO_ANSWER;
  state->category = (uint8_t) category;
}

static void
apply_move (WedgesState *state, const WedgesMove *move)
{
  state->space[state->seat] = move->space;
  state->die = 0;
  switch (wedges_space_type (move->space))
    {
    case WEDGES_THE_HUB:
      land_on_hub (state);
      break;
    case WEDGES_ROLL_AGAIN:
      state->phase = WEDGES_TO_ROLL;
      break;
    case WEDGES_PLAIN:
    case WEDGES_HEADQUARTERS:
    default:
      ask (state, wedges_space_category (move->space));
      break;
    }
}

/* The votes lie open: rule 4.1 has them given in order, from the player's left, and every vote written even when it is decided
 * already, so whoever votes later knows what was voted before.  A secret ballot would need one screen for each voter; at one
 * screen, agreeing aloud (the same vote for all) is the other way that the rule names.
 *
 * Most votes win; between equals the one that was voted for first (rule 4.1). */
static int
count_votes (const WedgesState *state)
{
  int winner = state->vote[0], most = 0;

  for (int i = 0; i < state->votes; i++)
    {
      int n = 0;

      for (int j = 0; j < state->votes; j++)
        n += state->vote[j] == state->vote[i];
      if (n > most)
        {
          most = n;
          winner = state->vote[i];
        }
    }

  return winner;
}

static void
apply_vote (WedgesState *state, const WedgesMove *move)
{
  state->vote[state->votes++] = move->category;
  state->voter = next_of (state, state->voter, everybody (state));
  if (state->voter != state->seat)
    return;

  ask (state, count_votes (state));
  memset (state->vote, 0, sizeof state->vote);
  state->votes = state->voter = 0;
}

/* The seats that have not won. */
static unsigned
unfinished (const WedgesState *state)
{
  unsigned seats = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (state->place[seat] == 0)
      seats |= BIT (seat);

  return seats;
}

static uint8_t
last_place (const WedgesState *state)
{
  uint8_t last = 0;

  for (int seat = 0; seat < state->setup.seats; seat++)
    if (state->place[seat] > last)
      last = state->place[seat];

  return last;
}

/* Tells whether nobody plays on, while the seats @left have not won.  Everybody must have had a first turn (rule 4.3);
 * with places, at most one seat is left (rule 4.4). */
static bool
is_over (const WedgesState *state, unsigned left)
{
  const unsigned all = everybody (state);

  return left != all && state->had_turn == all && (!state->setup.places || left == 0 || is_one (left));
}

static void
end_turn (WedgesState *state)
{
  const unsigned left = unfinished (state);

  state->had_turn |= (uint8_t) BIT (state->seat);
  if (!is_over (state, left))
    {
      state->phase = WEDGES_TO_ROLL;
      state->seat = next_of (state, state->seat, left);
      return;
    }

  state->phase = WEDGES_OVER;
  if (state->setup.places && left != 0)
    state->place[__builtin_ctz (left)] = (uint8_t) (last_place (state) + 1);
}

/* Who wins in a first turn shares the first place with others who do (rules 4.3 and 4.4).  Nobody can have won in a
 * later turn by then. */
static void
win (WedgesState *state)
{
  const bool first_turn = !(state->had_turn & BIT (state->seat));

  state->place[state->seat] = first_turn ? 1 : (uint8_t) (last_place (state) + 1);
  end_turn (state);
}

static void
apply_answer (WedgesState *state, const WedgesMove *move)
{
  const bool final = wedges_is_final (state);
  const int space = state->space[state->seat];

  state->questions++;
  state->asked[state->seat]++;
  state->category = WEDGES_CATEGORIES;
  if (!move->right)
    {
      end_turn (state);
      return;
    }
  if (final)
    {
      win (state);
      return;
    }

  if (wedges_space_type (space) == WEDGES_HEADQUARTERS)
    state->wedges[state->seat] |= (uint8_t) BIT (wedges_space_category (space));
  state->phase = WEDGES_TO_ROLL;
}

WedgesReason
wedges_apply (WedgesState *state, const WedgesMove *move)
{
  const WedgesReason reason = wedges_check (state, move);

  if (reason != WEDGES_OK)
    return reason;

  switch ((WedgesMoveType) move->type)
    {
    case WEDGES_ROLL:
      if (state->phase == WEDGES_FIRST_ROLL)
        {
          apply_first_roll (state, move);
          break;
        }
      state->die = move->die;
      state->phase = WEDGES_TO_MOVE;
      break;
    case WEDGES_MOVE:
      apply_move (state, move);
      break;
    case WEDGES_CHOOSE:
      ask (state, move->category);
      break;
    case WEDGES_VOTE:
      apply_vote (state, move);
      break;
    case WEDGES_ANSWER:
    case WEDGES_N_MOVE_TYPES:
    default:
      apply_answer (state, move);
      break;
    }
  state->moves++;

  return WEDGES_OK;
}
