/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* For the tests of pages and windows: functions that find, operate and read widgets and
 * wait for what they do. */

/* Initialises a test program with our widgets and their style, and without animations. */
void hands_init (int *argc, char ***argv);
/* Shows a page in a window of its own and returns the window. */
GtkWidget *hands_present (GtkWidget *page);
/* The same with a window of this size. */
GtkWidget *hands_present_sized (GtkWidget *page, int width, int height);
/* Returns @widget or the widget below it that has this name; NULL if there is none. */
GtkWidget *hands_find (GtkWidget *widget, const char *name);
/* The same in any window of the program. */
GtkWidget *hands_find_anywhere (const char *name);
/* Returns @widget or the first widget below it that is of @type; NULL if there is none. */
GtkWidget *hands_find_type (GtkWidget *widget, GType type);
/* Like hands_find(), but the test fails if there is no such widget. */
GtkWidget *hands_get (GtkWidget *page, const char *name);

/* Activates a widget as a key binding of its class or an assistive technology does. */
void hands_activate (GtkWidget *widget);
/* Presses a key on a page and returns whether the page handled it. */
gboolean hands_press (GtkWidget *page, guint keyval);
/* Presses the key of each character of @text. */
void hands_type (GtkWidget *page, const char *text);

/* Returns the text of the note that has this name. */
const char *hands_note (GtkWidget *page, const char *name);
/* Adds every text in or below @widget to @texts, one a line. */
void hands_gather_texts (GtkWidget *widget, GString *texts);
/* Asserts that this is the accessible name of a widget. */
void hands_assert_label (gpointer widget, const char *label);

/* Runs the main loop for so many milliseconds, and until what is due then is done; returns how many they were, which may be
 * far more on a slow machine. What has to happen is waited for by await(). */
gint64 hands_look_on (guint ms);
/* A signal handler that counts how often it is called. */
void hands_count_cb (GtkWidget *widget, int *count);
