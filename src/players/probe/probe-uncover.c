/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-uncover.h"

#include <string.h>

#include "players/probe/probe-level.h"

#define N_LETTERS 26

/* Bits of a share: 1 << SHARE_BITS is certain. */
#define SHARE_BITS 32

/* The likeliest letter of one tray. */
typedef struct {
  uint64_t share;
  char letter;
} Best;

/* The letters that cannot be hidden in each space: those that were denied, and those that lie open further to the right. */
static void
forbid (const ProbeUncoverTray *tray, uint32_t forbidden[PROBE_SPACES])
{
  uint32_t right = tray->denied;

  for (int k = tray->length - 1; k >= 0; k--)
    {
      forbidden[k] = right;
      if (tray->card[k] != 0)
        right |= 1u << (tray->card[k] - 'A');
    }
}

/* Whether @word fits; @hidden gets the letters that it hides. */
static bool
fits (const ProbeUncoverTray *tray, const char *word, const uint32_t forbidden[PROBE_SPACES], uint32_t *hidden)
{
  *hidden = 0;
  for (int k = 0; k < tray->length; k++)
    {
      const uint32_t bit = 1u << (word[k] - 'A');

      if (tray->card[k] != 0 ? tray->card[k] != word[k] : (forbidden[k] & bit) != 0)
        return false;
      if (tray->card[k] == 0)
        *hidden |= bit;
    }

  return true;
}

static uint32_t
weigh (uint8_t tier)
{
  return tier <= probe_levels[PROBE_PLAYER_HARD].tier ? probe_tier_weight (tier) : 0;
}

/* The likeliest letter of @tray.  Where no word of the list fits, the first letter that was not denied, as likely as
 * nothing. */
static Best
find_best (const WordsList *words, bool headwords, const ProbeUncoverTray *tray)
{
  const size_t count = words_list_count (words, tray->length);
  const char *word = words_list_block (words, tray->length);
  const uint8_t *tiers = words_list_tiers (words, tray->length);
  const uint8_t *flags = words_list_flags (words, tray->length);
  const uint8_t required = headwords && words_list_tells_headwords (words) ? WORDS_FLAG_HEADWORD : 0;
  uint64_t hit[N_LETTERS] = { 0 }, total = 0;
  uint32_t forbidden[PROBE_SPACES], hidden;
  Best best = { 0, 'A' };

  forbid (tray, forbidden);
  for (size_t i = 0; i < count; i++, word += tray->length)
    if ((flags[i] & required) == required && fits (tray, word, forbidden, &hidden))
      {
        total += weigh (tiers[i]);
        for (; hidden != 0; hidden &= hidden - 1)
          hit[__builtin_ctz (hidden)] += weigh (tiers[i]);
      }

  while (best.letter < 'Z' && (tray->denied >> (best.letter - 'A') & 1) != 0)
    best.letter++;
  for (int letter = 0; letter < N_LETTERS && total > 0; letter++)
    {
      const uint64_t share = (hit[letter] << SHARE_BITS) / total;

      if (share > best.share)
        best = (Best) { share, (char) ('A' + letter) };
    }

  return best;
}

static bool
is_open (const ProbeUncoverTray *tray)
{
  return memchr (tray->card, 0, tray->length) == NULL;
}

void
probe_uncover_choose (const WordsList *words,
                      bool headwords,
                      const ProbeUncoverTray trays[],
                      int n,
                      int *tray,
                      char *letter)
{
  Best best = { 0 };

  *tray = -1;
  for (int i = 0; i < n; i++)
    if (!is_open (&trays[i]))
      {
        const Best here = find_best (words, headwords, &trays[i]);

        if (*tray < 0 || here.share > best.share)
          {
            best = here;
            *tray = i;
          }
      }
  *letter = best.letter;
}

unsigned
probe_uncover_count (const WordsList *words, bool headwords, const char *const row[], int n)
{
  ProbeUncoverTray trays[PROBE_MAX_SEATS] = { { 0 } };
  unsigned wrong = 0;
  char letter;
  int tray;

  for (int i = 0; i < n; i++)
    trays[i].length = (uint8_t) strlen (row[i]);
  for (probe_uncover_choose (words, headwords, trays, n, &tray, &letter); tray >= 0;
       probe_uncover_choose (words, headwords, trays, n, &tray, &letter))
    {
      int space = 0;

      while (space < trays[tray].length && (trays[tray].card[space] != 0 || row[tray][space] != letter))
        space++;
      if (space < trays[tray].length)
        trays[tray].card[space] = letter;
      else
        {
          trays[tray].denied |= 1u << (letter - 'A');
          wrong++;
        }
    }

  return wrong;
}
