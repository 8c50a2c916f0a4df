/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-sound-choice.h"

#include <string.h>

#include <gtk/gtk.h>

#include "widgets/salon-sound.h"

static gboolean
is_wanted (SalonSettings *settings)
{
  g_autofree char *choice = salon_settings_get_string (settings, SALON_SETTING_SOUND);
  gboolean desktop = TRUE;

  if (strcmp (choice, "default") != 0)
    return strcmp (choice, "on") == 0;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &desktop, NULL);
  return desktop;
}

/* To the ear, half the way on the scale is half as loud. */
static void
update (SalonSettings *settings)
{
  const double part = salon_settings_get_int (settings, SALON_SETTING_VOLUME) / 100.;

  salon_sound_set_volume (is_wanted (settings) ? part * part : 0);
}

void
salon_sound_choice_follow (SalonSettings *settings)
{
  g_signal_connect (settings, "changed::sound", G_CALLBACK (update), NULL);
  g_signal_connect (settings, "changed::volume", G_CALLBACK (update), NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-event-sounds", G_CALLBACK (update),
                           settings, G_CONNECT_SWAPPED);
  update (settings);
}
