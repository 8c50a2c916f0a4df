/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/wedges/wedges-policy.h"

#include <string.h>

/* Where two spaces differ by less, no rounding decides between them. */
#define SAME 1e-10

#define BIT(n) (1u << (n))

/* Where the token goes by each roll, from each space. */
typedef uint8_t Choices[WEDGES_SPACES][WEDGES_DIE];

/* The equations for one set of wedges.  What a landing on a space costs is a constant and a share of the turns from there:
 * @cost + @stay × turns. */
typedef struct {
  const WedgesPolicy *policy;
  double cost[WEDGES_SPACES], stay[WEDGES_SPACES];
  double rows[WEDGES_SPACES][WEDGES_SPACES + 1]; /* of the linear equations, the last column is their right side */
  double turns[WEDGES_SPACES];
} Level;

double
wedges_policy_worst (const double right[WEDGES_CATEGORIES])
{
  double worst = right[0];

  for (int category = 1; category < WEDGES_CATEGORIES; category++)
    if (right[category] < worst)
      worst = right[category];

  return worst;
}

static double
bounded (double chance)
{
  if (!(chance > WEDGES_LEAST_CHANCE)) /* or it is no number */
    return WEDGES_LEAST_CHANCE;

  return chance < WEDGES_MOST_CHANCE ? chance : WEDGES_MOST_CHANCE;
}

int
wedges_policy_category (const WedgesPolicy *policy)
{
  const double *right = policy->chances.right;
  int best = 0;

  for (int category = 1; category < WEDGES_CATEGORIES; category++)
    if (right[category] > right[best])
      best = category;

  return best;
}

/* Says what a landing costs with the set @wedges, all supersets of which are solved. */
static void
set_costs (Level *level, unsigned wedges)
{
  const WedgesPolicy *policy = level->policy;
  const WedgesChances *chances = &policy->chances;

  for (int space = 0; space < WEDGES_SPACES; space++)
    {
      const WedgesSpaceType type = wedges_space_type (space);
      const int category = type == WEDGES_THE_HUB ? wedges_policy_category (policy) : wedges_space_category (space);
      const double right = type == WEDGES_ROLL_AGAIN ? 1 : chances->right[category];

      /* A wrong answer costs a turn, and either way the next roll is from here. */
      level->cost[space] = 1 - right;
      level->stay[space] = 1;
      if (type == WEDGES_THE_HUB && wedges == WEDGES_ALL)
        level->cost[space] = level->stay[space] = 1 - chances->final;
      if (type == WEDGES_HEADQUARTERS && !(wedges & BIT (category)))
        {
          level->cost[space] += right * policy->turns[wedges | BIT (category)][space];
          level->stay[space] = 1 - right;
        }
    }
}

static double
landed (const Level *level, int space)
{
  return level->cost[space] + level->stay[space] * level->turns[space];
}

/* Adds a move from @from to @to, made with @chance, to the equations. */
static void
add_move (Level *level, int from, int to, double chance)
{
  level->rows[from][to] -= chance * level->stay[to];
  level->rows[from][WEDGES_SPACES] += chance * level->cost[to];
}

static void
begin_equations (Level *level)
{
  memset (level->rows, 0, sizeof level->rows);
  for (int space = 0; space < WEDGES_SPACES; space++)
    level->rows[space][space] = 1;
}

/* Solves the equations by elimination.  No row has to be exchanged: the diagonal outweighs the rest of each row. */
static void
solve_equations (Level *level)
{
  for (int i = 0; i < WEDGES_SPACES; i++)
    for (int j = i + 1; j < WEDGES_SPACES; j++)
      {
        const double factor = level->rows[j][i] / level->rows[i][i];

        if (level->rows[j][i] != 0)
          for (int k = i; k <= WEDGES_SPACES; k++)
            level->rows[j][k] -= factor * level->rows[i][k];
      }
  for (int i = WEDGES_SPACES - 1; i >= 0; i--)
    {
      double turns = level->rows[i][WEDGES_SPACES];

      for (int k = i + 1; k < WEDGES_SPACES; k++)
        turns -= level->rows[i][k] * level->turns[k];
      level->turns[i] = turns / level->rows[i][i];
    }
}

/* Finds how many turns one needs who moves at random: somebody who gets everywhere, and so an end to begin with. */
static void
move_at_random (Level *level)
{
  begin_equations (level);
  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int die = 0; die < WEDGES_DIE; die++)
      {
        const int n = level->policy->n_reach[space][die];

        for (int i = 0; i < n; i++)
          add_move (level, space, level->policy->reach[space][die][i], 1.0 / (WEDGES_DIE * n));
      }
  solve_equations (level);
}

static void
move_by (Level *level, Choices choices)
{
  begin_equations (level);
  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int die = 0; die < WEDGES_DIE; die++)
      add_move (level, space, choices[space][die], 1.0 / WEDGES_DIE);
  solve_equations (level);
}

/* Takes better choices where there are any; tells whether there were. */
static bool
improve (const Level *level, Choices choices)
{
  bool improved = false;

  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int die = 0; die < WEDGES_DIE; die++)
      {
        const uint8_t *reach = level->policy->reach[space][die];

        for (int i = 0; i < level->policy->n_reach[space][die]; i++)
          {
            const double now = landed (level, choices[space][die]);

            if (landed (level, reach[i]) < now - SAME * (1 + now))
              {
                choices[space][die] = reach[i];
                improved = true;
              }
          }
      }

  return improved;
}

/* Solves the set @wedges by Howard's method: what a way of moving is worth follows from linear equations, a better way from
 * that, until none is better. */
static void
solve_wedges (WedgesPolicy *policy, unsigned wedges)
{
  Level level = { .policy = policy };
  Choices choices;

  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int die = 0; die < WEDGES_DIE; die++)
      choices[space][die] = policy->reach[space][die][0];
  set_costs (&level, wedges);
  move_at_random (&level);
  while (improve (&level, choices))
    move_by (&level, choices);

  for (int space = 0; space < WEDGES_SPACES; space++)
    {
      policy->turns[wedges][space] = level.turns[space];
      policy->landed[wedges][space] = landed (&level, space);
    }
}

void
wedges_policy_solve (WedgesPolicy *policy, const WedgesChances *chances)
{
  memset (policy, 0, sizeof *policy);
  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    policy->chances.right[category] = bounded (chances->right[category]);
  policy->chances.final = bounded (chances->final);
  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int die = 0; die < WEDGES_DIE; die++)
      policy->n_reach[space][die] = (uint8_t) wedges_reach (space, die + 1, policy->reach[space][die]);

  /* A set that has another one as a part of it is the greater number. */
  for (unsigned left = WEDGES_ALL + 1; left > 0; left--)
    solve_wedges (policy, left - 1);
}

double
wedges_policy_turns (const WedgesPolicy *policy, int space, unsigned wedges)
{
  return 1 + policy->turns[wedges][space];
}

double
wedges_policy_landed (const WedgesPolicy *policy, int space, unsigned wedges)
{
  return policy->landed[wedges][space];
}

int
wedges_policy_best (const WedgesPolicy *policy, int space, unsigned wedges, int die)
{
  const uint8_t *reach = policy->reach[space][die - 1];
  int best = reach[0];

  for (int i = 1; i < policy->n_reach[space][die - 1]; i++)
    {
      const double least = policy->landed[wedges][best];

      if (policy->landed[wedges][reach[i]] < least - SAME * (1 + least))
        best = reach[i];
    }

  return best;
}
