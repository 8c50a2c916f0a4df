/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the die and its tray are drawn. */

#pragma once

#include <gdk/gdk.h>

#include "widgets/salon-theme.h"

G_BEGIN_DECLS

/* The poses in which the die is seen while it rolls. */
#define WEDGES_DIE_POSES 9

/* How far a die reaches from its middle, with its shadow, in edges. */
#define WEDGES_DIE_REACH 1.05

/* Draws the tray, @width × @height px, with its shadow outside of it. */
void wedges_die_draw_tray (cairo_t *cr, SalonThemeMode mode, double width, double height);
/* Draws a die at rest with @face up, turned by @degrees, its middle at 0 0, and its edges 1 long. */
void wedges_die_draw_face (cairo_t *cr, int face, double degrees);
/* Draws a die in the air, without its shadow: pose 0 to WEDGES_DIE_POSES − 1. */
void wedges_die_draw_pose (cairo_t *cr, int pose);
/* The shadow of a die in the air. */
void wedges_die_draw_shadow (cairo_t *cr);

G_END_DECLS
