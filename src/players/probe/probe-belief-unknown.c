/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that the player does not know, spelled as those it knows: letter by
 * letter, each as it follows the one before in the words of the list. */

#include "players/probe/probe-belief-private.h"

#define LETTERS 26

/* Probabilities of a step are kept just below this many bits. */
#define STEP_BITS 28

typedef struct {
  int length;
  const ProbeFollows *follows;
  uint32_t allowed[PROBE_SPACES][LETTERS]; /* by the clues, of 2^PROBE_DOUBT */
  uint64_t before[PROBE_SPACES][LETTERS];  /* how likely the clues up to a place are, with the letter there */
  uint64_t after[PROBE_SPACES][LETTERS];   /* and those beyond it */
  int doublings;                           /* by which the former are too large */
} Spelling;

static void
learn (ProbeFollows *follows, const ProbeGroup *group)
{
  const WordsIndex *index = words_list_index (group->lexicon->words, (size_t) group->length);

  follows->length = group->length;
  for (int last = 0; last <= LETTERS; last++)
    {
      uint64_t all = LETTERS;

      for (int letter = 0; letter < LETTERS && index != NULL; letter++)
        all += index->pairs[last][letter];
      for (int letter = 0; letter < LETTERS; letter++)
        follows->share[last][letter] =
          (uint32_t) ((1 + (uint64_t) (index != NULL ? index->pairs[last][letter] : 0)) * PROBE_SURE / all) + 1;
    }
}

static void
read_clues (Spelling *spelling, const ProbeGroup *group)
{
  spelling->length = group->length;
  spelling->doublings = 0;
  for (int k = 0; k < group->length; k++)
    for (int letter = 0; letter < LETTERS; letter++)
      {
        uint32_t allowed = 0;

        if (group->open >> k & 1)
          allowed = !(group->denied >> letter & 1) ? 1u << PROBE_DOUBT : group->clues->doubtful ? 1 : 0;
        spelling->allowed[k][letter] = allowed;
      }
  for (int i = 0; i < group->n_fixed; i++)
    spelling->allowed[group->fixed_at[i]][group->fixed[i] - 'A'] = 1u << PROBE_DOUBT;
}

/* Doubles all of @step until the largest has its bits; false when all are 0. */
static bool
enlarge (uint64_t step[LETTERS], int *doublings)
{
  uint64_t any = 0;
  int by;

  for (int letter = 0; letter < LETTERS; letter++)
    any |= step[letter];
  if (any == 0)
    return false;
  by = STEP_BITS - (64 - __builtin_clzll (any));
  for (int letter = 0; letter < LETTERS; letter++)
    step[letter] = by >= 0 ? step[letter] << by : step[letter] >> -by;
  *doublings += by;

  return true;
}

/* Fills both ways; false when nothing can be spelled. */
static bool
walk (Spelling *spelling)
{
  const int end = spelling->length - 1;
  uint32_t possible[PROBE_SPACES] = { 0 }; /* letters at each place, a bit each */
  int ignored = 0;

  for (int k = 0; k <= end; k++)
    for (int letter = 0; letter < LETTERS; letter++)
      if (spelling->allowed[k][letter] != 0)
        possible[k] |= 1u << letter;

  for (int k = 0; k <= end; k++)
    {
      for (int letter = 0; letter < LETTERS; letter++)
        {
          uint64_t sum = 0;

          if (spelling->allowed[k][letter] != 0)
            {
              if (k == 0)
                sum = (uint64_t) spelling->follows->share[LETTERS][letter] << (STEP_BITS - 16);
              else
                for (uint32_t rest = possible[k - 1]; rest != 0; rest &= rest - 1)
                  {
                    const int last = __builtin_ctz (rest);

                    sum += spelling->before[k - 1][last] * spelling->follows->share[last][letter] >> 16;
                  }
            }
          spelling->before[k][letter] = sum * spelling->allowed[k][letter] >> PROBE_DOUBT;
        }
      if (!enlarge (spelling->before[k], &spelling->doublings))
        return false;
    }

  for (int letter = 0; letter < LETTERS; letter++)
    spelling->after[end][letter] = UINT64_C (1) << (STEP_BITS - 1);
  for (int k = end - 1; k >= 0; k--)
    {
      for (int letter = 0; letter < LETTERS; letter++)
        {
          spelling->after[k][letter] = 0;
          if (!(possible[k] >> letter & 1))
            continue;
          for (uint32_t rest = possible[k + 1]; rest != 0; rest &= rest - 1)
            {
              const int next = __builtin_ctz (rest);

              spelling->after[k][letter] +=
                (spelling->after[k + 1][next] * spelling->allowed[k + 1][next] >> PROBE_DOUBT)
                  * spelling->follows->share[letter][next]
                >> 16;
            }
        }
      if (!enlarge (spelling->after[k], &ignored))
        return false;
    }

  return true;
}

