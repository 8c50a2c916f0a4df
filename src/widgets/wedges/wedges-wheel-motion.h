/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/wedges/wedges-wheel-geometry.h"
#include "widgets/wedges/wedges-wheel.h"

G_BEGIN_DECLS

/* What lies on the wheel, and what is seen on the way from there to what lies on it after a move. All of it follows from the
 * two and from the time. For files of this folder only. */

/* What of a WedgesState is seen. */
typedef struct {
  int n; /* seats */
  int phase;
  int seat; /* whose turn it is; -1 when the game is over */
  int die;  /* to move by; otherwise 0 */
  uint8_t space[WEDGES_MAX_SEATS], wedges[WEDGES_MAX_SEATS], place[WEDGES_MAX_SEATS];
  uint8_t lit[WEDGES_MAX_REACH]; /* what can be reached, in the order of the numbers; or the space that asks */
  int n_lit;
} WedgesScene;

void wedges_scene_take (WedgesScene *scene, const WedgesState *state);
/* Whether the wheel is dim, but for what is lit. */
gboolean wedges_scene_is_dim (const WedgesScene *scene);
/* Whether what is lit can be chosen. */
gboolean wedges_scene_is_reach (const WedgesScene *scene);
/* Where the token of @seat stands. */
graphene_point_t wedges_scene_token_at (const WedgesScene *scene, int seat);

/* The length of each part, in ms; 0 for those that are left out. */
typedef struct {
  WedgesScene before, after;
  int wait;  /* for the die */
  int hops;  /* how often the token hops */
  int seat;  /* whose token that is; whose wedge flies */
  int wedge; /* the category of a wedge that was won, or -1 */
  gboolean fans;
  uint8_t way[WEDGES_DIE + 1];
} WedgesWheelMotion;

typedef struct {
  double dim;                   /* of the wheel, 0 to 1 */
  double before;                /* how opaque what was lit still is */
  double lit[WEDGES_MAX_REACH]; /* how opaque what will be lit already is */
  graphene_point_t token[WEDGES_MAX_SEATS];
  double lift;               /* of the token that hops, in units */
  double flight;             /* of the wedge: 0 at the headquarters, 1 at the plate; -1: there is none */
  gboolean won;              /* the wedge has come to its token */
  double fan[WEDGES_SPOKES]; /* how bright each fan is */
} WedgesWheelPose;

/* Returns: whether anything is seen to move */
gboolean wedges_wheel_motion_make (WedgesWheelMotion *self, const WedgesScene *before, const WedgesScene *after);
int wedges_wheel_motion_get_length (const WedgesWheelMotion *self);
void wedges_wheel_motion_get_pose (const WedgesWheelMotion *self, double ms, WedgesWheelPose *pose);
/* Gives when the cue of this number, from 0, is due, in ms, and which one it is; -1 if there are not as many. */
int wedges_wheel_motion_get_cue (const WedgesWheelMotion *self, int number, WedgesWheelCue *cue);

/* What is seen when nothing moves. */
void wedges_wheel_rest (const WedgesScene *scene, WedgesWheelPose *pose);

G_END_DECLS
