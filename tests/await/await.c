/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "await.h"

#define TURN_MS          10
#define PATIENCE_SECONDS 120

static gboolean
woken_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

void
await_turn (void)
{
  g_autoptr (GSource) alarm = g_timeout_source_new (TURN_MS);

  /* Whatever else is ready comes first. */
  g_source_set_priority (alarm, G_PRIORITY_LOW);
  g_source_set_callback (alarm, woken_cb, NULL, NULL);
  g_source_attach (alarm, NULL);
  g_main_context_iteration (NULL, TRUE);
  g_source_destroy (alarm);
}

void
await_check (gint64 begun, const char *condition, const char *file, int line)
{
  const char *patience = g_getenv ("SALON_PATIENCE");
  const double seconds = PATIENCE_SECONDS * (patience != NULL ? g_ascii_strtod (patience, NULL) : 1);

  if ((double) (g_get_monotonic_time () - begun) > seconds * G_TIME_SPAN_SECOND)
    g_error ("%s:%d: waited %.0f s in vain for: %s", file, line, seconds, condition);
}
