/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/salon-popover.h"

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

void
salon_popover_drop (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent_cb, g_object_ref (popover), g_object_unref);
}
