/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How large the text of @widget is: 1 is GTK’s usual size. For pages on which everything grows with the text. */
double salon_text_get_scale (GtkWidget *widget);

/* Whether somebody has asked the desktop for large text: then the font takes the place of letters that are drawn. */
gboolean salon_text_is_large (void);

G_END_DECLS
