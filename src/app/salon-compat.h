/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that newer versions of GTK or libadwaita do in another way. The oldest
 * supported versions are GTK 4.8 and libadwaita 1.2. No other file tests a version. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Called when the player has agreed, or has chosen @file. @subject is the object that was
 * passed along with the question. */
typedef void (*SalonCompatFunc) (GtkWindow *parent, GObject *subject);
typedef void (*SalonCompatFilesFunc) (GtkWindow *parent, GListModel *files, GObject *subject);
typedef void (*SalonCompatFileFunc) (GtkWindow *parent, GFile *file, GObject *subject);

/* Shows “About Salon”. @comments is the text below the name, which describes the program. */
void salon_compat_show_about (GtkWindow *parent, const char *comments);

/* Shows a message that the player has to close: @heading, then @body, a sentence or two. */
void salon_compat_show_alert (GtkWindow *parent, const char *heading, const char *body);

/* Asks a question with two buttons, “Cancel” and @agree, and calls @agreed if the player
 * chooses the second one. @loses: something would be lost, so that button looks dangerous.
 * A reference to @subject (nullable) is held until the question is answered. */
void salon_compat_ask (GtkWindow *parent,
                       const char *heading,
                       const char *body,
                       const char *agree,
                       gboolean loses,
                       GObject *subject,
                       SalonCompatFunc agreed);

/* Shows @page over @parent under @title. Escape closes it. @name becomes the name of the
 * dialog's widget, for style sheets and tests. @width and @height, in px, are the preferred
 * size; the page is smaller where there is less room. */
void salon_compat_show_page (GtkWindow *parent,
                             const char *name,
                             const char *title,
                             AdwPreferencesPage *page,
                             int width,
                             int height);

/* Shows @content, which has a header bar of its own, over the whole of @parent. Escape closes it, unless @content
 * handles that key. @name and @title are those of the window. */
void salon_compat_show_sheet (GtkWindow *parent, const char *name, const char *title, GtkWidget *content);

/* Closes the page, or the sheet, that @inside is a widget of. */
void salon_compat_close_page (GtkWidget *inside);

/* Lets the player choose a file, through the desktop's portal where there is one. If @name
 * is NULL the file is to be read and must exist; otherwise it is to be written, and @name is
 * the proposed name. @filters has GtkFileFilters, the first of which is selected. @chosen is
 * not called if the player cancels. A reference to @subject (nullable) is held until the
 * chooser closes. */
void salon_compat_choose_file (GtkWindow *parent,
                               const char *title,
                               const char *name,
                               GListModel *filters,
                               GObject *subject,
                               SalonCompatFileFunc chosen);

/* Lets the player choose any number of files that are to be read or, if @filters is NULL, one folder; otherwise as
 * above. @files of @chosen has at least one GFile. */
void salon_compat_choose_files (GtkWindow *parent,
                                const char *title,
                                GListModel *filters,
                                GObject *subject,
                                SalonCompatFilesFunc chosen);

/* Makes screen readers say @text in the name of @widget. Does nothing before GTK 4.14,
 * which has no way to do so. */
void salon_compat_announce (GtkWidget *widget, const char *text);

G_END_DECLS
