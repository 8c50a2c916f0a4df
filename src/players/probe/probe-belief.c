/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "players/probe/probe-belief-private.h"

/* The least weight of a row when no known word fits: enough to tell letters apart. */
#define NOTHING_KNOWN (1u << 20)

/* Weights of blanks are counted in parts of so many bits. */
#define PRIOR_BITS 6

/* The same where words have the weight of their blanks in them. */
#define PRIOR_KNOWN (1u << 16)

/* Points of a space of @worth 0–2. */
int
probe_worth_points (int worth)
{
  static const uint8_t points[PROBE_WORTHS] = { 5, 10, 15 };

  return points[worth];
}

/* The worth, 0–2, of space @slot 0–11. */
int
probe_slot_worth (int slot)
{
  return probe_space_value (slot) / 5 - 1;
}

/* The hidden spaces outside the word that begins at @before. */
static unsigned
hidden_blanks (const ProbeGroup *group, int before)
{
  return group->clues->hidden & ~(((1u << group->length) - 1) << before);
}

/* Adds rows of @weight with @before blanks to everything that is known of blanks. */
void
probe_group_add_blanks (const ProbeGroup *group, ProbeBelief *belief, int before, uint64_t weight)
{
  const int blank = probe_letter_index (PROBE_BLANK);
  const unsigned blanks = hidden_blanks (group, before);

  belief->total += weight;
  if (blanks == 0)
    return;
  belief->hit[blank][probe_group_cheapest (group, blanks)] += weight;
  for (unsigned rest = blanks; rest != 0; rest &= rest - 1)
    belief->slot[__builtin_ctz (rest)][blank] += weight;
}

/* Puts what a scan found into the belief, for every way to place the blanks. */
static void
add_known (ProbeBelief *belief, const ProbeGroup *group, const ProbeScan *scan)
{
  if (scan->sum == 0)
    return;

  for (int i = 0; i < group->n; i++)
    {
      const int before = group->before[i];
      const uint64_t prior = group->prior[i];
      const uint64_t best_weight = scan->best_weight * prior;

      probe_group_add_blanks (group, belief, before, scan->sum * prior);
      for (int k = 0; k < group->length; k++)
        if (group->open >> k & 1)
          for (int letter = 0; letter < 26; letter++)
            {
              const int slot = before + k;

              belief->slot[slot][letter] += scan->at[k][letter] * prior;
              belief->hit[letter][probe_slot_worth (slot)] += (scan->at[k][letter] - scan->again[k][letter]) * prior;
            }

      if (best_weight > belief->best_weight)
        {
          const size_t length = (size_t) group->length;

          belief->best_weight = best_weight;
          memset (&belief->best, 0, sizeof belief->best);
          belief->best.n = group->clues->row.n;
          memset (belief->best.card, PROBE_BLANK, belief->best.n);
          memcpy (belief->best.card + before, words_list_block (group->lexicon->words, length) + scan->best * length,
                  length);
        }
    }

  for (int letter = 0; letter < 26; letter++)
    for (int worth = 0; worth < PROBE_WORTHS; worth++)
      belief->hit[letter][worth] += scan->cheapest[letter][worth];
}

/* How likely the blanks of a group are to lie there, never 0. */
static uint32_t
prior_of_blanks (const ProbeGroup *group, int before)
{
  const int blank = probe_letter_index (PROBE_BLANK);
  const unsigned hidden = hidden_blanks (group, before);
  const bool known = group->lexicon->laid[group->length] != NULL;
  const uint32_t prior = known ? PRIOR_KNOWN : probe_blanks_weight (group->clues->row.n - group->length) << PRIOR_BITS;
  unsigned passed = 0;

  for (unsigned rest = hidden; rest != 0; rest &= rest - 1)
    passed += group->clues->passed[__builtin_ctz (rest)][blank];
  if (passed > PROBE_PASSED_MOST)
    passed = PROBE_PASSED_MOST;
  if (hidden != 0 && (group->clues->denied >> blank & 1))
    passed += PROBE_DOUBT;

  return prior >> passed;
}

/* Fits a word of @length letters behind @before blanks to the clues: false when
 * an exposed card or a "no" is against it. */
