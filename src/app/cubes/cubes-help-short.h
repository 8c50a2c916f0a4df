/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page of the help of Cubes: the game in six cards, and its figures. @edition is one of cubes-help.h. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the card number @card; NULL beyond the last one. */
GtkWidget *cubes_help_short_make_card (guint edition, guint card);
GtkWidget *cubes_help_short_make_figures (guint edition);

G_END_DECLS
