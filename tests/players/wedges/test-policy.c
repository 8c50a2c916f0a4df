/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The policy of Wedges: its figures, its equations written out again, a slow way to the same values, and games by the rules. */

#include "players/wedges/wedges-policy.h"

#include <math.h>
#include <string.h>

#include "rules/salon-random.h"
#include "rules/wedges/wedges-apply.h"
#include "tap.h"

#define BIT(n) (1u << (n))

/* They are large for a stack. */
static WedgesPolicy policy, other;
static WedgesState game;

static WedgesChances
even (double chance)
{
  WedgesChances chances = { .final = chance };

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    chances.right[category] = chance;

  return chances;
}

static const WedgesChances uneven = { { 0.3, 0.75, 0.5, 0.62, 0.41, 0.9 }, 0.3 };

/* The table of the README beside the policy. */
static void
test_figures (void)
{
  static const struct {
    double chance, turns;
  } figures[] = {
    { 0.2, 104.9 }, { 0.3, 62.1 }, { 0.4, 40.6 }, { 0.5, 27.6 },
    { 0.62, 17.4 }, { 0.7, 12.6 }, { 0.8, 7.8 },  { 0.9, 4.0 },
  };

  for (size_t i = 0; i < sizeof figures / sizeof *figures; i++)
    {
      const WedgesChances chances = even (figures[i].chance);
      double turns;

      wedges_policy_solve (&policy, &chances);
      turns = wedges_policy_turns (&policy, WEDGES_HUB, 0);
      tap_ok (fabs (turns - figures[i].turns) < 0.05, "alone at a chance of %.2f: %.2f turns", figures[i].chance,
              turns);
    }
}

/* Marks where a walk of @steps steps from @space, which came from @before, may end. */
static void
walk (int space, int before, int steps, bool ends[WEDGES_SPACES])
{
  uint8_t next[WEDGES_MAX_NEIGHBOURS];
  const int n = wedges_neighbours (space, next);

  ends[space] |= steps == 0;
  for (int i = 0; i < n && steps > 0; i++)
    if (next[i] != before)
      walk (next[i], space, steps - 1, ends);
}

/* What a landing costs by the rules, when @turns are what is still to come before each roll. */
static double
landing (const WedgesChances *chances, double turns[WEDGES_ALL + 1][WEDGES_SPACES], unsigned wedges, int space)
{
  const int category = wedges_space_category (space);
  double best = 0, after = turns[wedges][space];

  for (int i = 0; i < WEDGES_CATEGORIES; i++)
    best = fmax (best, chances->right[i]);

  if (space == WEDGES_HUB && wedges == WEDGES_ALL)
    return (1 - chances->final) * (1 + after);
  if (space == WEDGES_HUB)
    return 1 - best + after;
  if (category == WEDGES_CATEGORIES)
    return after;
  if (wedges_space_type (space) == WEDGES_HEADQUARTERS)
    after = turns[wedges | BIT (category)][space];

  return chances->right[category] * after + (1 - chances->right[category]) * (1 + turns[wedges][space]);
}

/* What is still to come before a roll, by the equation of Bellman. */
static double
rolling (const WedgesChances *chances, double turns[WEDGES_ALL + 1][WEDGES_SPACES], unsigned wedges, int space)
{
  double sum = 0;

  for (int die = 1; die <= WEDGES_DIE; die++)
    {
      bool ends[WEDGES_SPACES] = { false };
      double least = INFINITY;

      walk (space, -1, die, ends);
      for (int end = 0; end < WEDGES_SPACES; end++)
        if (ends[end])
          least = fmin (least, landing (chances, turns, wedges, end));
      sum += least;
    }

  return sum / WEDGES_DIE;
}

static void
test_equations (const char *name, const WedgesChances *chances)
{
  double worst = 0;
  bool lands = true;

  wedges_policy_solve (&policy, chances);
  for (unsigned wedges = 0; wedges <= WEDGES_ALL; wedges++)
    for (int space = 0; space < WEDGES_SPACES; space++)
      {
        const double turns = policy.turns[wedges][space];

        worst = fmax (worst, fabs (rolling (chances, policy.turns, wedges, space) - turns) / (1 + turns));
        lands = lands
                && fabs (landing (chances, policy.turns, wedges, space) - wedges_policy_landed (&policy, space, wedges))
                     < 1e-9 * (1 + turns);
      }
  tap_ok (worst < 1e-9, "%s: the equation holds at every game, but for %.1e", name, worst);
  tap_ok (lands, "%s: what is told of landings is what the equations say", name);
}

