/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_style_load:
 * @name: a style sheet of ui/ without its ending: "salon" for the one that all games share,
 *   "GAME/GAME" for the one that a game adds
 *
 * Adds the sheet NAME.css to the default display, and NAME-dark.css for as long as the
 * colour scheme is dark. Further calls with the same name do nothing. A sheet that is
 * loaded later overrides earlier ones, so load the shared sheet first. libadwaita must be
 * initialised.
 */
void salon_style_load (const char *name);

/* Gives @widget the style class @name, or takes it away. */
void salon_style_set_class (GtkWidget *widget, const char *name, gboolean has);

/* Gives @widget the style class “contrast” whenever the mode is one of high contrast. */
void salon_style_follow_contrast (GtkWidget *widget);

G_END_DECLS
