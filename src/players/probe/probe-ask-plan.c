/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-ask-plan.h"

#include <string.h>

/* Questions that are followed up after the first one. */
#define BREADTH 5

/* Weights of all rows together have so many bits. */
#define WEIGHT_BITS 24

/* Rows that still fit, by number. */
typedef struct {
  size_t n;
  uint16_t row[PROBE_BELIEF_ROWS];
} Rows;

/* The bonus that the last player would get at the end for @n cards still hidden
 * in a tray (probe-rules.md 7). */
static int
kept_bonus (const ProbeBehaviours *rules, int n)
{
  if (n == 0)
    return 0;
  if (n < PROBE_KEPT_MANY)
    return PROBE_KEPT_BONUS;

  return PROBE_KEPT_BONUS_MANY + (rules->end_bonuses_add_up ? PROBE_KEPT_BONUS : 0);
}

/* Looks at what is at stake for @seat in a tray of @target. */
void
probe_stakes_init (ProbeStakes *stakes, const ProbeState *seen, int seat, int target)
{
  const ProbeCardKind *card = &probe_card_kinds[seen->card];
  const bool first = seen->turn == seat && seen->first_guess;
  const bool last_chance = seen->last_player == target && seen->turns_left[seat] <= 1;
  const bool two = seen->setup.seats == 2;

  *stakes = (ProbeStakes) {
    .factor = first && card->effect == PROBE_EFFECT_MULTIPLY ? card->amount : 1,
    .first_blank = first && card->effect == PROBE_EFFECT_NO_BLANK_PENALTY ? 0 : PROBE_WRONG_BLANK,
    .miss = last_chance ? 0
            : two       ? PROBE_TURN_OF_TWO
                        : PROBE_TURN_OF_MORE,
    .again = last_chance ? 0
             : two       ? PROBE_AGAIN_OF_TWO
                         : PROBE_AGAIN_OF_MORE,
  };
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    stakes->value[slot] = (uint16_t) probe_space_value (slot);
  stakes->gain[1] = PROBE_LAST_CARD;

  /* Points that the last player does not keep are as good as won (probe-rules.md 7). */
  if (seen->last_player != target)
    return;
  for (int n = 1; n <= PROBE_SPACES; n++)
    stakes->gain[n] =
      (int16_t) (stakes->gain[n] + kept_bonus (&seen->setup.rules, n) - kept_bonus (&seen->setup.rules, n - 1));
  for (int slot = 0; slot < PROBE_SPACES && two; slot++)
    stakes->value[slot] = (uint16_t) (stakes->value[slot] * 2);
}

void
probe_plan_init (ProbePlan *plan, const ProbeBelief *belief, unsigned hidden, const ProbeStakes *stakes)
{
  const size_t n = belief->n_rows;
  int halvings = 0;

  plan->stakes = *stakes;
  plan->n = 0;
  plan->hidden = (uint16_t) hidden;
  if (n == 0 || n > PROBE_BELIEF_ROWS || belief->known < belief->total / 2)
    return;

  plan->n = n;
  plan->depth = n <= 12 ? 6 : n <= 40 ? 4 : n <= 128 ? 3 : 2;
  plan->all = 0;
  while (belief->total >> halvings >> WEIGHT_BITS != 0)
    halvings++;
  memset (plan->at, 0, n * sizeof *plan->at);
  for (size_t row = 0; row < n; row++)
    {
      plan->weight[row] = (int64_t) (belief->rows[row].weight >> halvings) + 1;
      plan->all += plan->weight[row];
      for (unsigned rest = hidden; rest != 0; rest &= rest - 1)
        {
          const int slot = __builtin_ctz (rest);

          plan->at[row][probe_letter_index (belief->rows[row].card[slot])] |= (uint16_t) (1u << slot);
        }
    }
  plan->others = (int64_t) ((belief->total - belief->known) >> halvings);
}

/* The card that an owner shows of several. */
static int
shown_of (unsigned places)
{
  int best = __builtin_ctz (places);

  for (unsigned rest = places & (places - 1); rest != 0; rest &= rest - 1)
    if (probe_space_value (__builtin_ctz (rest)) < probe_space_value (best))
      best = __builtin_ctz (rest);

  return best;
}

/* All the points that asking can still win in the tray. */
static int
points_left (const ProbePlan *plan, unsigned hidden)
{
  int points = 0;

  for (; hidden != 0; hidden &= hidden - 1)
    points += plan->stakes.value[__builtin_ctz (hidden)] + plan->stakes.gain[__builtin_popcount (hidden)];

  return points;
}

/* What may be expected without looking further: all that is left, less for every
 * time that the number of rows must still be halved. */
static int64_t
guess (const ProbePlan *plan, size_t n, int64_t weight, unsigned hidden)
{
  const int all = points_left (plan, hidden);
  int sixteenths = 0, left;

  for (; n > 1; n /= 2)
    sixteenths += 5;
  left = 256 - (256 - plan->stakes.again) * sixteenths / 16;

  return weight * all * (left > 64 ? left : 64) / 256 - weight * plan->stakes.miss * sixteenths / 16;
}

static int64_t expect (const ProbePlan *plan, const Rows *rows, unsigned hidden, int depth);