/* Sweeps over the values until they stand still: slow, and of another kind than the policy's own way. */
static void
test_slow_way (void)
{
  static double turns[WEDGES_ALL + 1][WEDGES_SPACES];
  const unsigned sets[] = { WEDGES_ALL, WEDGES_ALL & ~BIT (WEDGES_HISTORY),
                            WEDGES_ALL & ~BIT (WEDGES_HISTORY) & ~BIT (WEDGES_GEOGRAPHY) };
  double worst = 0;

  wedges_policy_solve (&policy, &uneven);
  memcpy (turns, policy.turns, sizeof turns);
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
    {
      double change = 1;

      memset (turns[sets[i]], 0, sizeof turns[sets[i]]);
      while (change > 1e-12)
        {
          change = 0;
          for (int space = 0; space < WEDGES_SPACES; space++)
            {
              const double now = rolling (&uneven, turns, sets[i], space);

              change = fmax (change, fabs (now - turns[sets[i]][space]));
              turns[sets[i]][space] = now;
            }
        }
      for (int space = 0; space < WEDGES_SPACES; space++)
        worst = fmax (worst, fabs (turns[sets[i]][space] - policy.turns[sets[i]][space]));
    }
  tap_ok (worst < 1e-8, "sweeping until nothing changes gives the same, but for %.1e", worst);
}

static void
test_order (void)
{
  const WedgesChances half = even (0.5), better = even (0.55);
  bool fewer = true, gain = true, same = true, choices = true;

  wedges_policy_solve (&policy, &half);
  wedges_policy_solve (&other, &better);
  for (unsigned wedges = 0; wedges <= WEDGES_ALL; wedges++)
    for (int space = 0; space < WEDGES_SPACES; space++)
      {
        const double turns = wedges_policy_turns (&policy, space, wedges);

        gain = gain && wedges_policy_turns (&other, space, wedges) < turns;
        for (int category = 0; category < WEDGES_CATEGORIES; category++)
          fewer = fewer && wedges_policy_turns (&policy, space, wedges | BIT (category)) <= turns + 1e-9;
        for (int die = 1; die <= WEDGES_DIE; die++)
          {
            uint8_t spaces[WEDGES_MAX_REACH];
            const int n = wedges_reach (space, die, spaces), best = wedges_policy_best (&policy, space, wedges, die);
            const double least = wedges_policy_landed (&policy, best, wedges);

            choices = choices && memchr (spaces, best, (size_t) n) != NULL;
            for (int i = 0; i < n; i++)
              choices = choices && wedges_policy_landed (&policy, spaces[i], wedges) > least - 1e-7;
          }
      }
  for (int space = 0; space < WEDGES_SPACES; space++)
    if (wedges_space_type (space) == WEDGES_HEADQUARTERS)
      same = same
             && fabs (wedges_policy_turns (&policy, space, 0)
                      - wedges_policy_turns (&policy, wedges_space_from_name ("R0"), 0))
                  < 1e-9;
  tap_ok (fewer, "a wedge more never costs a turn when all chances are equal");
  tap_ok (gain, "who knows more needs fewer turns, everywhere");
  tap_ok (same, "the wheel looks the same from all headquarters");
  tap_ok (choices, "the best space is within reach, and none is better");
}

static void
test_bounds (void)
{
  const WedgesChances none = even (0), all = even (1), odd = { { NAN, -3, 7, INFINITY, 0.5, -INFINITY }, NAN };
  const double right[] = { 0.5, 0.4, 0.9, 0.31, 0.6, 0.7 };

  wedges_policy_solve (&policy, &none);
  tap_ok (wedges_policy_turns (&policy, 0, 0) > 1000 && isfinite (wedges_policy_turns (&policy, 0, 0)),
          "who knows nothing needs long");
  wedges_policy_solve (&policy, &all);
  tap_ok (fabs (wedges_policy_turns (&policy, 0, 0) - 1) < 0.05, "who knows everything needs one turn");
  wedges_policy_solve (&policy, &odd);
  tap_ok (isfinite (wedges_policy_turns (&policy, 0, 0)), "chances that are none");
  wedges_policy_solve (&policy, &uneven);
  tap_ok (wedges_policy_category (&policy) == 5, "the best category");
  tap_ok (wedges_policy_worst (right) == 0.31, "the worst category");
}

