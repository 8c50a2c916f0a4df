/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_drag_text:
 * @text: what the place of the drop receives
 * @widget: the widget whose picture follows the pointer
 * @x, @y: where the pointer holds that picture, in px of @widget
 *
 * Begins a drag of @text: to be called by a handler of the signal “prepare” of @source,
 * which returns the result.
 *
 * Returns: (transfer full): the content of the drag
 */
GdkContentProvider *salon_drag_text (GtkDragSource *source, const char *text, GtkWidget *widget, double x, double y);

G_END_DECLS
