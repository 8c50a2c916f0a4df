/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-closing.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

static void
slow_cb (GtkWidget *window)
{
  gtk_widget_set_visible (window, FALSE);
}

static void
close_anyway_cb (GtkWindow *window, GObject *subject)
{
  gtk_window_destroy (window);
}

/* The window may be hidden, or lie behind others, when the question comes. */
static void
unsafe_cb (GtkWindow *window, const char *reason)
{
  g_autofree char *body = g_strconcat (reason, "\n\n", _ ("The last moves would be lost."), NULL);

  gtk_window_present (window);
  salon_compat_ask (window, _ ("Close without saving?"), body, _ ("Close _anyway"), TRUE, NULL, close_anyway_cb);
}

void
salon_closing_follow (GtkWindow *window, SalonSaving *saving)
{
  g_signal_connect_object (saving, "safe", G_CALLBACK (gtk_window_destroy), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (saving, "slow", G_CALLBACK (slow_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (saving, "unsafe", G_CALLBACK (unsafe_cb), window, G_CONNECT_SWAPPED);
}
