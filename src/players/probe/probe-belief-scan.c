/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Weighs the words of a group of rows.  The sets of the index say which words fit,
 * and only these are looked at. */

#include <string.h>

#include "players/probe/probe-belief-private.h"
#include "players/probe/probe-owner.h"

/* The sets that a group asks for: all of the first, none of the others. */
typedef struct {
  const WordsIndex *index; /* NULL: there was no memory for one */
  int n_with;
  int n_without;
  const uint64_t *with[PROBE_SPACES];
  const uint64_t *without[26 * PROBE_SPACES];
} Sieve;

static void
sieve_init (Sieve *sieve, const ProbeGroup *group)
{
  uint32_t denied = group->clues->doubtful ? 0 : group->denied;
  uint32_t exposed = 0;

  sieve->n_with = 0;
  sieve->n_without = 0;
  sieve->index = words_list_index (group->lexicon->words, (size_t) group->length);
  if (sieve->index == NULL)
    return;

  for (int k = 0; k < group->n_fixed; k++)
    {
      exposed |= 1u << (group->fixed[k] - 'A');
      sieve->with[sieve->n_with++] =
        words_index_at (sieve->index, group->fixed_at[k], (size_t) (group->fixed[k] - 'A'));
    }
  for (; denied != 0; denied &= denied - 1)
    {
      const int letter = __builtin_ctz (denied);

      if (!(exposed >> letter & 1))
        {
          sieve->without[sieve->n_without++] = words_index_with (sieve->index, (size_t) letter);
          continue;
        }
      for (int k = 0; k < group->length; k++)
        if (group->open >> k & 1)
          sieve->without[sieve->n_without++] = words_index_at (sieve->index, (size_t) k, (size_t) letter);
    }
}

/* The same for 64 words, without the sets. */
static uint64_t
sift_plainly (const ProbeGroup *group, const char *word, size_t count)
{
  uint64_t fits = 0;

  for (size_t i = 0; i < count; i++, word += group->length)
    {
      uint32_t letters = 0;
      bool fit = true;

      for (int k = 0; k < group->n_fixed; k++)
        fit &= word[group->fixed_at[k]] == group->fixed[k];
      for (int k = 0; k < group->length; k++)
        if (group->open >> k & 1)
          letters |= 1u << (word[k] - 'A');
      if (fit && (group->clues->doubtful || !(letters & group->denied)))
        fits |= UINT64_C (1) << i;
    }

  return fits;
}

/* The cheapest worth among the spaces @slots, a bit each and at least one. */
int
probe_group_cheapest (const ProbeGroup *group, unsigned slots)
{
  int worth = 0;

  while (worth < PROBE_WORTHS - 1 && !(slots & group->of_worth[worth]))
    worth++;

  return worth;
}

static bool
within_supply (const ProbeGroup *group, const char *word)
{
  uint8_t count[26] = { 0 };

  for (int k = 0; k < group->length; k++)
    if (++count[word[k] - 'A'] > group->clues->supply[word[k] - 'A'])
      return false;

  return true;
}

/* Adds @weight for hiding a letter at all the places @places of the word: its
 * owner shows the cheapest. */
static void
settle (const ProbeGroup *group, ProbeScan *scan, int letter, unsigned places, uint64_t weight)
{
  for (unsigned rest = places; rest != 0; rest &= rest - 1)
    scan->again[__builtin_ctz (rest)][letter] += weight;
  for (int i = 0; i < group->n; i++)
    scan->cheapest[letter][probe_group_cheapest (group, places << group->before[i])] += weight * group->prior[i];
}

/* Notes a word of @weight that hides some letters more than once, at the places
 * @at by letter.  Those that it hides twice, nearly all, are settled together. */
static inline void
add_repeated (const ProbeGroup *group, ProbeScan *scan, uint32_t repeated, const uint16_t at[26], uint32_t weight)
{
  for (; repeated != 0; repeated &= repeated - 1)
    {
      const int letter = __builtin_ctz (repeated);
      const unsigned places = at[letter], others = places & (places - 1);

      if ((others & (others - 1)) != 0)
        {
          settle (group, scan, letter, places, weight);
          continue;
        }
      if (!(scan->paired >> letter & 1))
        {
          scan->paired |= 1u << letter;
          memset (scan->pair[letter], 0, sizeof scan->pair[letter]);
        }
      scan->pair[letter][__builtin_ctz (places)][__builtin_ctz (others)] += weight;
    }
}

static void
settle_pairs (const ProbeGroup *group, ProbeScan *scan)
{
  for (uint32_t rest = scan->paired; rest != 0; rest &= rest - 1)
    {
      const int letter = __builtin_ctz (rest);

      for (int first = 0; first < group->length; first++)
        for (int second = first + 1; second < group->length; second++)
          if (scan->pair[letter][first][second] != 0)
            settle (group, scan, letter, 1u << first | 1u << second, scan->pair[letter][first][second]);
    }
}

