/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A busy machine is no broken disk: a test that is linked with this (all but the one that is about patience itself) waits for
 * the disk as long as it takes. The linker calls these functions in place of the real ones. */

#include "model/salon-store-names.h"
#include "model/salon-worker.h"

#define LONGER 300

guint __real_g_timeout_add_seconds (guint interval, GSourceFunc function, gpointer data);
guint __wrap_g_timeout_add_seconds (guint interval, GSourceFunc function, gpointer data);
gboolean __real_salon_worker_wait (SalonWorker *self, SalonJob *job, double seconds);
gboolean __wrap_salon_worker_wait (SalonWorker *self, SalonJob *job, double seconds);

guint
__wrap_g_timeout_add_seconds (guint interval, GSourceFunc function, gpointer data)
{
  return __real_g_timeout_add_seconds (interval == SALON_STORE_PATIENCE ? LONGER : interval, function, data);
}

gboolean
__wrap_salon_worker_wait (SalonWorker *self, SalonJob *job, double seconds)
{
  return __real_salon_worker_wait (self, job, LONGER);
}
