/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe-belief.h"

#include <string.h>

/* A row against a "no" that may have been false is this many times as unlikely, as a power of 2. */
#define DOUBT 6

#define MAX_PLACES 7  /* ways to put at most 6 blanks around a word */
#define MAX_GROUPS 28 /* with 0, 1, … 6 blanks together */

/* The least weight of a row when no known word fits: enough to tell letters apart. */
#define NOTHING_KNOWN (1u << 20)

/* Rows with words of one length to which the clues say the same about every
 * letter of the word: one way to lay the blanks, or all of them while no letter
 * is exposed. */
typedef struct {
  const ProbeLexicon *lexicon;
  const ProbeClues *clues;
  int length;
  int n;                       /* ways to place the blanks */
  uint8_t before[MAX_PLACES];  /* blanks before the word */
  uint32_t prior[MAX_PLACES];
  uint16_t of_worth[PROBE_WORTHS]; /* which spaces are */
  uint16_t open;               /* letters of the word that are hidden */
  int n_fixed;                 /* the others */
  uint8_t fixed_at[PROBE_SPACES];
  char fixed[PROBE_SPACES];
  uint32_t denied;
  int n_skipped;               /* words that were named in vain */
  size_t skipped[PROBE_PLAYER_MISNAMED];
} Group;

/* What a scan over the words of a group finds. */
typedef struct {
  uint64_t sum;
  uint64_t at[PROBE_SPACES][26];     /* weight of words with that letter hidden there */
  uint64_t again[PROBE_SPACES][26];  /* of those, the ones that hide it more than once */
  uint64_t cheapest[26][PROBE_WORTHS]; /* for the latter, over all ways to place the blanks */
  uint32_t best_weight;
  size_t best;
} Scan;

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

/* Gathers what is public about @tray of @seat, also of the seat that @seen is
 * the view of: then it is what the others know. */
void
probe_clues_init (ProbeClues *clues,
                  const ProbeState *seen,
                  int seat,
                  int tray,
                  const ProbeMisnamed *misnamed)
{
  memset (clues, 0, sizeof *clues);
  clues->row = seen->setup.row[seat][tray];
  clues->hidden = seen->hidden[seat][tray];
  for (int slot = 0; slot < clues->row.n; slot++)
    if (clues->hidden >> slot & 1)
      clues->row.card[slot] = PROBE_UNKNOWN;
  clues->denied = seen->denied[seat];
  clues->doubtful = seen->setup.answers_by_hand;
  clues->blanks = seen->setup.rules.blanks;
  clues->word_min = seen->setup.rules.word_min;
  clues->word_max = seen->setup.rules.word_max;
  for (int letter = 0; letter < 26; letter++)
    clues->supply[letter] = (uint8_t) probe_setup_supply (&seen->setup, probe_letter_at (letter));
  clues->misnamed = misnamed;
}

/* The cheapest worth among the spaces @slots, a bit each and at least one. */
static inline int
cheapest_worth (const Group *group,
                unsigned slots)
{
  int worth = 0;

  while (worth < PROBE_WORTHS - 1 && !(slots & group->of_worth[worth]))
    worth++;

  return worth;
}

static bool
within_supply (const Group *group,
               const char *word)
{
  uint8_t count[26] = { 0 };

  for (int k = 0; k < group->length; k++)
    if (++count[word[k] - 'A'] > group->clues->supply[word[k] - 'A'])
      return false;

  return true;
}

/* Adds a word that hides some letter more than once: its owner shows the cheapest. */
static void
add_repeated (const Group *group,
              Scan *scan,
              const char *word,
              uint32_t repeated,
              uint32_t weight)
{
  for (; repeated != 0; repeated &= repeated - 1)
    {
      const int letter = __builtin_ctz (repeated);
      unsigned places = 0;

      for (int k = 0; k < group->length; k++)
        if ((group->open >> k & 1) && word[k] - 'A' == letter)
          {
            scan->again[k][letter] += weight;
            places |= 1u << k;
          }
      for (int i = 0; i < group->n; i++)
        scan->cheapest[letter][cheapest_worth (group, places << group->before[i])] += (uint64_t) weight * group->prior[i];
    }
}

/* The inner loop.  @length and @all_open are constants wherever it is called, so
 * that each length gets a loop of its own. */
