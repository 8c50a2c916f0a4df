/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_drag_text:
 * @text: what whoever drops it gets
 * @widget: what is seen to be dragged
 * @x, @y: where the pointer takes hold of it, in px of @widget
 *
 * Answers the signal “prepare” of @source.
 *
 * Returns: (transfer full): what is dragged
 */
GdkContentProvider *salon_drag_text (GtkDragSource *source, const char *text, GtkWidget *widget, double x, double y);

G_END_DECLS
