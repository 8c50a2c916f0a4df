/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "widgets/salon-theme.h"

G_BEGIN_DECLS

/* What lies in the tray, drawn by hand because no two cubes lie alike: cubes, the links of a path, the ring of its first
 * cube, the frame of the filter. All in units: a cube is 100 wide, and its middle is at 0 0. For files of this folder
 * only. */

/* How far anything reaches from the middle of its cube, before it is turned. */
#define CUBES_CUBE_REACH 66

typedef enum {
  CUBES_CUBE_BODY = 1 << 0,
  CUBES_CUBE_LETTER = 1 << 1,
  CUBES_CUBE_RAISED = 1 << 2, /* the pointer is over it */
  CUBES_CUBE_ON = 1 << 3,     /* it is in the word */
} CubesCubeParts;

typedef struct {
  CubesCubeParts parts;
  SalonThemeMode mode;
  char face;                        /* '\0' for an empty one */
  int quarters;                     /* how the face lies */
  double angle;                     /* degrees by which the cube lies askew */
  const PangoFontDescription *font; /* (nullable): the letter is in this font instead of the drawn alphabet */
} CubesCubeLook;

/* Draws what @parts names, with its shadow. */
void cubes_cube_draw (cairo_t *cr, const CubesCubeLook *look);
/* Draws the link that leads from the cube at 0 0 to the one that is @columns and @rows from it; the middle of the link
 * is at 0 0. */
void cubes_link_draw (cairo_t *cr, int columns, int rows);
/* Draws the ring of the first cube of a word. */
void cubes_first_draw (cairo_t *cr);
/* Draws the brass frame of the cube that is the filter, with its cross. */
void cubes_filter_draw (cairo_t *cr);
/* Adds a rectangle with round corners to the path of @cr. */
void cubes_round_rect (cairo_t *cr, double x, double y, double width, double height, double radius);

G_END_DECLS