static bool
group_init (ProbeGroup *group, const ProbeLexicon *lexicon, const ProbeClues *clues, int length, int before)
{
  const int n = clues->row.n;
  const uint32_t blank = 1u << probe_letter_index (PROBE_BLANK);

  memset (group, 0, sizeof *group);
  group->lexicon = lexicon;
  group->clues = clues;
  group->length = length;
  group->denied = clues->denied & ~blank;
  group->supply_min = UINT8_MAX;
  for (int letter = 0; letter < 26; letter++)
    if (clues->supply[letter] < group->supply_min)
      group->supply_min = clues->supply[letter];
  for (int slot = 0; slot < n; slot++)
    group->of_worth[probe_slot_worth (slot)] |= (uint16_t) (1u << slot);

  for (int slot = 0; slot < n; slot++)
    {
      const char card = clues->row.card[slot];
      const bool in_word = slot >= before && slot < before + length;

      if (clues->hidden >> slot & 1)
        {
          if (in_word)
            group->open |= (uint16_t) (1u << (slot - before));
        }
      else if (in_word == (card == PROBE_BLANK))
        return false;
      else if (in_word)
        {
          group->fixed_at[group->n_fixed] = (uint8_t) (slot - before);
          group->fixed[group->n_fixed++] = card;
        }
    }
  if ((clues->denied & blank) && hidden_blanks (group, before) != 0 && !clues->doubtful)
    return false;
  group->n = 1;
  group->before[0] = (uint8_t) before;
  group->prior[0] = prior_of_blanks (group, before);

  for (int i = 0; clues->misnamed != NULL && i < clues->misnamed->n; i++)
    {
      const ProbeRow *row = &clues->misnamed->row[i];
      char word[PROBE_SPACES + 1];
      int found;

      if (row->n != n || probe_row_word (row, word) != length || row->card[before] == PROBE_BLANK
          || (before > 0 && row->card[before - 1] != PROBE_BLANK))
        continue;
      found = words_list_find (lexicon->words, word, (size_t) length);
      if (found >= 0)
        group->skipped[group->n_skipped++] = (size_t) found;
    }

  return true;
}

/* Whether the words of both groups are judged alike, so that one scan will do. */
static bool
alike (const ProbeGroup *a, const ProbeGroup *b)
{
  return a->length == b->length && a->n_fixed == 0 && b->n_fixed == 0 && a->n_skipped == 0 && b->n_skipped == 0
         && !a->clues->passed_letters;
}

/* Weighs every row that fits @clues: all words that @lexicon knows, and a little
 * for those it does not, with every way to put blanks around them. */
void
probe_belief_init (ProbeBelief *belief, const ProbeLexicon *lexicon, const ProbeClues *clues)
{
  const int n = clues->row.n;
  ProbeGroup groups[PROBE_MAX_GROUPS];
  int n_groups = 0;
  ProbeFollows follows = { .length = 0 };
  uint64_t least;
  ProbeScan scan;

  memset (belief, 0, offsetof (ProbeBelief, rows));
  for (int length = clues->word_min; length <= n && length <= clues->word_max; length++)
    for (int before = 0; before <= n - length && n - length <= clues->blanks && n - length < PROBE_MAX_PLACES; before++)
      {
        ProbeGroup *group = &groups[n_groups];
        ProbeGroup *last = group - 1;

        if (!group_init (group, lexicon, clues, length, before))
          continue;
        if (n_groups > 0 && alike (last, group))
          {
            last->before[last->n] = group->before[0];
            last->prior[last->n++] = group->prior[0];
          }
        else
          n_groups++;
      }

  for (int i = 0; i < n_groups; i++)
    {
      probe_group_scan (&groups[i], &scan, belief);
      add_known (belief, &groups[i], &scan);
    }
  belief->known = belief->total;
  least = belief->total > 0 ? 1 : NOTHING_KNOWN;
  for (int i = 0; i < n_groups && (lexicon->share > 0 || belief->known == 0); i++)
    probe_group_add_unknown (&groups[i], belief, &follows, least);
  if (belief->total == 0)
    belief->total = 1;
}

/* Gives @weight as a probability. */
uint32_t
probe_belief_share (const ProbeBelief *belief, uint64_t weight)
{
  uint64_t total = belief->total;

  if (weight >= total)
    return PROBE_SURE;
  for (; total >> 47 != 0; weight >>= 1)
    total >>= 1;

  return (uint32_t) ((weight << 16) / total);
}
