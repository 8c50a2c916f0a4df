/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe-level.h"

const ProbeLevelInfo probe_levels[PROBE_PLAYER_N_LEVELS] = {
  [PROBE_PLAYER_EASY] = {
    .lay_tier = 35, .lay_min = 5, .lay_max = 9, .lay_tries = 1,
    .lay_blanks = { 45, 30, 20, 5 },
    .tier = 35, .unknown = 60, .unknown_free = 120,
    .depth = 1, .whim = 45, .name_percent = 92, .guard = 0, .curiosity = 0,
  },
  [PROBE_PLAYER_MEDIUM] = {
    .lay_tier = 50, .lay_min = 5, .lay_max = 9, .lay_tries = 3,
    .lay_blanks = { 30, 30, 20, 12, 8 },
    .tier = 60, .unknown = 30, .unknown_free = 60,
    .depth = 3, .whim = 15, .name_percent = 85, .guard = 1, .curiosity = 4,
  },
  [PROBE_PLAYER_HARD] = {
    .lay_tier = 70, .lay_min = 4, .lay_max = 9, .lay_tries = 24,
    .lay_blanks = { 20, 25, 20, 15, 10, 6, 4 },
    .tier = 255, .unknown = 1, .unknown_free = 20,
    .depth = 8, .whim = 0, .name_percent = 72, .guard = 2, .curiosity = 8,
  },
};

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

/* Gives 64 bits that only depend on the arguments (the mixing function of a
 * splittable generator, applied to each of them). */
uint64_t
probe_random (uint64_t seed,
              uint64_t a,
              uint64_t b)
{
  const uint64_t part[3] = { seed, a, b };
  uint64_t x = 0;

  for (int i = 0; i < 3; i++)
    {
      x += part[i] + 0x9e3779b97f4a7c15u;
      x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
      x = (x ^ x >> 27) * 0x94d049bb133111ebu;
      x ^= x >> 31;
    }

  return x;
}
