/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-lexicon.h"

#include <string.h>

/* Makes @lexicon the part of @words that a player of @level knows, in a game
 * with the behaviours and spelling of @setup (its rows are not looked at).
 * Cheap, and valid as long as @words. */
void
probe_lexicon_init (ProbeLexicon *lexicon, const WordsList *words, ProbePlayerLevel level, const ProbeSetup *setup)
{
  const ProbeLevelInfo *info = &probe_levels[level];

  memset (lexicon, 0, sizeof *lexicon);
  lexicon->words = words;
  lexicon->share = setup->spelling_free ? info->unknown_free : info->unknown;
  if (setup->rules.headwords && words_list_tells_headwords (words))
    lexicon->required = WORDS_FLAG_HEADWORD;
  for (int tier = 0; tier <= info->tier; tier++)
    lexicon->weight[tier] = (uint16_t) probe_tier_weight (tier);
}

/* The weight of all words of @length together that are not known, never 0:
 * whatever the list says, some word is always possible. */
uint64_t
probe_lexicon_unknown (const ProbeLexicon *lexicon, int length)
{
  const WordsIndex *index = words_list_index (lexicon->words, (size_t) length);
  uint64_t mass = 1000;

  for (int tier = 0; index != NULL && tier < 256; tier++)
    mass += (uint64_t) index->tiers[tier] * lexicon->weight[tier];

  return mass * lexicon->share / 1024 + 1;
}
