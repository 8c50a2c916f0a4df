/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include <glib/gi18n-lib.h>

#include "app/salon-application.h"
#include "app/salon-paths.h"
#include "salon-app-resource.h"
#include "widgets/salon-widgets.h"

static void
set_up_language (void)
{
  g_autofree char *dir = salon_paths_locale_dir ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (SalonApplication) application = NULL;

  set_up_language ();
  g_set_application_name (_("Salon"));

  /* Naming the resource keeps the linker from leaving it out. */
  g_resources_register (salon_app_get_resource ());
  salon_widgets_init ();

  application = salon_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
