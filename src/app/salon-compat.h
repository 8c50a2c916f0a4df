/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that newer versions of GTK or libadwaita do in another way. The
 * floor is GTK 4.8 and libadwaita 1.2; no other unit asks for a version. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* “About Salon”. */
void salon_compat_show_about (GtkWindow          *parent);

/* Says something that must be read: a heading, a sentence or two, “Close”. */
void salon_compat_show_alert (GtkWindow          *parent,
                              const char         *heading,
                              const char         *body);

/* Shows @page over @parent under @title. Escape closes it. The widget on top is
 * named @name. @width and @height, in px, are what it would like to have. */
void salon_compat_show_page  (GtkWindow          *parent,
                              const char         *name,
                              const char         *title,
                              AdwPreferencesPage *page,
                              int                 width,
                              int                 height);

G_END_DECLS
