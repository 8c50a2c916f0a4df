/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything is on the wheel. Its unit is a 350th of its radius, its middle is at 0 0, and y grows downwards. */

#pragma once

#include <graphene.h>

#include <cairo.h>
#include <glib.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

#define WEDGES_WHEEL_RADIUS 350
#define WEDGES_WHEEL_SHADE  18  /* px around the wheel, whatever its size */
#define WEDGES_WHEEL_LEAST  160 /* px, the least radius; from 262 on all can be read well */

#define WEDGES_RIM_IN          266.
#define WEDGES_RIM_OUT         328.
#define WEDGES_HEADQUARTERS_IN 250.
#define WEDGES_HUB_RADIUS      62.
#define WEDGES_SPOKE_WIDE      47.
#define WEDGES_SPOKE_LONG      37.6 /* of one of its spaces */
#define WEDGES_TOKEN_RADIUS    21.
#define WEDGES_TURN_RADIUS     23. /* of the token whose turn it is */

/* Where the wheel lies in its widget. */
typedef struct {
  double unit; /* px */
  double x, y; /* of its middle */
} WedgesWheelPlace;

/* The largest wheel in a widget of this size. Its shadow lies outside. */
WedgesWheelPlace wedges_wheel_place_in (int width, int height);

/* The middle of @space, where a token stands. */
graphene_point_t wedges_wheel_middle (int space);

/* Adds the outline of @space to the path of @cr, @inset units inside its edges. */
void wedges_wheel_outline (cairo_t *cr, int space, double inset);

/* Where the disc with the number of @space lies: outside of the rim, to the right of a spoke. */
graphene_point_t wedges_wheel_number_at (int space);

/* Where the mark of a wedge to win lies in a headquarters. */
graphene_point_t wedges_wheel_mark_at (int space);

/* The middle of a fan, 0–5, clockwise from right of the top. */
graphene_point_t wedges_wheel_fan_at (int fan);

/**
 * wedges_wheel_token_at:
 * @which: of the tokens that share the space, from 0
 * @of: how many these are
 *
 * Where a token stands: alone in the middle, several on a ring around it.
 */
graphene_point_t wedges_wheel_token_at (int space, int which, int of);

/**
 * wedges_wheel_space_at:
 * @x, @y: px in the widget
 *
 * Returns: the space that lies there, or -1
 */
int wedges_wheel_space_at (const WedgesWheelPlace *place, double x, double y);

G_END_DECLS
