/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Wedges in short: the first page of its help. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The functions make_card and make_figures of a #SalonHelp. */
GtkWidget *wedges_help_short_make_card (guint edition, guint card);
GtkWidget *wedges_help_short_make_figures (guint edition);

G_END_DECLS
