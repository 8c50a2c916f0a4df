/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-theme-use.h"

#include <adwaita.h>

#define SALON_TYPE_THEME_USE (salon_theme_use_get_type ())
G_DECLARE_FINAL_TYPE (SalonThemeUse, salon_theme_use, SALON, THEME_USE, GObject)

struct _SalonThemeUse {
  GObject parent_instance;

  SalonTheme *theme;
  SalonThemeMode mode;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (SalonThemeUse, salon_theme_use, G_TYPE_OBJECT)

static guint changed_signal;

static SalonThemeMode
find_mode (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  const gboolean dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return dark ? SALON_THEME_CONTRAST_DARK : SALON_THEME_CONTRAST;
  return dark ? SALON_THEME_DARK : SALON_THEME_LIGHT;
}

static void
load_colours (SalonThemeUse *self)
{
  g_autofree char *css = salon_theme_make_css (self->theme, self->mode);

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (self->provider, css);
#else
  gtk_css_provider_load_from_data (self->provider, css, -1);
#endif
}

static void
notify_mode_cb (SalonThemeUse *self)
{
  const SalonThemeMode mode = find_mode ();

  if (mode == self->mode)
    return;
  self->mode = mode;
  load_colours (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
salon_theme_use_finalize (GObject *object)
{
  SalonThemeUse *self = SALON_THEME_USE (object);

  g_clear_object (&self->provider);
  G_OBJECT_CLASS (salon_theme_use_parent_class)->finalize (object);
}

static void
salon_theme_use_class_init (SalonThemeUseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_theme_use_finalize;

  changed_signal =
    g_signal_new ("changed", SALON_TYPE_THEME_USE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_theme_use_init (SalonThemeUse *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->theme = salon_theme_get (SALON_THEME_DEFAULT);
  self->mode = find_mode ();
  self->provider = gtk_css_provider_new ();
  load_colours (self);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (notify_mode_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (notify_mode_cb), self, G_CONNECT_SWAPPED);
}

static SalonThemeUse *
get_use (void)
{
  static SalonThemeUse *use;

  if (use == NULL)
    use = g_object_new (SALON_TYPE_THEME_USE, NULL);
  return use;
}

void
salon_theme_use (SalonTheme *theme)
{
  SalonThemeUse *self = get_use ();

  g_return_if_fail (theme != NULL);

  if (theme == self->theme)
    return;
  self->theme = theme;
  load_colours (self);
  g_signal_emit (self, changed_signal, 0);
}

SalonTheme *
salon_theme_get_used (void)
{
  return get_use ()->theme;
}

SalonThemeMode
salon_theme_get_mode (void)
{
  return get_use ()->mode;
}

const GdkRGBA *
salon_theme_get_role (const char *role)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  SalonThemeUse *self = get_use ();
  const GdkRGBA *colour = salon_theme_get_colour (self->theme, self->mode, role);

  if (colour != NULL)
    return colour;
  g_critical ("No look has the colour “%s”.", role);
  return &black;
}

void
salon_theme_connect (gpointer object, GCallback callback)
{
  g_signal_connect_object (get_use (), "changed", callback, object, G_CONNECT_SWAPPED);
}
