/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Finding, touching and reading widgets, and waiting for what they do, for the tests of
 * pages and windows. */

/* A test program with our widgets and their style, and no animations. */
void hands_init (int *argc, char ***argv);
/* Shows a page in a window of its own, and gives the window. */
GtkWidget *hands_present (GtkWidget *page);
/* The widget of this name in or below @widget; NULL when there is none. */
GtkWidget *hands_find (GtkWidget *widget, const char *name);
/* The same; there must be one. */
GtkWidget *hands_get (GtkWidget *page, const char *name);

/* What a class' binding or an assistive technology does. */
void hands_activate (GtkWidget *widget);
/* Presses a key on a page; whether the page took it. */
gboolean hands_press (GtkWidget *page, guint keyval);
void hands_type (GtkWidget *page, const char *text);

/* The text of the note of this name. */
const char *hands_note (GtkWidget *page, const char *name);
/* Adds every text in or below @widget, a line each. */
void hands_gather_texts (GtkWidget *widget, GString *texts);
/* What is read aloud of a widget. */
void hands_assert_label (gpointer widget, const char *label);

/* Runs the main loop for so many milliseconds. */
void hands_look_on (guint ms);
/* Ends the program with an error when @what does not come in time: the source to be
 * removed when it has come. */
guint hands_begin_waiting (const char *what, guint seconds);

/* Counts how often a signal comes. */
void hands_count_cb (GtkWidget *widget, int *count);
