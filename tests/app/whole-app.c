/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "whole-app.h"

#include "app/salon-window.h"
#include "salon-app-resource.h"

SalonApplication *
whole_app_new (void)
{
  g_autoptr (GError) error = NULL;
  SalonApplication *application;

  g_resources_register (salon_app_get_resource ());
  application = salon_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_hold (G_APPLICATION (application));
  return application;
}

GtkWidget *
whole_app_show (SalonApplication *application)
{
  g_application_activate (G_APPLICATION (application));
  return GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

void
whole_app_open (GtkWidget *window, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  salon_window_open (SALON_WINDOW (window), file);
}
