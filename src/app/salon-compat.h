/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that newer versions of GTK or libadwaita do in another way. The
 * floor is GTK 4.8 and libadwaita 1.2; no other unit asks for a version. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What a player agreed to, or the file they chose; @subject is what it is about. */
typedef void (*SalonCompatFunc) (GtkWindow *parent, GObject *subject);
typedef void (*SalonCompatFileFunc) (GtkWindow *parent, GFile *file, GObject *subject);

/* “About Salon”; @comments say what it is. */
void salon_compat_show_about (GtkWindow *parent, const char *comments);

/* Says something that must be read: a heading, a sentence or two, “Close”. */
void salon_compat_show_alert (GtkWindow *parent, const char *heading, const char *body);

/* Asks whether to do what @agree says; @agreed is called when it shall be done. It
 * looks dangerous when something is lost by it (@loses). @subject (nullable) is kept
 * until then. */
void salon_compat_ask (GtkWindow *parent,
                       const char *heading,
                       const char *body,
                       const char *agree,
                       gboolean loses,
                       GObject *subject,
                       SalonCompatFunc agreed);

/* Shows @page over @parent under @title. Escape closes it. The widget on top is
 * named @name. @width and @height, in px, are what it would like to have. */
void salon_compat_show_page (GtkWindow *parent,
                             const char *name,
                             const char *title,
                             AdwPreferencesPage *page,
                             int width,
                             int height);

/* Lets somebody choose a file, through the desktop's portal where there is one: one
 * that is there or, with @name, one to be written, for which @name is proposed.
 * @filters are GtkFileFilters, the first of which is on. @chosen is called unless
 * nothing was chosen; @subject (nullable) is kept until then. */
void salon_compat_choose_file (GtkWindow *parent,
                               const char *title,
                               const char *name,
                               GListModel *filters,
                               GObject *subject,
                               SalonCompatFileFunc chosen);

/* Has a screen reader say @text, where GTK can. @widget is where it happened. */
void salon_compat_announce (GtkWidget *widget, const char *text);

G_END_DECLS
