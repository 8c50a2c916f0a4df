/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A key that is held down does one thing: its repeats would press what has come to stand there meanwhile. For files of this
 * folder and its subfolders only. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether @keyval presses the button that has the focus: Enter or Space. */
gboolean salon_held_key_is_for_buttons (guint keyval);

/* Makes a controller that stops the repeats of Enter and Space as long as @widget is mapped (transfer full). It belongs to the
 * window of @widget, because the key may be released elsewhere in it, and is removed from there before @widget leaves it. */
GtkEventController *salon_held_key_new (GtkWidget *widget);
/* Forgets the key that is down. To be called when the window becomes active or inactive: another window gets the release of a
 * key that is let go there. */
void salon_held_key_forget (GtkEventController *self);

G_END_DECLS
