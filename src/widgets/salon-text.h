/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How large the text of @widget is: 1 is GTK’s usual size. For pages on which everything grows with the text. */
double salon_text_get_scale (GtkWidget *widget);

G_END_DECLS
