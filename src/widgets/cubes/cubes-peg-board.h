/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-state.h"

G_BEGIN_DECLS

#define CUBES_TYPE_PEG_BOARD (cubes_peg_board_get_type ())
G_DECLARE_FINAL_TYPE (CubesPegBoard, cubes_peg_board, CUBES, PEG_BOARD, GtkWidget)

/**
 * CubesPegBoard:
 *
 * The totals of all seats on a board of wood with a hole for each point, or for 5 or 10 where the target is far. The pale
 * peg of a seat stands where its total was before the last round, the other one where it is now. Assistive technologies
 * have the lanes as a list.
 */

typedef struct {
  const char *name;
  guint colour; /* for salon_colour_get() */
  int before, total;
  gboolean leads; /* it has the most points */
} CubesLane;

GtkWidget *cubes_peg_board_new (void);
/* @target: points to reach
 * @low: the lanes are low, as they are at a table of many, because there is little room */
void cubes_peg_board_set (CubesPegBoard *self, int target, const CubesLane *lanes, int n, gboolean low);
/* Moves the pegs of all seats from where they stood before the round; with reduced motion nothing moves. */
void cubes_peg_board_play (CubesPegBoard *self);

G_END_DECLS
