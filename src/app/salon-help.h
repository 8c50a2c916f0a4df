/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows how the game is played, over @parent. */
void salon_help_show           (GtkWindow *parent);
/* Shows which keys do what, over @parent. */
void salon_help_show_shortcuts (GtkWindow *parent);

G_END_DECLS
