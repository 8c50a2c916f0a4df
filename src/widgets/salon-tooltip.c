/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-tooltip.h"

/* GTK 4.8 asks where the mouse is as soon as a visible widget has another tooltip, and complains if the window or the
 * popover around it has no surface, because it was never open or is being taken away. */
static gboolean
is_without_surface (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && gtk_native_get_surface (native) == NULL && gtk_widget_get_visible (widget);
}

void
salon_tooltip_set (GtkWidget *widget, const char *text)
{
  gboolean hide;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (text != NULL && *text == '\0')
    text = NULL;
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;

  hide = is_without_surface (widget);
  if (hide)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (hide)
    gtk_widget_set_visible (widget, TRUE);
}

static gboolean
query_cut_cb (GtkLabel *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;

  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

void
salon_tooltip_show_cut (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_cut_cb), NULL);
}