/* Plays alone by the rules, and returns the turns. */
static int
play (const WedgesChances *chances, bool at_random, uint64_t *random)
{
  const WedgesSetup setup = { .cards = 10, .boxes = 2, .seats = 1 };
  int turns = 0;

  wedges_begin (&setup, &game);
  while (game.phase != WEDGES_OVER)
    {
      WedgesMove move = { .type = WEDGES_ROLL };
      uint8_t spaces[WEDGES_MAX_REACH];
      const uint64_t bits = salon_random_next (random);
      double chance;
      int n;

      switch ((WedgesPhase) game.phase)
        {
        case WEDGES_TO_MOVE:
          n = wedges_reach (game.space[0], game.die, spaces);
          move.type = WEDGES_MOVE;
          move.space = at_random ? spaces[bits % (uint64_t) n]
                                 : (uint8_t) wedges_policy_best (&policy, game.space[0], game.wedges[0], game.die);
          break;
        case WEDGES_TO_CHOOSE:
          move.type = WEDGES_CHOOSE;
          move.category = (uint8_t) wedges_policy_category (&policy);
          break;
        case WEDGES_TO_ANSWER:
          chance = wedges_is_final (&game) ? chances->final : chances->right[game.category];
          move.type = WEDGES_ANSWER;
          move.right = (double) (bits >> 11) / (double) (UINT64_C (1) << 53) < chance;
          break;
        case WEDGES_FIRST_ROLL:
        case WEDGES_TO_ROLL:
        case WEDGES_TO_VOTE:
        case WEDGES_OVER:
        default:
          move.die = (uint8_t) (1 + bits % WEDGES_DIE);
          break;
        }
      if (wedges_apply (&game, &move) != WEDGES_OK)
        return -1;
      turns += move.type == WEDGES_ANSWER && (!move.right || game.phase == WEDGES_OVER);
    }

  return turns;
}

/* Plays @games and returns the mean of their turns, with its standard error. */
static double
play_many (const WedgesChances *chances, bool at_random, int games, double *error)
{
  uint64_t random = 7;
  double sum = 0, squares = 0;

  for (int i = 0; i < games; i++)
    {
      const double turns = play (chances, at_random, &random);

      sum += turns;
      squares += turns * turns;
    }
  *error = sqrt ((squares / games - sum / games * (sum / games)) / games);

  return sum / games;
}

static void
test_games (const char *name, const WedgesChances *chances, int games)
{
  double turns, error, mean;

  wedges_policy_solve (&policy, chances);
  turns = wedges_policy_turns (&policy, WEDGES_HUB, 0);
  mean = play_many (chances, false, games, &error);
  tap_ok (error < turns / 25 && fabs (mean - turns) < 3.5 * error,
          "%s: %d games took %.2f turns, %.2f ± %.2f were told", name, games, mean, turns, error);
}

static void
test_wanderer (void)
{
  const WedgesChances half = even (0.5);
  double turns, error, mean;

  wedges_policy_solve (&policy, &half);
  turns = wedges_policy_turns (&policy, WEDGES_HUB, 0);
  mean = play_many (&half, true, 400, &error);
  tap_ok (mean > 5 * turns && mean < 8 * turns, "who moves at random needs %.1f times as many turns", mean / turns);
}

int
main (void)
{
  const WedgesChances half = even (0.5), three = even (0.3), most = even (0.62);

  test_figures ();
  test_equations ("one half", &half);
  test_equations ("each category has a chance of its own", &uneven);
  test_slow_way ();
  test_order ();
  test_bounds ();
  test_games ("one half", &half, 2000);
  test_games ("three in ten", &three, 1000);
  test_games ("sixty-two in a hundred", &most, 2000);
  test_games ("each category has a chance of its own", &uneven, 2000);
  test_wanderer ();

  return tap_done ();
}
