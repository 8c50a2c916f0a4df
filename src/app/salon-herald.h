/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The herald: has screen readers say what happens at the table, so that nobody has
 * to go looking for it. It knows what an onlooker knows. */

#pragma once

#include <gtk/gtk.h>

#include "model/salon-game.h"

G_BEGIN_DECLS

/* From now on what @game tells, and what a person is to do next, is
 * announced in @window as long as both are there. */
void salon_herald_follow (SalonGame *game, GtkWidget *window);

G_END_DECLS
