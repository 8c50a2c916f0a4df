/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page of statistics is made of, for it and for the games that fill their part of it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A line of text that is cut where it has no room. @css_class: (nullable) */
GtkWidget *salon_statistics_label (const char *text, const char *css_class);
/* A figure above what it counts. */
GtkWidget *salon_statistics_figure (int number, const char *what);
/* A sheet of paper with a title and (nullable) a second text beside it; more is appended to the box. */
GtkWidget *salon_statistics_sheet (const char *title, const char *second);
/* Removes everything from @box. */
void salon_statistics_empty (GtkWidget *box);

G_END_DECLS
