/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * salon_pages_show:
 * @name: of a page of @stack
 *
 * Turns to a page and hides all the others. A stack alone leaves the pages that
 * are turned away in the accessibility tree of GTK 4.8, where a screen reader
 * would find them.
 */
void salon_pages_show (GtkStack *stack, const char *name);

G_END_DECLS
