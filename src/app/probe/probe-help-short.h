/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game in short: an edition in six cards and a few figures. Editions are indices for probe_editions. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a card, from 0; NULL beyond the last one. */
GtkWidget *probe_help_short_make_card (guint edition, guint card);
GtkWidget *probe_help_short_make_figures (guint edition);

G_END_DECLS
