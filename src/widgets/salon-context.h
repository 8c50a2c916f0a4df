/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done with a thing besides its main use: by a click of the secondary button, a long press, or the keys of
 * menus. Everything that can be done so can be done from the main menu as well. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Activates @action (static) with @target on @widget. The keys work while @widget, or something in it, has the
 * focus. */
void salon_context_add (GtkWidget *widget, const char *action, guint target);

G_END_DECLS
