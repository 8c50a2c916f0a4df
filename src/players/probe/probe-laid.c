/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-laid.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-laid-table.h"
#include "players/probe/probe-laid-tree.h"
#include "players/probe/probe-player.h"

/* Of 1000 words, how many a computer is believed to lay in a way that its level does not tell: it may have a
 * character, or the list may have changed since. */
#define OTHERWISE 5

/* Of 1000 words of people and of programs, how many are believed to be such as medium thinks of: everyday words with
 * few blanks.  The others are of any kind that the list has. */
#define EVERYDAY 500

/* How one level lays in one game. */
typedef struct {
  const ProbeLevelInfo *info;
  int min, max;                        /* letters */
  bool compares;                       /* several words, and lays the hardest of them: */
  double chosen[PROBE_LAID_WRONG + 1]; /* how much more often a row is laid than thought of, by its wrong questions */
} Laying;

/* All that may be laid, and how somebody lays who is not known. */
typedef struct {
  const WordsList *words;
  const ProbeSetup *setup;
  uint8_t required; /* flags */
  double all;       /* weight of all rows of any length */
} Box;

static void
box_init (Box *box, const WordsList *words, const ProbeSetup *setup)
{
  *box = (Box) { .words = words, .setup = setup };
  if (setup->rules.headwords && words_list_tells_headwords (words))
    box->required = WORDS_FLAG_HEADWORD;
  for (int length = setup->rules.word_min; length <= setup->rules.word_max; length++)
    {
      const size_t count = words_list_count (words, (size_t) length);
      const uint8_t *tiers = words_list_tiers (words, (size_t) length);
      const uint8_t *flags = words_list_flags (words, (size_t) length);
      double mass = 0, blanks = 0;

      for (size_t i = 0; i < count; i++)
        if ((flags[i] & box->required) == box->required)
          mass += probe_tier_weight (tiers[i]);
      for (int b = 0; b <= setup->rules.blanks && length + b <= PROBE_SPACES; b++)
        blanks += probe_blanks_weight (b) * (b + 1.0);
      box->all += mass * blanks;
    }
}

static bool
within_supply (const ProbeSetup *setup, const char *word, int length)
{
  uint8_t count[26] = { 0 };

  for (int i = 0; i < length; i++)
    if (++count[word[i] - 'A'] > probe_setup_supply (setup, word[i]))
      return false;

  return true;
}

/* How likely each word of @length is to come to the mind of the level, into @share: the words that it may take, each
 * as often as the next, and one that follows others which cannot be laid so much more often (probe-lay.c). */
static void
think_of (const Box *box, const Laying *laying, int length, float *share)
{
  const size_t count = words_list_count (box->words, (size_t) length);
  const char *block = words_list_block (box->words, (size_t) length);
  const uint8_t *tiers = words_list_tiers (box->words, (size_t) length);
  const uint8_t *flags = words_list_flags (box->words, (size_t) length);
  size_t passed = 0, all = 0, first = count;

  for (size_t i = 0; i < count; i++)
    {
      share[i] = 0;
      if (tiers[i] > laying->info->lay_tier || (flags[i] & box->required) != box->required)
        continue;
      all++;
      passed++;
      if ((flags[i] & WORDS_FLAG_HURTFUL) != 0 || !within_supply (box->setup, block + i * (size_t) length, length))
        continue;
      if (first == count)
        first = i;
      share[i] = (float) passed;
      passed = 0;
    }
  if (first < count)
    share[first] += (float) passed;
  for (size_t i = 0; i < count && all > 0; i++)
    share[i] /= (float) all;
}

static double
share_of_length (const Laying *laying, int length)
{
  return length < laying->min || length > laying->max ? 0 : 1.0 / (laying->max - laying->min + 1);
}

/* How often the level lays @blanks round a word of @length, at one certain place. */
static double
share_of_blanks (const Box *box, const Laying *laying, int length, int blanks)
{
  unsigned all = 0;

  for (int i = 0; i < 7 && i <= box->setup->rules.blanks && i + length <= PROBE_SPACES; i++)
    all += laying->info->lay_blanks[i];

  return all == 0 ? 0 : (double) laying->info->lay_blanks[blanks] / all / (blanks + 1);
}

