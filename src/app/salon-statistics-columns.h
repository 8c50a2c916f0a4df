/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The layout of sheets beside each other, all as wide as the one that needs most: as many in a row as there is room for, and
 * the last one as wide as what is left of its row (transfer full). */
GtkLayoutManager *salon_statistics_columns_new (void);

G_END_DECLS
