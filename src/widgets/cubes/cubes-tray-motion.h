/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/cubes/cubes-tray.h"

G_BEGIN_DECLS

/* What is seen on the way from one scene of the tray to another: lid on, shake, lid off, the letters settle, the Bar is
 * laid. All of it follows from the two scenes and the time. For files of this folder only. */

#define CUBES_HEAPS 3

/* The length of each part, in ms; 0 for those that are left out. They follow each other in this order. */
typedef struct {
  int lid_on, shake, lid_off, settle, bar;
  gboolean was_covered; /* the lid was on before */
  gboolean is_covered;  /* the lid is on in the end */
} CubesTrayMotion;

typedef struct {
  gboolean after; /* the cubes of the scene after lie there */
  double lumps;   /* how opaque what the lid leaves to be seen is above the letters before */

  double lid; /* how opaque it is */
  double lid_scale;
  double lid_x, lid_y; /* in units */
  double lid_angle;    /* degrees */

  gboolean shaking; /* the covered tray is seen, and nothing else */
  double tray_x;    /* in units */
  double tray_angle;
  int heap, next_heap; /* below the lid */
  double next;         /* how opaque the next heap is */

  double bar;       /* how opaque the Bar after is, compared with one that lies */
  double bar_scale; /* how large it is: it comes from above */
} CubesTrayPose;

CubesTrayMotion cubes_tray_motion_make (const CubesTrayScene *before, const CubesTrayScene *after);
int cubes_tray_motion_get_length (const CubesTrayMotion *self);
CubesTrayPose cubes_tray_motion_get_pose (const CubesTrayMotion *self, double ms);
/* Returns by how many degrees the cube that one sees at @place is askew when the lid comes off. */
double cubes_tray_motion_get_fallen (int place);
/* Returns which part of that is left: 1 until the cube begins to settle, then a little beyond 0, and 0. */
double cubes_tray_motion_get_askew (const CubesTrayMotion *self, double ms, int place);
/* Returns when @cue is due, in ms, or -1 when it is not part of this motion. */
int cubes_tray_motion_get_cue (const CubesTrayMotion *self, CubesTrayCue cue);

G_END_DECLS
