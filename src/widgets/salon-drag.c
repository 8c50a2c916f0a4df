/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-drag.h"

GdkContentProvider *
salon_drag_text (GtkDragSource *source, const char *text, GtkWidget *widget, double x, double y)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (widget);
  /* The picture is a copy, because the widget may change its look during the drag. */
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (live);

  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (G_TYPE_STRING, text);
}
