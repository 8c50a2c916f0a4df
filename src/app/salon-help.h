/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

/* Shows how the game is played, over @parent, beginning with the rules of @edition;
 * the others can be chosen there. */
void salon_help_show (GtkWindow *parent, ProbeEdition edition);
/* Shows which keys do what, over @parent. */
void salon_help_show_shortcuts (GtkWindow *parent);

G_END_DECLS
