/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets clicks, Enter, Space and assistive technologies activate a widget that is not a
 * GtkButton. They all run one action of the widget's class, which is enabled only while
 * the widget may be activated. For files of this folder and its subfolders only. */

/* Adds @action to the class and binds Enter and Space to it. To be called once, in
 * class_init. @activate: what the action does */
void salon_press_install (GtkWidgetClass *widget_class, const char *action, GtkWidgetActionActivateFunc activate);

/* Makes clicks run @action, which is disabled at first. To be called once, in init. */
void salon_press_setup (GtkWidget *widget, const char *action);

/* Enables or disables @action. While it is enabled, the widget can have the focus, shows
 * the pointer as a hand and has the style class "activatable". */
void salon_press_set_enabled (GtkWidget *widget, const char *action, gboolean enabled);

G_END_DECLS
