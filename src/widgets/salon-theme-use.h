/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which look the table has, and in which mode. There is one window with a table, so there is
 * one look in use. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-theme.h"

G_BEGIN_DECLS

/**
 * salon_theme_use:
 *
 * Gives the table this look: the colours look_ROLE of the style sheets are its colours from now
 * on, artwork is taken from its folder, and everybody who asked for it (salon_theme_connect())
 * is told. Does nothing if it already is in use. Needs libadwaita to be initialised.
 */
void salon_theme_use (SalonTheme *theme);

/* The look in use; the default one before the first salon_theme_use(). */
SalonTheme *salon_theme_get_used (void);

/* Dark and high contrast as libadwaita's style manager has them. */
SalonThemeMode salon_theme_get_mode (void);

/* The colour of @role in the look and mode in use, for what is drawn by hand; the style sheets
 * have the same as @look_ROLE. A role that no look knows is a mistake of the program: it is black. */
const GdkRGBA *salon_theme_get_role (const char *role);

/**
 * salon_theme_connect:
 * @callback: void callback (gpointer object)
 * @object: a #GObject
 *
 * Calls @callback whenever the look or its mode has changed, as long as @object lives. A widget
 * that shows artwork need not do so: salon_art_watch() sees to it.
 */
void salon_theme_connect (gpointer object, GCallback callback);

G_END_DECLS