/* Points, times weight, expected from asking for @letter and going on. */
static int64_t
ask (const ProbePlan *plan, const Rows *rows, unsigned hidden, int letter, int depth, bool first)
{
  const ProbeStakes *stakes = &plan->stakes;
  const int gain = stakes->gain[__builtin_popcount (hidden)];
  Rows part[2];
  uint8_t shown[PROBE_BELIEF_ROWS];
  unsigned slots = 0;
  int64_t points = 0, missed = 0;

  part[0].n = 0;
  for (size_t i = 0; i < rows->n; i++)
    {
      const uint16_t row = rows->row[i];
      const unsigned places = plan->at[row][letter] & hidden;

      if (places == 0)
        {
          shown[i] = PROBE_SPACES;
          part[0].row[part[0].n++] = row;
          missed += plan->weight[row];
          continue;
        }
      shown[i] = (uint8_t) shown_of (places);
      slots |= 1u << shown[i];
      points += plan->weight[row] * (stakes->value[shown[i]] * (first ? stakes->factor : 1) + gain);
    }

  points -= missed * stakes->miss;
  if (letter == probe_letter_index (PROBE_BLANK))
    points -= missed * (first ? stakes->first_blank : PROBE_WRONG_BLANK);
  if (part[0].n > 0)
    points += expect (plan, &part[0], hidden, depth - 1) * stakes->again / 256;
  for (; slots != 0; slots &= slots - 1)
    {
      const int slot = __builtin_ctz (slots);

      part[1].n = 0;
      for (size_t i = 0; i < rows->n; i++)
        if (shown[i] == slot)
          part[1].row[part[1].n++] = rows->row[i];
      points += expect (plan, &part[1], hidden & ~(1u << slot), depth - 1);
    }

  return points;
}

/* The same of naming the likeliest of @rows, when asking on would bring @asking.
 * A wrong name costs 50 and the turn goes on (probe-rules.md 5). */
static int64_t
name (const ProbePlan *plan, const Rows *rows, unsigned hidden, int64_t weight, int64_t asking)
{
  int64_t most = 0;

  for (size_t i = 0; i < rows->n; i++)
    if (plan->weight[rows->row[i]] > most)
      most = plan->weight[rows->row[i]];

  return most * (points_left (plan, hidden) - PROBE_LAST_CARD + PROBE_NAMED_WORD)
         - (weight - most) * PROBE_MISNAMED_WORD + (weight > 0 ? asking * (weight - most) / weight : 0);
}

/* Points, times weight, expected from the best that can be done. */
static int64_t
expect (const ProbePlan *plan, const Rows *rows, unsigned hidden, int depth)
{
  int64_t weight = 0, best = INT64_MIN, named;

  if (hidden == 0)
    return 0;
  for (size_t i = 0; i < rows->n; i++)
    weight += plan->weight[rows->row[i]];
  if (depth <= 0 || rows->n == 1)
    {
      best = guess (plan, rows->n, weight, hidden);
    }
  else
    {
      int64_t with[PROBE_LETTERS] = { 0 };

      for (size_t i = 0; i < rows->n; i++)
        for (int letter = 0; letter < PROBE_LETTERS; letter++)
          if (plan->at[rows->row[i]][letter] & hidden)
            with[letter] += plan->weight[rows->row[i]];
      for (int tried = 0; tried < BREADTH; tried++)
        {
          int likeliest = 0;
          int64_t points;

          for (int letter = 1; letter < PROBE_LETTERS; letter++)
            if (with[letter] > with[likeliest])
              likeliest = letter;
          if (with[likeliest] == 0)
            break;
          points = ask (plan, rows, hidden, likeliest, depth, false);
          if (points > best)
            best = points;
          /* Asking for a certain letter loses nothing, except perhaps the chance to name the row. */
          if (with[likeliest] == weight && __builtin_popcount (hidden) < PROBE_INTERRUPTION_MINIMUM)
            break;
          with[likeliest] = 0;
        }
    }
  if (__builtin_popcount (hidden) < PROBE_INTERRUPTION_MINIMUM)
    return best;
  named = name (plan, rows, hidden, weight, best);

  return named > best ? named : best;
}

static void
all_rows (const ProbePlan *plan, Rows *rows)
{
  rows->n = plan->n;
  for (size_t i = 0; i < plan->n; i++)
    rows->row[i] = (uint16_t) i;
}

/* Fills @points with what asking for each letter and going on brings, in 65536ths;
 * 0 for those in no row.  False when there is no plan. */
bool
probe_plan_ask (const ProbePlan *plan, int64_t points[PROBE_LETTERS])
{
  Rows rows;

  memset (points, 0, PROBE_LETTERS * sizeof *points);
  if (plan->n == 0)
    return false;

  all_rows (plan, &rows);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      unsigned places = 0;

      for (size_t i = 0; i < plan->n; i++)
        places |= plan->at[i][letter];
      if (places != 0)
        points[letter] =
          ((ask (plan, &rows, plan->hidden, letter, plan->depth, true) - plan->others * plan->stakes.miss)
           * (int64_t) PROBE_SURE)
          / (plan->all + plan->others);
    }

  return true;
}

/* Whether naming the likeliest row now is better than asking on, at any time. */
bool
probe_plan_names (const ProbePlan *plan)
{
  int64_t best = INT64_MIN;
  Rows rows;

  if (plan->n == 0)
    return false;
  all_rows (plan, &rows);
  if (plan->n == 1)
    best = guess (plan, 1, plan->all, plan->hidden);
  for (int letter = 0; letter < PROBE_LETTERS && plan->n > 1; letter++)
    {
      unsigned places = 0;
      int64_t points;

      for (size_t i = 0; i < plan->n; i++)
        places |= plan->at[i][letter];
      if (places == 0)
        continue;
      points = ask (plan, &rows, plan->hidden, letter, plan->depth, false);
      if (points > best)
        best = points;
    }

  return name (plan, &rows, plan->hidden, plan->all, best) - plan->others * PROBE_MISNAMED_WORD > best;
}
