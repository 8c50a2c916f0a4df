/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One way for click, Enter, Space and an assistive technology to activate a
 * widget that is not a GtkButton: an action of its class, which is enabled
 * only while the widget may be activated. For files of this folder only. */

/* Once, in class_init. @activate is what the action does. */
void salon_press_install (GtkWidgetClass *widget_class, const char *action, GtkWidgetActionActivateFunc activate);

/* Once, in init: clicks run the action. Not activatable at first. */
void salon_press_setup (GtkWidget *widget, const char *action);

/* Also whether it can have the focus and shows a hand. */
void salon_press_set_enabled (GtkWidget *widget, const char *action, gboolean enabled);

G_END_DECLS
