/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lays out children from top to bottom, as high as they like, and shows as many of them as have room. They ask for the room of the
 * first @least of them. (transfer full) */
GtkLayoutManager *salon_statistics_lines_new (guint least);

G_END_DECLS
