/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-tray-pieces.h"

G_BEGIN_DECLS

/* How the pictures of a tray are laid over each other. No picture is made while a frame is drawn. For files of this
 * folder only. */

/* Everything that is to be seen. */
typedef struct {
  const CubesTrayMotion *motion; /* (nullable): NULL when nothing moves */
  double ms;                     /* of the motion */
  gboolean lid;
  CubesCorner bar;        /* of the grid; %CUBES_NO_BAR for none */
  CubesCorner coming_bar; /* that the motion lays */
  gboolean bar_chosen;    /* it is only being chosen */
  const uint8_t *path;
  int n;
  const uint8_t *going; /* a path that fades */
  int n_going;
  double going_ms;
  int raised;  /* cell, or -1 */
  int filter;  /* cell, or -1 */
  double time; /* the part that is left; below 0 for no rim */
  double red;  /* how red the rim is */
} CubesTraySight;

/* Draws what is to be seen, with the corner of the tray at 0 0. */
void cubes_tray_draw (const CubesTrayPieces *self, GtkSnapshot *snapshot, const CubesTraySight *sight);
/* Draws the flat tray, turned by @degrees. */
void cubes_tray_draw_flat (const CubesTrayPieces *self, GtkSnapshot *snapshot, double degrees);
/* Returns how long a path of @n cubes fades, in ms. */
double cubes_tray_get_fade (int n);

G_END_DECLS
