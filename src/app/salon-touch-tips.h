/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finger cannot hover: a long press tells what the tooltip would tell. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls @tell with @data and the text of the tooltip when a finger stays on something in @widget that has one; what it
 * stays on is not activated then. */
void salon_touch_tips_add (GtkWidget *widget, void (*tell) (gpointer data, const char *text), gpointer data);

G_END_DECLS
