/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * cubes_page_button_new:
 * @css_class: "gold" for the one button that goes on, "on-felt" for any other
 * @label: (nullable): what it says
 *
 * Makes a button as pages on the cloth have them, which can show its key.
 */
GtkWidget *cubes_page_button_new (const char *css_class, const char *label);
void cubes_page_button_set_label (GtkWidget *button, const char *label);
/* @key: (nullable): the key that does the same, as it stands on keyboards */
void cubes_page_button_set_key (GtkWidget *button, const char *key);

G_END_DECLS
