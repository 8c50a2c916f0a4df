/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-herald.h"

#include "app/salon-compat.h"
#include "model/probe/probe-text.h"

#define NEWS   "probe-herald-news"
#define STATUS "probe-herald-status"

static void
moved_cb (GtkWidget *window, const ProbeMove *move, const ProbeEvents *events, ProbeGame *game)
{
  g_object_set_data_full (G_OBJECT (game), NEWS, probe_text_events (probe_game_get_header (game), move, events),
                          g_free);
}

/* What a person has to do now; NULL when it is nobody's turn, or not yet known what
 * there is to do. */
static char *
get_status (ProbeGame *game)
{
  const int person = probe_game_get_person (game);
  ProbeView view;

  if (person == PROBE_NOBODY || probe_game_get_stage (game) != PROBE_GAME_PLAYING)
    return NULL;

  probe_game_get_view (game, PROBE_NOBODY, &view);
  return probe_text_status (probe_game_get_header (game), &view, person);
}

/* One announcement a change: a second one would cut the first one short. */
static void
changed_cb (GtkWidget *window, ProbeGame *game)
{
  g_autofree char *news = g_object_steal_data (G_OBJECT (game), NEWS);
  const char *told = g_object_get_data (G_OBJECT (game), STATUS);
  g_autofree char *status = get_status (game);
  const gboolean is_new = status != NULL && (news != NULL || g_strcmp0 (status, told) != 0);

  if (news != NULL && is_new)
    {
      g_autofree char *both = g_strconcat (news, " ", status, NULL);

      salon_compat_announce (window, both);
    }
  else if (news != NULL || is_new)
    salon_compat_announce (window, news != NULL ? news : status);
  g_object_set_data_full (G_OBJECT (game), STATUS, g_steal_pointer (&status), g_free);
}

void
probe_herald_follow (ProbeGame *game, GtkWidget *window)
{
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), window, G_CONNECT_SWAPPED);
}
