/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/salon-referee.h"

#include <math.h>
#include <stdio.h>

/* 95 % of a normal distribution lie within this many standard deviations of the mean. */
#define Z95 1.959964

/* Gives the bounds between which a rate lies with 95 %, of which @wins in @games were seen.  They are Wilson's, which also hold
 * for rates near 0 and 1. */
static void
find_bounds (uint64_t wins, uint64_t games, double *low, double *high)
{
  const double n = (double) games, rate = (double) wins / n;
  const double middle = (rate + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n);
  const double half = Z95 * sqrt (rate * (1 - rate) / n + Z95 * Z95 / (4 * n * n)) / (1 + Z95 * Z95 / n);

  *low = fmax (middle - half, 0);
  *high = fmin (middle + half, 1);
}

void
referee_print_wins (const char *name, uint64_t wins, uint64_t games)
{
  double low, high;

  find_bounds (wins, games, &low, &high);
  printf ("player %s wins %llu games %llu rate %.1f low %.1f high %.1f", name, (unsigned long long) wins,
          (unsigned long long) games, 100 * ((double) wins / (double) games), 100 * low, 100 * high);
}