static void
keep_rows (const ProbeGroup *group, ProbeBelief *belief, const char *word, uint32_t weight)
{
  for (int i = 0; i < group->n; i++)
    {
      if (belief->n_rows < PROBE_BELIEF_ROWS)
        {
          ProbeFit *fit = &belief->rows[belief->n_rows];

          memset (fit->card, PROBE_BLANK, sizeof fit->card);
          memcpy (fit->card + group->before[i], word, (size_t) group->length);
          fit->weight = (uint64_t) weight * group->prior[i];
        }
      belief->n_rows++;
    }
}

/* The @weight of @word as unlikely as the owner's answers make it. */
static uint32_t
passed_over (const ProbeGroup *group, const char *word, uint32_t weight)
{
  unsigned passed = 0;

  for (int k = 0; k < group->length; k++)
    if (group->open >> k & 1)
      passed += group->clues->passed[group->before[0] + k][word[k] - 'A'];

  return weight >> (passed < PROBE_PASSED_MOST ? passed : PROBE_PASSED_MOST);
}

/* What word @i of a list weighs before anything is known: by what owners lay, if that was counted, else by its tier. */
static inline uint32_t
first_weight (const ProbeLexicon *lexicon, const uint8_t *laid, const uint8_t *tiers, size_t i)
{
  return laid != NULL ? probe_owner_weight (laid[i]) : (uint32_t) lexicon->weight[tiers[i]] << PROBE_WEIGHT_BITS;
}

static inline bool
is_skipped (const ProbeGroup *group, size_t i)
{
  for (int k = 0; k < group->n_skipped; k++)
    if (group->skipped[k] == i)
      return true;

  return false;
}

/* The inner loop.  @length and @all_open are constants wherever it is called, so
 * that each length gets a loop of its own. */
static inline __attribute__ ((always_inline)) void
scan_words (const ProbeGroup *group, ProbeScan *scan, ProbeBelief *belief, const int length, const bool all_open)
{
  const ProbeLexicon *lexicon = group->lexicon;
  const size_t count = words_list_count (lexicon->words, (size_t) length);
  const char *block = words_list_block (lexicon->words, (size_t) length);
  const uint8_t *tiers = words_list_tiers (lexicon->words, (size_t) length);
  const uint8_t *flags = words_list_flags (lexicon->words, (size_t) length);
  const uint8_t *laid = lexicon->laid[length];
  Sieve sieve;

  sieve_init (&sieve, group);
  for (size_t begin = 0; begin < count; begin += 64)
    {
      const size_t n = count - begin < 64 ? count - begin : 64;
      uint64_t fits = ~UINT64_C (0) >> (64 - n);

      if (sieve.index == NULL)
        fits = sift_plainly (group, block + begin * (size_t) length, n);
      for (int i = 0; i < sieve.n_with; i++)
        fits &= sieve.with[i][begin / 64];
      for (int i = 0; i < sieve.n_without && fits != 0; i++)
        fits &= ~sieve.without[i][begin / 64];

      for (; fits != 0; fits &= fits - 1)
        {
          const size_t i = begin + (size_t) __builtin_ctzll (fits);
          const char *word = block + i * (size_t) length;
          uint32_t weight = first_weight (lexicon, laid, tiers, i);
          uint32_t all_once = 0, all_twice = 0, thrice = 0, once = 0, twice = 0;
          uint16_t at[26]; /* places where it hides a letter, filled for those of once */

          if (weight == 0 || (flags[i] & lexicon->required) != lexicon->required)
            continue;

          for (int k = 0; k < length; k++)
            {
              const uint32_t bit = 1u << (word[k] - 'A');
              const uint32_t hidden = all_open || (group->open >> k & 1) ? bit : 0;

              thrice |= all_twice & bit;
              all_twice |= all_once & bit;
              all_once |= bit;
              twice |= once & hidden;
              if (hidden != 0)
                at[word[k] - 'A'] = (uint16_t) (((once & bit) != 0 ? at[word[k] - 'A'] : 0) | 1u << k);
              once |= hidden;
            }
          if (once & group->denied)
            weight = (weight >> PROBE_DOUBT) + 1;
          if ((thrice != 0 || (all_twice != 0 && group->supply_min < 2)) && !within_supply (group, word))
            continue;
          if (is_skipped (group, i))
            continue;
          if (group->clues->passed_letters)
            weight = passed_over (group, word, weight);

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
            add_repeated (group, scan, twice, at, weight);
          keep_rows (group, belief, word, weight);
        }
    }
  settle_pairs (group, scan);
}

#define SCAN_LENGTH(l)                            \
  case l:                                         \
    if (group->n_fixed == 0)                      \
      scan_words (group, scan, belief, l, true);  \
    else                                          \
      scan_words (group, scan, belief, l, false); \
    break

/* Fills @scan with what the words of @group weigh, and adds its rows to those
 * that @belief keeps. */
void
probe_group_scan (const ProbeGroup *group, ProbeScan *scan, ProbeBelief *belief)
{
  memset (scan, 0, offsetof (ProbeScan, pair));
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
