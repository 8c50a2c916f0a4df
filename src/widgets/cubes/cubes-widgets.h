/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * cubes_widgets_init:
 *
 * Registers the sounds, artwork and style sheets of Cubes; further calls do nothing. The classes without which no other
 * class of Cubes is used (table, page for a new game) call it.
 */
void cubes_widgets_init (void);

/* Adds the style sheets of Cubes to the display, once; see salon_style_load(). */
void cubes_widgets_load_style (void);

/* Appends a label with @text (nullable) to @box, which breaks it into lines, and gives it the style class @style. */
GtkWidget *cubes_widgets_add_label (GtkWidget *box, const char *text, const char *style);
