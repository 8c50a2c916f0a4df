/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <unistd.h>

#include <glib/gi18n-lib.h>

#include "app/salon-application.h"
#include "app/salon-language.h"
#include "app/salon-settings.h"
#include "model/salon-errand.h"
#include "salon-app-resource.h"
#include "widgets/salon-memory.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-widgets.h"

/* The setting is read only here, because a window that is already made keeps its language. */
static void
set_up_language (void)
{
  g_autoptr (SalonSettings) settings = salon_settings_new (NULL);
  g_autofree char *language = salon_settings_get_string (settings, SALON_SETTING_LANGUAGE);

  salon_language_set_up (language);
}

int
main (int argc, char **argv)
{
  g_autoptr (SalonApplication) application = NULL;
  int status;

  salon_memory_init ();
  set_up_language ();
  g_set_application_name (_ ("Salon"));

  /* The linker keeps the resource because it is named here; it registers itself. */
  salon_app_get_resource ();
  salon_widgets_init ();

  application = salon_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_clear_object (&application);
  salon_errand_wait (SALON_ERRAND_PATIENCE);
  if (!salon_sound_end ())
    _exit (status);
  return status;
}