/* @x times a probability. */
static uint64_t
times (uint64_t x, uint64_t share)
{
  return x * share >> 16;
}

/* How likely the clues are, times @weight. */
static uint64_t
weigh (const Spelling *spelling, uint64_t weight)
{
  const uint64_t *last = spelling->before[spelling->length - 1];
  uint64_t sum = 0;
  int halvings = STEP_BITS + spelling->doublings;

  for (int letter = 0; letter < LETTERS; letter++)
    sum += last[letter];
  for (; sum >> 16 != 0; halvings--)
    sum >>= 1;
  for (; weight >> 47 != 0; halvings--)
    weight >>= 1;
  weight *= sum;
  if (halvings < 0)
    return weight << -halvings;

  return halvings < 64 ? weight >> halvings : 0;
}

/* Adds the words that are not known.  Every row weighs @least or more, so that
 * a belief is never empty.  Places are taken for independent where it comes to
 * which of several cards would be shown.
 * @follows is kept from group to group. */
void
probe_group_add_unknown (const ProbeGroup *group, ProbeBelief *belief, ProbeFollows *follows, uint64_t least)
{
  const uint64_t all = probe_lexicon_unknown (group->lexicon, group->length) << PROBE_WEIGHT_BITS;
  uint64_t share[PROBE_SPACES][LETTERS] = { { 0 } };
  Spelling spelling;

  if (follows->length != group->length)
    learn (follows, group);
  spelling.follows = follows;
  read_clues (&spelling, group);
  if (!walk (&spelling))
    return;

  for (int k = 0; k < group->length; k++)
    if (group->open >> k & 1)
      {
        uint64_t sum = 0;

        for (int letter = 0; letter < LETTERS; letter++)
          sum += spelling.before[k][letter] * spelling.after[k][letter] >> 16;
        for (int letter = 0; letter < LETTERS && sum > 0; letter++)
          share[k][letter] = (spelling.before[k][letter] * spelling.after[k][letter] >> 16) * PROBE_SURE / sum;
      }

  for (int i = 0; i < group->n; i++)
    {
      const uint64_t weight = weigh (&spelling, all * group->prior[i]) + least;

      probe_group_add_blanks (group, belief, group->before[i], weight);
      for (int letter = 0; letter < LETTERS; letter++)
        {
          uint64_t none = PROBE_SURE;

          for (int worth = 0; worth < PROBE_WORTHS; worth++)
            {
              const uint64_t dearer = none;

              for (int k = 0; k < group->length; k++)
                if ((group->open >> k & 1) && probe_slot_worth (group->before[i] + k) == worth)
                  {
                    belief->slot[group->before[i] + k][letter] += times (weight, share[k][letter]);
                    none = times (none, PROBE_SURE - share[k][letter]);
                  }
              belief->hit[letter][worth] += times (weight, dearer - none);
            }
        }
    }
}
