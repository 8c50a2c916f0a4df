/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/salon-application.h"
#include "app/salon-language.h"
#include "app/salon-settings.h"
#include "salon-app-resource.h"
#include "widgets/salon-widgets.h"

/* Read once: a language cannot change under a window that is made already. */
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

  set_up_language ();
  g_set_application_name (_ ("Salon"));

  /* Naming the resource keeps the linker from leaving it out. */
  g_resources_register (salon_app_get_resource ());
  salon_widgets_init ();

  application = salon_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