/* Rows of one number of cards, while they are weighed. */
typedef struct {
  ProbeRows rows; /* with the weights of the guesser that the level compares words by */
  float *thought; /* how likely the level is to think of each row */
  float *usual;   /* how likely somebody is to lay it who is not known */
} Weighing;

static void
weighing_clear (Weighing *weighing)
{
  probe_rows_clear (&weighing->rows);
  free (weighing->thought);
  free (weighing->usual);
}

static size_t
count_rows (const Box *box, int n)
{
  size_t count = 0;

  for (int length = box->setup->rules.word_min; length <= n && length <= box->setup->rules.word_max; length++)
    if (n - length <= box->setup->rules.blanks)
      count += words_list_count (box->words, (size_t) length) * (size_t) (n - length + 1);

  return count;
}

static bool
weigh_length (Weighing *weighing, const Box *box, const Laying *laying, int length, int n)
{
  const size_t count = words_list_count (box->words, (size_t) length);
  const char *block = words_list_block (box->words, (size_t) length);
  const uint8_t *tiers = words_list_tiers (box->words, (size_t) length);
  const uint8_t *flags = words_list_flags (box->words, (size_t) length);
  const int blanks = n - length;
  const double of_length =
    laying == NULL ? 0 : share_of_length (laying, length) * share_of_blanks (box, laying, length, blanks);
  float *share = calloc (count + 1, sizeof *share);

  if (share == NULL)
    return false;
  think_of (box, laying, length, share);
  for (size_t i = 0; i < count; i++)
    {
      const char *word = block + i * (size_t) length;
      const double usual = probe_tier_weight (tiers[i]) * probe_blanks_weight (blanks);

      if ((flags[i] & box->required) != box->required || !within_supply (box->setup, word, length))
        continue;
      for (int before = 0; before <= blanks; before++)
        {
          const bool known = tiers[i] <= laying->info->lay_tier;
          const size_t at = weighing->rows.n;

          if (!probe_rows_add (&weighing->rows, word, length, before, n, known ? usual : 0))
            {
              free (share);
              return false;
            }
          weighing->thought[at] = (float) (share[i] * of_length);
          weighing->usual[at] = (float) (usual / box->all);
        }
    }
  free (share);

  return true;
}

/* Fills @weighing with all rows of @n cards. */
static bool
weighing_init (Weighing *weighing, const Box *box, const Laying *laying, int n)
{
  const size_t count = count_rows (box, n);

  *weighing = (Weighing) {
    .rows = { .room = count, .scale = 1, .entry = malloc ((count + 1) * sizeof *weighing->rows.entry) },
    .thought = malloc ((count + 1) * sizeof *weighing->thought),
    .usual = malloc ((count + 1) * sizeof *weighing->usual),
  };
  if (weighing->rows.entry == NULL || weighing->thought == NULL || weighing->usual == NULL)
    return false;
  for (int length = box->setup->rules.word_min; length <= n && length <= box->setup->rules.word_max; length++)
    if (n - length <= box->setup->rules.blanks && !weigh_length (weighing, box, laying, length, n))
      return false;

  return true;
}

/* Of several rows that come to mind the first is laid of those that draw most wrong questions. */
static void
compare (Laying *laying, const uint32_t count[PROBE_LAID_WRONG + 1])
{
  const int tries = laying->info->lay_tries;
  double all = 0, below = 0;

  for (int wrong = 0; wrong <= PROBE_LAID_WRONG; wrong++)
    all += count[wrong];
  laying->compares = true;
  for (int wrong = 0; wrong <= PROBE_LAID_WRONG; wrong++)
    {
      const double share = count[wrong] / all;

      /* Of all tries none draws more, and not all draw fewer. */
      laying->chosen[wrong] = share > 0 ? (pow (below + share, tries) - pow (below, tries)) / share : 0;
      below += share;
    }
}

