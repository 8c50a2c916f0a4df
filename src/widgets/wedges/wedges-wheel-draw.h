/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/wedges/wedges-wheel-motion.h"
#include "widgets/wedges/wedges-wheel-pieces.h"

G_BEGIN_DECLS

/* Lays the pictures of a wheel over each other. For files of this folder only. */

/* What is to be seen. */
typedef struct {
  const WedgesScene *scene;
  const WedgesWheelMotion *motion; /* (nullable): what moves */
  WedgesWheelPose pose;
  int pointed;  /* which of what is lit, or -1 */
  int category; /* that the legend lights, or -1 */
  gboolean focus_visible;
  graphene_point_t plate; /* where a wedge flies to, in px of the widget */
  double plate_radius;    /* of the token there, in px; 0: it flies to the token on the wheel */
} WedgesWheelSight;

void wedges_wheel_draw_sight (const WedgesWheelPieces *self, GtkSnapshot *snapshot, const WedgesWheelSight *sight);

G_END_DECLS
