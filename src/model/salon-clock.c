/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-clock.h"

gint64
salon_clock_step (gint64 from, gint64 to)
{
  const gint64 step = to - from;

  return step >= 0 && step <= SALON_CLOCK_JUMP ? step : 0;
}
