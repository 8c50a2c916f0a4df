/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The short page of the help: an edition in six pictures and a few figures. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes it for @edition, an index for probe_editions. */
GtkWidget *probe_help_short_new (guint edition);

G_END_DECLS
