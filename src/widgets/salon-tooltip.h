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

G_END_DECLS
