/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a peg board is drawn: where everything is, the wood with its holes, and the pegs of a lane. */

#pragma once

#include "widgets/cubes/cubes-peg-board.h"

G_BEGIN_DECLS

/* Sizes in px, where the text has its usual size. */
#define CUBES_PEG_FRAME 14
#define CUBES_PEG_HEAD  36 /* the figures above the holes */
#define CUBES_PEG_FOOT  10
#define CUBES_PEG_LABEL 150 /* left of the holes */
#define CUBES_PEG_RIGHT 62  /* of the holes */

/* Where everything is, in px. */
typedef struct {
  double scale, left, right, top, lane, width, height;
  int step, target, lanes;
} CubesPegPlan;

/* Returns how many points a hole stands for on a board for @target. */
int cubes_peg_step (int target);
/* Sets @plan for the size that @widget has. */
void cubes_peg_plan (CubesPegPlan *plan, GtkWidget *widget, int target, int lanes);
/* Draws all that does not move. */
void cubes_peg_draw_board (cairo_t *cr, GtkWidget *widget, const CubesPegPlan *plan);
/* Draws the pegs of lane @i, which have come so far, 0 to 1, from the last round’s total to this one’s. */
void cubes_peg_draw_lane (cairo_t *cr,
                          GtkWidget *widget,
                          const CubesPegPlan *plan,
                          int i,
                          const CubesLane *lane,
                          double moved);

G_END_DECLS
