/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_tooltip_set:
 * @text: (nullable): shown while the pointer rests on @widget
 *
 * As gtk_widget_set_tooltip_text(), which asks the window system where the pointer is, and waits for the answer,
 * even if the text is the one that is there.
 */
void salon_tooltip_set (GtkWidget *widget, const char *text);

/* As long as the text of @label, which ellipsizes, is cut, whoever points at it reads all of it. */
void salon_tooltip_show_cut (GtkLabel *label);

G_END_DECLS
