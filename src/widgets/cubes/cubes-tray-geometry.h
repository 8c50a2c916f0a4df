/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <graphene.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

/* Where things are in the tray. A cube is 100 units wide, the tray %CUBES_TRAY_UNITS. A place counts as a cell does,
 * but from what one sees: while the tray is turned, a1 lies elsewhere. For files of this folder only. */

#define CUBES_TRAY_UNITS 592
/* The smallest cube, in px. */
#define CUBES_LEAST_CUBE 44

typedef struct {
  int size;    /* of the tray, in px */
  double x, y; /* of its corner, whole px */
  double unit; /* px */
} CubesTrayGeometry;

/* Returns the largest tray in the middle of @width × @height px. */
CubesTrayGeometry cubes_tray_geometry_within (int width, int height);

/* Returns the middle of a place, in units from the corner of the tray. */
graphene_point_t cubes_tray_place_middle (int place);

/**
 * cubes_tray_place_at:
 * @x, @y: in px of the widget
 * @narrow: only the round middle of a cube counts, so that one can get from a cube to one that lies diagonally beside it
 *
 * Returns: the place, or -1
 */
int cubes_tray_place_at (const CubesTrayGeometry *geometry, double x, double y, gboolean narrow);

/* Returns where one sees @cell when the tray is turned by @quarters clockwise. */
int cubes_tray_place_of (int cell, int quarters);
/* Returns the corner of the tray where one sees the @corner of the grid. */
CubesCorner cubes_tray_corner_of (CubesCorner corner, int quarters);

/* How a cube lies askew in its place. */
typedef struct {
  double angle; /* degrees, ±2 */
  double x, y;  /* units, ±1.2 */
} CubesTilt;

/* Follows from @faces and @cell alone, as the turns of the faces do. */
CubesTilt cubes_tray_tilt (const char *faces, int cell);

#define CUBES_RIM_STRIPS 5

/* Returns how many rectangles @strips (out) got: in them the rim is seen when @part, 0 to 1, of the time is left. They
 * are in units, and the whole rim is in them at 1; time takes it away clockwise from the middle of the upper edge. */
int cubes_tray_rim_strips (double part, graphene_rect_t strips[CUBES_RIM_STRIPS]);

G_END_DECLS
