/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe-lexicon.h"

#include <string.h>

/* Words of each length that are looked at to learn how often letters occur. */
#define SAMPLE 512

/* Makes @lexicon the part of @words that a player of @level knows, in a game
 * with the behaviours and spelling of @setup (its rows are not looked at).
 * Cheap: the list is only sampled, at even distances, so that the same list
 * always gives the same.  Valid as long as @words. */
void
probe_lexicon_init (ProbeLexicon *lexicon,
                    const WordsList *words,
                    ProbePlayerLevel level,
                    const ProbeSetup *setup)
{
  const ProbeLevelInfo *info = &probe_levels[level];
  const unsigned share = setup->spelling_free ? info->unknown_free : info->unknown;
  uint64_t seen[26] = { 0 }, all = 0;

  memset (lexicon, 0, sizeof *lexicon);
  lexicon->words = words;
  if (setup->rules.headwords && words_list_tells_headwords (words))
    lexicon->required = WORDS_FLAG_HEADWORD;
  for (int tier = 0; tier <= info->tier; tier++)
    lexicon->weight[tier] = (uint16_t) probe_tier_weight (tier);

  for (int length = 1; length <= PROBE_SPACES; length++)
    {
      const size_t count = words_list_count (words, (size_t) length);
      const char *block = words_list_block (words, (size_t) length);
      const uint8_t *tiers = words_list_tiers (words, (size_t) length);
      const size_t step = count / SAMPLE + 1;
      uint64_t mass = 0;

      for (size_t i = 0; i < count; i += step)
        {
          const unsigned weight = lexicon->weight[tiers[i]];

          mass += weight;
          all += (uint64_t) weight * (unsigned) length;
          for (int k = 0; k < length; k++)
            seen[block[i * (size_t) length + (size_t) k] - 'A'] += weight;
        }
      /* Whatever the list says, some word is always possible. */
      lexicon->unknown[length] = (mass * step + 1000) * share / 1024 + 1;
    }

  for (int letter = 0; letter < 26; letter++)
    lexicon->frequency[letter] = (uint32_t) (all > 0 ? seen[letter] * PROBE_SURE / all : PROBE_SURE / 26) + 1;
}
