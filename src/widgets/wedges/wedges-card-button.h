/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button on a card: what it does, in two lines at most, and beside that the name of its key. For files of this folder only. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @room: how many characters are seen in a line at least; -1: as many as there are */
GtkWidget *wedges_card_button_new (const char *css_class, int room);
/* Says what @button, a button of a card, does, and by which key. */
void wedges_card_button_set (GtkWidget *button, const char *label, const char *key);

G_END_DECLS