static inline __attribute__ ((always_inline)) void
scan_words (const Group *group,
            Scan *scan,
            const int length,
            const bool all_open)
{
  const ProbeLexicon *lexicon = group->lexicon;
  const size_t count = words_list_count (lexicon->words, (size_t) length);
  const char *word = words_list_block (lexicon->words, (size_t) length);
  const uint8_t *tiers = words_list_tiers (lexicon->words, (size_t) length);
  const uint8_t *flags = words_list_flags (lexicon->words, (size_t) length);
  const int first_at = all_open ? 0 : group->fixed_at[0];
  const char first = all_open ? 0 : group->fixed[0];

  for (size_t i = 0; i < count; i++, word += length)
    {
      uint32_t weight, letters = 0, all_once = 0, all_twice = 0, thrice = 0, once = 0, twice = 0;
      bool fits = true;

      if (!all_open)
        {
          if (word[first_at] != first)
            continue;
          for (int k = 1; k < group->n_fixed; k++)
            fits &= word[group->fixed_at[k]] == group->fixed[k];
          if (!fits)
            continue;
        }
      weight = lexicon->weight[tiers[i]];
      if (weight == 0 || (flags[i] & lexicon->required) != lexicon->required)
        continue;

      for (int k = 0; k < length; k++)
        if (all_open || (group->open >> k & 1))
          letters |= 1u << (word[k] - 'A');
      if (letters & group->denied)
        {
          if (!group->clues->doubtful)
            continue;
          weight = (weight >> DOUBT) + 1;
        }

      for (int k = 0; k < length; k++)
        {
          const uint32_t bit = 1u << (word[k] - 'A');
          const uint32_t hidden = all_open || (group->open >> k & 1) ? bit : 0;

          thrice |= all_twice & bit;
          all_twice |= all_once & bit;
          all_once |= bit;
          twice |= once & hidden;
          once |= hidden;
        }
      if (thrice != 0 && !within_supply (group, word))
        continue;
      for (int k = 0; k < group->n_skipped; k++)
        fits &= group->skipped[k] != i;
      if (!fits)
        continue;

      scan->sum += weight;
      if (weight > scan->best_weight)
        {
          scan->best_weight = weight;
          scan->best = i;
        }
      for (int k = 0; k < length; k++)
        if (all_open || (group->open >> k & 1))
          scan->at[k][word[k] - 'A'] += weight;
      if (twice != 0)
        add_repeated (group, scan, word, twice, weight);
    }
}

#define SCAN_LENGTH(l) \
  case l: \
    if (group->n_fixed == 0) \
      scan_words (group, scan, l, true); \
    else \
      scan_words (group, scan, l, false); \
    break

static void
scan_group (const Group *group,
            Scan *scan)
{
  memset (scan, 0, sizeof *scan);
  switch (group->length)
    {
    SCAN_LENGTH (1);
    SCAN_LENGTH (2);
    SCAN_LENGTH (3);
    SCAN_LENGTH (4);
    SCAN_LENGTH (5);
    SCAN_LENGTH (6);
    SCAN_LENGTH (7);
    SCAN_LENGTH (8);
    SCAN_LENGTH (9);
    SCAN_LENGTH (10);
    SCAN_LENGTH (11);
    SCAN_LENGTH (12);
    default:
      break;
    }
}

/* The hidden spaces outside the word that begins at @before. */
static unsigned
hidden_blanks (const Group *group,
               int before)
{
  return group->clues->hidden & ~(((1u << group->length) - 1) << before);
}

/* Adds rows of @weight with @before blanks to everything that is known of blanks. */
static void
add_blanks (ProbeBelief *belief,
            const Group *group,
            int before,
            uint64_t weight)
{
  const int blank = probe_letter_index (PROBE_BLANK);
  const unsigned blanks = hidden_blanks (group, before);

  belief->total += weight;
  if (blanks == 0)
    return;
  belief->hit[blank][cheapest_worth (group, blanks)] += weight;
  for (unsigned rest = blanks; rest != 0; rest &= rest - 1)
    belief->slot[__builtin_ctz (rest)][blank] += weight;
}

/* Puts what a scan found into the belief, for every way to place the blanks. */
static void
add_known (ProbeBelief *belief,
           const Group *group,
           const Scan *scan)
{
  if (scan->sum == 0)
    return;

  for (int i = 0; i < group->n; i++)
    {
      const int before = group->before[i];
      const uint64_t prior = group->prior[i];
      const uint64_t best_weight = scan->best_weight * prior;

      add_blanks (belief, group, before, scan->sum * prior);
      for (int k = 0; k < group->length; k++)
        if (group->open >> k & 1)
          for (int letter = 0; letter < 26; letter++)
            {
              const int slot = before + k;

              belief->slot[slot][letter] += scan->at[k][letter] * prior;
              belief->hit[letter][probe_slot_worth (slot)]
                += (scan->at[k][letter] - scan->again[k][letter]) * prior;
            }

      if (best_weight > belief->best_weight)
        {
          const size_t length = (size_t) group->length;

          belief->best_weight = best_weight;
          memset (&belief->best, 0, sizeof belief->best);
          belief->best.n = group->clues->row.n;
          memset (belief->best.card, PROBE_BLANK, belief->best.n);
          memcpy (belief->best.card + before,
                  words_list_block (group->lexicon->words, length) + scan->best * length, length);
        }
    }

  for (int letter = 0; letter < 26; letter++)
    for (int worth = 0; worth < PROBE_WORTHS; worth++)
      belief->hit[letter][worth] += scan->cheapest[letter][worth];
}