/* Looks up how often @level thinks of rows that are hard: in a language or for an edition that is not in the table as
 * in the first that is. */
static void
laying_compare (Laying *laying, const Box *box, ProbePlayerLevel level)
{
  const size_t n = sizeof thought_of / sizeof *thought_of;
  size_t found = n;
  int likeness = -1;

  for (size_t i = 0; i < n; i++)
    {
      const int alike = 2 * (strcmp (thought_of[i].language, words_list_language (box->words)) == 0)
                        + (thought_of[i].edition == box->setup->edition);

      if (thought_of[i].level != level || alike <= likeness)
        continue;
      likeness = alike;
      found = i;
    }
  if (found < n)
    compare (laying, thought_of[found].count);
}

static void
laying_init (Laying *laying, const ProbeSetup *setup, ProbePlayerLevel level)
{
  *laying = (Laying) {
    .info = &probe_levels[level],
    .min = probe_levels[level].lay_min,
    .max = probe_levels[level].lay_max,
  };
  if (laying->min < setup->rules.word_min)
    laying->min = setup->rules.word_min;
  if (laying->max > setup->rules.word_max)
    laying->max = setup->rules.word_max;
}

bool
probe_laid_count (const WordsList *words,
                  const ProbeSetup *setup,
                  ProbePlayerLevel level,
                  double share[PROBE_LAID_WRONG + 1])
{
  bool enough = true;
  Laying laying;
  Box box;

  for (int wrong = 0; wrong <= PROBE_LAID_WRONG; wrong++)
    share[wrong] = 0;
  box_init (&box, words, setup);
  laying_init (&laying, setup, level);
  for (int n = laying.min; n <= PROBE_SPACES && enough; n++)
    {
      Weighing weighing;
      uint8_t *wrong = NULL;

      enough = weighing_init (&weighing, &box, &laying, n) && (wrong = malloc (weighing.rows.n + 1)) != NULL
               && probe_laid_wrong (&weighing.rows, n, weighing.thought, wrong);
      for (size_t i = 0; i < weighing.rows.n && enough; i++)
        share[wrong[i]] += (double) weighing.thought[i];
      free (wrong);
      weighing_clear (&weighing);
    }

  return enough;
}

/* Gives each row of @weighing the weight that it has in the end. */
static bool
settle (Weighing *weighing, const Laying *laying, int n, double usual)
{
  ProbeRows *rows = &weighing->rows;
  uint8_t *wrong = NULL;

  if (laying->compares)
    {
      wrong = malloc (rows->n + 1);
      if (wrong == NULL || !probe_laid_wrong (rows, n, weighing->thought, wrong))
        {
          free (wrong);
          return false;
        }
    }
  for (size_t i = 0; i < rows->n; i++)
    {
      const double thought = (double) weighing->thought[i] * (wrong != NULL ? laying->chosen[wrong[i]] : 1);

      rows->entry[i].weight = (float) ((1 - usual) * thought + usual * (double) weighing->usual[i]);
    }
  free (wrong);

  return true;
}

bool
probe_laid_rows (ProbeRows *rows, const WordsList *words, const ProbeSetup *setup, SalonSeatKind kind, int n)
{
  ProbePlayerLevel level = PROBE_PLAYER_MEDIUM;
  const bool computer = probe_player_level (kind, &level);
  Weighing weighing;
  Laying laying;
  bool enough;
  Box box;

  box_init (&box, words, setup);
  laying_init (&laying, setup, level);
  if (computer && laying.info->lay_tries > 1)
    laying_compare (&laying, &box, level);
  enough = weighing_init (&weighing, &box, &laying, n)
           && settle (&weighing, &laying, n, computer ? OTHERWISE / 1000.0 : 1 - EVERYDAY / 1000.0);
  if (enough)
    {
      *rows = weighing.rows;
      weighing.rows = (ProbeRows) { 0 };
    }
  weighing_clear (&weighing);

  return enough;
}
