/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_HELP_PANEL (salon_help_panel_get_type ())
G_DECLARE_FINAL_TYPE (SalonHelpPanel, salon_help_panel, SALON, HELP_PANEL, GtkWidget)

/**
 * SalonHelpPanel:
 *
 * A group of the help on the panel that the look in use has for its keys: a heading, and what stands below it.
 */

/* Makes a panel under @title that shows @content. */
GtkWidget *salon_help_panel_new (const char *title, GtkWidget *content);

G_END_DECLS
