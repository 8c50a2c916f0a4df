/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which word to lay, and where the blanks go. */

#include <string.h>

#include "players/probe-lexicon.h"

/* A stream of chances for one row. */
typedef struct {
  uint64_t seed;
  uint64_t row;
  uint64_t drawn;
} Chances;

static uint32_t
chance (Chances *chances,
        uint32_t below)
{
  return (uint32_t) ((probe_random (chances->seed, chances->row, chances->drawn++) >> 32) % below);
}

static bool
eligible (const ProbeLexicon *lexicon,
          int length,
          size_t index,
          int tier)
{
  return words_list_tiers (lexicon->words, (size_t) length)[index] <= tier
         && (words_list_flags (lexicon->words, (size_t) length)[index] & lexicon->required) == lexicon->required;
}

/* Makes @row the word @index alone; false when the set has not the letters. */
static bool
take_word (const ProbeSetup *setup,
           const ProbeLexicon *lexicon,
           int length,
           size_t index,
           ProbeRow *row)
{
  memset (row, 0, sizeof *row);
  memcpy (row->card, words_list_block (lexicon->words, (size_t) length) + index * (size_t) length, (size_t) length);
  row->n = (uint8_t) length;

  return probe_row_check (setup, row) == PROBE_OK;
}

/* Takes a word of @length by chance, among those up to @tier that may be laid:
 * from a chosen one on the next that fits. */
static bool
random_word (const ProbeSetup *setup,
             const ProbeLexicon *lexicon,
             int length,
             int tier,
             Chances *chances,
             ProbeRow *row)
{
  const size_t count = words_list_count (lexicon->words, (size_t) length);
  size_t n = 0, nth;

  for (size_t i = 0; i < count; i++)
    n += eligible (lexicon, length, i, tier);
  if (n == 0)
    return false;

  nth = chance (chances, (uint32_t) n);
  for (size_t i = 0, passed = 0; passed < n + nth + 1; i = i + 1 < count ? i + 1 : 0)
    if (eligible (lexicon, length, i, tier) && passed++ >= nth && take_word (setup, lexicon, length, i, row))
      return true;

  return false;
}

/* How easily the word in @row is guessed: how common its letters are, on average
 * over its cards.  A letter that is there twice is asked for with half the risk. */
static uint32_t
ease (const ProbeLexicon *lexicon,
      const ProbeRow *row)
{
  uint32_t sum = 0;

  for (int i = 0; i < row->n; i++)
    sum += lexicon->frequency[row->card[i] - 'A'];

  return sum / row->n;
}

static void
add_blanks (const ProbeSetup *setup,
            const ProbeLevelInfo *info,
            Chances *chances,
            ProbeRow *row)
{
  const ProbeRow word = *row;
  uint32_t all = 0, drawn;
  int blanks = 0, before;

  for (int i = 0; i < 7 && i <= setup->rules.blanks && i + word.n <= PROBE_SPACES; i++)
    all += info->lay_blanks[i];
  if (all == 0)
    return;
  for (drawn = chance (chances, all); drawn >= info->lay_blanks[blanks]; blanks++)
    drawn -= info->lay_blanks[blanks];

  before = (int) chance (chances, (uint32_t) blanks + 1);
  row->n = (uint8_t) (word.n + blanks);
  memset (row->card, PROBE_BLANK, row->n);
  memcpy (row->card + before, word.card, word.n);
}

/* Looks for a word of @min to @max letters up to @tier. */
static bool
find_word (const ProbeSetup *setup,
           const ProbeLexicon *lexicon,
           int min,
           int max,
           int tier,
           int tries,
           Chances *chances,
           ProbeRow *row)
{
  bool found = false;
  ProbeRow idea;

  if (min < setup->rules.word_min)
    min = setup->rules.word_min;
  if (max > setup->rules.word_max)
    max = setup->rules.word_max;
  if (min > max)
    return false;

  for (int i = 0; i < tries; i++)
    {
      const int length = min + (int) chance (chances, (uint32_t) (max - min + 1));

      for (int k = 0; k <= max - min; k++)
        if (random_word (setup, lexicon, min + (length - min + k) % (max - min + 1), tier, chances, &idea))
          {
            if (!found || ease (lexicon, &idea) < ease (lexicon, row))
              *row = idea;
            found = true;
            break;
          }
      if (!found)
        return false;
    }

  return found;
}

bool
probe_player_lay (ProbePlayer *player,
                  const ProbeSetup *setup,
                  const WordsList *words,
                  ProbeRow *row)
{
  const ProbeLevelInfo *info = &probe_levels[player->level];
  Chances chances = { player->seed, player->laid++, 0 };
  ProbeLexicon lexicon;

  memset (row, 0, sizeof *row);
  probe_lexicon_init (&lexicon, words, (ProbePlayerLevel) player->level, setup);

  if (!find_word (setup, &lexicon, info->lay_min, info->lay_max, info->lay_tier, info->lay_tries, &chances, row)
      && !find_word (setup, &lexicon, info->lay_min, info->lay_max, UINT8_MAX, 1, &chances, row)
      && !find_word (setup, &lexicon, 1, PROBE_SPACES, UINT8_MAX, 1, &chances, row))
    {
      memset (row, 0, sizeof *row);
      return false;
    }

  add_blanks (setup, info, &chances, row);
  return true;
}
