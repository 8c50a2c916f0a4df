/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/salon-referee.h"

#include <math.h>

/* 95 % of a normal distribution lie within this many standard deviations of the mean. */
#define Z95 1.959964

void
referee_rate_bounds (uint64_t wins, uint64_t games, double *low, double *high)
{
  const double n = (double) games, rate = (double) wins / n;
  const double middle = (rate + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n);
  const double half = Z95 * sqrt (rate * (1 - rate) / n + Z95 * Z95 / (4 * n * n)) / (1 + Z95 * Z95 / n);

  *low = fmax (middle - half, 0);
  *high = fmin (middle + half, 1);
}
