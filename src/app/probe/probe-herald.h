/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The herald: has screen readers say what happens at the table, so that nobody has
 * to go looking for it. It knows what an onlooker knows. */

#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"

G_BEGIN_DECLS

/* From now on each move of @game, and who is to decide next if that is a person, is
 * announced in @window as long as both are there. */
void probe_herald_follow (ProbeGame *game, GtkWidget *window);

G_END_DECLS
