/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-errand.h"

static GMutex lock;
static GCond ended;
static guint errands;

void
salon_errand_begin (void)
{
  g_mutex_lock (&lock);
  errands++;
  g_mutex_unlock (&lock);
}

void
salon_errand_end (void)
{
  g_mutex_lock (&lock);
  g_assert (errands > 0);
  errands--;
  g_cond_broadcast (&ended);
  g_mutex_unlock (&lock);
}

gboolean
salon_errand_wait (double seconds)
{
  const gint64 until = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  gboolean in_time = TRUE, done;

  g_mutex_lock (&lock);
  while (errands > 0 && in_time)
    in_time = g_cond_wait_until (&ended, &lock, until);
  done = errands == 0;
  g_mutex_unlock (&lock);
  return done;
}
