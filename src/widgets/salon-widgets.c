/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-widgets.h"

#include <adwaita.h>

#include "salon-widgets-resource.h"

#define RESOURCE_PATH "/io/github/salongames/Salon/"

void
salon_widgets_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;

  /* Naming the resource keeps the linker from leaving it out. */
  g_resources_register (salon_widgets_get_resource ());
  g_once_init_leave (&done, 1);
}

static void
notify_dark_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkCssProvider *provider)
{
  if (adw_style_manager_get_dark (manager))
    gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  else
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
}

void
salon_widgets_load_style (void)
{
  static gboolean done;
  AdwStyleManager *manager;
  g_autoptr (GtkCssProvider) light = NULL;
  GtkCssProvider *dark;

  if (done)
    return;

  done = TRUE;
  manager = adw_style_manager_get_default ();
  light = gtk_css_provider_new ();
  dark = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (light, RESOURCE_PATH "ui/style.css");
  gtk_css_provider_load_from_resource (dark, RESOURCE_PATH "ui/style-dark.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (light),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  g_signal_connect_data (manager, "notify::dark", G_CALLBACK (notify_dark_cb), dark,
                         (GClosureNotify) (GCallback) g_object_unref, 0);
  notify_dark_cb (manager, NULL, dark);
}
