/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_pages_show:
 * @stack: has no transition: the page before is hidden at once, so there is nothing to fade, and the first
 *   frame would be blank
 * @name: of a page of @stack
 *
 * Shows the page and hides all others. A GtkStack of GTK 4.8 alone leaves its other pages
 * in the accessibility tree, where a screen reader would find them.
 */
void salon_pages_show (GtkStack *stack, const char *name);

/* Gives the focus to @page itself, unless something in it has it, when it comes into sight: keys that are still held down must
 * not press a button. */
void salon_pages_take_focus (GtkWidget *page);

G_END_DECLS
