/* SPDX-License-Identifier: GPL-3.0-or-later */

/* splitmix64, the only generator that Salon uses: it gives the same numbers on every machine.  How a record
 * shuffles and how it is veiled (doc/veiled-record.md) are defined in terms of it. */

#pragma once

#include <stdint.h>

#define SALON_RANDOM_STEP UINT64_C (0x9e3779b97f4a7c15)

/* Gives the next 64 random bits of the generator @state and moves it on.  Any number is a seed. */
static inline uint64_t
salon_random_next (uint64_t *state)
{
  uint64_t z = *state += SALON_RANDOM_STEP;

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

/* Gives output @n, from 0, of the generator that begins with @seed. */
static inline uint64_t
salon_random_at (uint64_t seed, uint64_t n)
{
  uint64_t state = seed + SALON_RANDOM_STEP * n;

  return salon_random_next (&state);
}