/* @x times a probability. */
static uint64_t
times (uint64_t x,
       uint64_t share)
{
  return x * share >> 16;
}

/* Adds words that the player does not know: letters as frequent as in the list,
 * without regard to their neighbours.  Every row weighs @least or more, so that
 * a belief is never empty. */
static void
add_unknown (ProbeBelief *belief,
             const Group *group,
             uint64_t least)
{
  const ProbeLexicon *lexicon = group->lexicon;
  uint64_t allowed = 0, likely = PROBE_SURE;
  int denied_letters = 0;

  for (int letter = 0; letter < 26; letter++)
    if (group->denied >> letter & 1)
      denied_letters++;
    else
      allowed += lexicon->frequency[letter];
  if (denied_letters == 26 && group->open != 0)
    return;

  /* Scaled up on the way, so that little is lost. */
  likely <<= 24;
  for (int k = 0; k < group->n_fixed; k++)
    likely = times (likely, lexicon->frequency[group->fixed[k] - 'A']);
  for (int k = 0; k < group->length; k++)
    if (group->open >> k & 1)
      likely = times (likely, allowed < PROBE_SURE ? allowed : PROBE_SURE);
  likely >>= 16;

  for (int i = 0; i < group->n; i++)
    {
      const int before = group->before[i];
      uint64_t weight = ((lexicon->unknown[group->length] * group->prior[i] >> 8) * (likely >> 4) >> 12) + least;
      int open_of[PROBE_WORTHS] = { 0 };

      add_blanks (belief, group, before, weight);
      for (int k = 0; k < group->length; k++)
        if (group->open >> k & 1)
          open_of[probe_slot_worth (before + k)]++;

      for (int letter = 0; letter < 26; letter++)
        {
          const uint64_t share = (uint64_t) lexicon->frequency[letter] * PROBE_SURE / (allowed > 0 ? allowed : 1);
          uint64_t none = PROBE_SURE;

          if (group->denied >> letter & 1)
            continue;
          for (int k = 0; k < group->length; k++)
            if (group->open >> k & 1)
              belief->slot[before + k][letter] += times (weight, share);
          for (int worth = 0; worth < PROBE_WORTHS; worth++)
            {
              const uint64_t dearer = none;

              for (int k = 0; k < open_of[worth]; k++)
                none = times (none, PROBE_SURE - (share < PROBE_SURE ? share : PROBE_SURE));
              belief->hit[letter][worth] += times (weight, dearer - none);
            }
        }
    }
}

/* Fits a word of @length letters behind @before blanks to the clues: false when
 * an exposed card or a "no" is against it. */
static bool
group_init (Group *group,
            const ProbeLexicon *lexicon,
            const ProbeClues *clues,
            int length,
            int before)
{
  const int n = clues->row.n;
  const uint32_t blank = 1u << probe_letter_index (PROBE_BLANK);

  memset (group, 0, sizeof *group);
  group->lexicon = lexicon;
  group->clues = clues;
  group->length = length;
  group->n = 1;
  group->before[0] = (uint8_t) before;
  group->prior[0] = probe_blanks_weight (n - length);
  group->denied = clues->denied & ~blank;
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
  if ((clues->denied & blank) && hidden_blanks (group, before) != 0)
    {
      if (!clues->doubtful)
        return false;
      group->prior[0] = (group->prior[0] >> DOUBT) + 1;
    }

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
alike (const Group *a,
       const Group *b)
{
  return a->length == b->length && a->n_fixed == 0 && b->n_fixed == 0 && a->n_skipped == 0 && b->n_skipped == 0;
}

/* Weighs every row that fits @clues: all words that @lexicon knows, and a little
 * for those it does not, with every way to put blanks around them. */
void
probe_belief_init (ProbeBelief *belief,
                   const ProbeLexicon *lexicon,
                   const ProbeClues *clues)
{
  const int n = clues->row.n;
  Group groups[MAX_GROUPS];
  int n_groups = 0;
  uint64_t least;
  Scan scan;

  memset (belief, 0, sizeof *belief);
  for (int length = clues->word_min; length <= n && length <= clues->word_max; length++)
    for (int before = 0; before <= n - length && n - length <= clues->blanks && n - length < MAX_PLACES; before++)
      {
        Group *group = &groups[n_groups];
        Group *last = group - 1;

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
      scan_group (&groups[i], &scan);
      add_known (belief, &groups[i], &scan);
    }
  least = belief->total > 0 ? 1 : NOTHING_KNOWN;
  for (int i = 0; i < n_groups; i++)
    add_unknown (belief, &groups[i], least);
  if (belief->total == 0)
    belief->total = 1;
}

/* Gives @weight as a probability. */
uint32_t
probe_belief_share (const ProbeBelief *belief,
                    uint64_t weight)
{
  return weight >= belief->total ? PROBE_SURE : (uint32_t) ((weight << 16) / belief->total);
}
