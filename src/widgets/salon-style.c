/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-style.h"

#include <adwaita.h>

#include "widgets/salon-theme-use.h"

static void
notify_dark_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkCssProvider *provider)
{
  if (adw_style_manager_get_dark (manager))
    gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  else
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
}

/* Returns: (transfer full): the style sheet @name of ui/ with @ending */
static GtkCssProvider *
make_provider (const char *name, const char *ending)
{
  g_autofree char *path = g_strconcat ("/io/github/salongames/Salon/ui/", name, ending, NULL);
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  return provider;
}

void
salon_style_load (const char *name)
{
  static GHashTable *loaded; /* names */
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) light = NULL;
  GtkCssProvider *dark;

  if (loaded == NULL)
    loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_add (loaded, g_strdup (name)))
    return;

  light = make_provider (name, ".css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (light),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  /* AdwApplication would load style-dark.css by itself, but libadwaita deprecates that
   * from 1.10 on. */
  dark = make_provider (name, "-dark.css");
  g_signal_connect_data (manager, "notify::dark", G_CALLBACK (notify_dark_cb), dark,
                         (GClosureNotify) (GCallback) g_object_unref, 0);
  notify_dark_cb (manager, NULL, dark);
}

void
salon_style_set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
mode_cb (GtkWidget *widget)
{
  salon_style_set_class (widget, "contrast", salon_theme_get_mode () >= SALON_THEME_CONTRAST);
}

void
salon_style_follow_contrast (GtkWidget *widget)
{
  salon_theme_connect (widget, G_CALLBACK (mode_cb));
  mode_cb (widget);
}
