/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <glib/gi18n-lib.h>

#include "app/salon-application.h"
#include "app/salon-language.h"
#include "app/salon-settings.h"
#include "model/salon-errand.h"
#include "salon-app-resource.h"
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

/* A block of this many bytes or more is the system's again as soon as it is freed. */
#define BLOCK (128 * 1024)

/* The C library takes ever larger blocks from its heap when large ones were freed, and pictures and the surfaces that GTK
 * draws them on leave holes there that stay: 8 MB of the 79 that a started Salon had. */
static void
set_up_memory (void)
{
#ifdef M_MMAP_THRESHOLD
  mallopt (M_MMAP_THRESHOLD, BLOCK);
#endif
}

int
main (int argc, char **argv)
{
  g_autoptr (SalonApplication) application = NULL;
  int status;

  set_up_memory ();
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
