/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-level.h"

#include "probe-levels.h"
#include "rules/salon-random.h"

/* Gives how likely a single word of @tier is to be laid, relative to others,
 * 1…1000: rare words are many, and each of them is seldom thought of. */
uint32_t
probe_tier_weight (int tier)
{
  static const struct {
    uint8_t tier;
    uint16_t weight;
  } weights[] = {
    { 20, 1000 }, { 35, 800 }, { 40, 550 }, { 50, 400 }, { 55, 250 }, { 60, 180 }, { 70, 100 }, { 80, 10 },
  };

  for (unsigned i = 0; i < sizeof weights / sizeof *weights; i++)
    if (tier <= weights[i].tier)
      return weights[i].weight;

  return 1;
}

/* Gives how likely one certain way to lay @blanks, 0–6, around a word is,
 * relative to others: fewer are more usual, and they are shared out between the
 * two ends in any way. */
uint32_t
probe_blanks_weight (int blanks)
{
  static const uint8_t usual[] = { 14, 12, 10, 8, 6, 4, 3 };

  return usual[blanks] * 420u / (unsigned) (blanks + 1);
}

/* Gives 64 bits that only depend on the arguments (splitmix64, applied to
 * each of them in turn). */
uint64_t
probe_random (uint64_t seed, uint64_t a, uint64_t b)
{
  const uint64_t part[3] = { seed, a, b };
  uint64_t x = 0;

  for (int i = 0; i < 3; i++)
    x = salon_random_at (x + part[i], 0);

  return x;
}
