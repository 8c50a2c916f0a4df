/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-herald.h"

#include "app/salon-compat.h"

#define NEWS   "salon-herald-news"
#define STATUS "salon-herald-status"

static void
told_cb (GtkWidget *window, const char *sentence, SalonGame *game)
{
  const char *news = g_object_get_data (G_OBJECT (game), NEWS);

  g_object_set_data_full (G_OBJECT (game), NEWS,
                          news != NULL ? g_strconcat (news, " ", sentence, NULL) : g_strdup (sentence), g_free);
}

/* Makes one announcement a change: a second one would cut the first one short. */
static void
changed_cb (GtkWidget *window, SalonGame *game)
{
  g_autofree char *news = g_object_steal_data (G_OBJECT (game), NEWS);
  g_autofree char *status = salon_game_get_status (game);
  const char *told = g_object_get_data (G_OBJECT (game), STATUS);
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
salon_herald_follow (SalonGame *game, GtkWidget *window)
{
  g_signal_connect_object (game, "told", G_CALLBACK (told_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), window, G_CONNECT_SWAPPED);
}
