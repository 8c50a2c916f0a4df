/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on the first page of the help of any game: cards with a picture and a sentence, and figures. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the card number @number, from 1, with @picture (transfer floating) above its heading and its text. @turns: a sign says
 * that a press on the picture shows something else. */
GtkWidget *salon_help_card_new (guint number, const char *title, const char *text, GtkWidget *picture, gboolean turns);

/* Makes an empty table of figures. */
GtkWidget *salon_help_figures_new (void);
/* Adds a line below the others. */
void salon_help_figures_add (GtkWidget *figures, const char *label, const char *figure);

G_END_DECLS
