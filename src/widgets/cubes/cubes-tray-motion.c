/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray-motion.h"

#include <math.h>

#include "widgets/cubes/cubes-tray-geometry.h"

#define LID_ON_MS  220
#define SHAKE_MS   1080
#define LID_OFF_MS 260
#define SETTLE_MS  340
#define BAR_MS     240

#define SWING_MS  180. /* there and back */
#define SWING     9.   /* units to either side */
#define SWING_ARC 3.   /* degrees */
#define HEAP_MS   90.

#define LID_FALL  .04 /* how much larger it is when it begins to fall */
#define LID_FLIES .6  /* of its width, up and to the right */
#define LID_ARC   9.

#define CUBE_MS     160. /* for one cube to settle */
#define DIAGONAL_MS 20.
#define ASKEW_LEAST 8.
#define ASKEW_MORE  7.
#define OVERSHOOT   1.7

#define BAR_FALL .07

CubesTrayMotion
cubes_tray_motion_make (const CubesTrayScene *before, const CubesTrayScene *after)
{
  const gboolean shaken = after->shakes > before->shakes;
  const gboolean covers = !before->lid && (shaken || after->lid);
  const gboolean uncovers = !after->lid && (before->lid || covers);
  /* A Bar that was laid under the lid, or while nobody looked, lies there when the lid comes off. */
  const gboolean laid = after->corner != before->corner && after->corner != CUBES_NO_BAR && !(before->lid && uncovers);
  /* Whoever has covered known cubes for a while finds them as they lay. */
  const gboolean fresh = shaken || (before->faces[0] == '\0' && !after->seen);

  return (CubesTrayMotion) {
    .lid_on = covers ? LID_ON_MS : 0,
    .shake = shaken ? SHAKE_MS : 0,
    .lid_off = uncovers ? LID_OFF_MS : 0,
    .settle = uncovers && fresh && after->faces[0] != '\0' ? SETTLE_MS : 0,
    .bar = laid ? BAR_MS : 0,
    .was_covered = before->lid,
    .is_covered = after->lid,
  };
}

int
cubes_tray_motion_get_length (const CubesTrayMotion *self)
{
  return self->lid_on + self->shake + self->lid_off + self->settle + self->bar;
}

/* How far a part of @length ms, which begins at @begin, has come: 0 to 1. */
static double
progress (double ms, double begin, double length)
{
  return length > 0 ? CLAMP ((ms - begin) / length, 0, 1) : ms >= begin;
}

static double
settle_begin (const CubesTrayMotion *self)
{
  return self->lid_on + self->shake + self->lid_off;
}

static void
pose_shake (CubesTrayPose *pose, double ms)
{
  const double swell = sin (G_PI * ms / SHAKE_MS), swing = 2 * G_PI * ms / SWING_MS;
  const double heap = ms / HEAP_MS;

  pose->shaking = TRUE;
  pose->tray_x = SWING * swell * sin (swing);
  pose->tray_angle = SWING_ARC * swell * cos (swing);
  pose->heap = (int) heap % CUBES_HEAPS;
  pose->next_heap = (pose->heap + 1) % CUBES_HEAPS;
  pose->next = heap - floor (heap);
}

static void
pose_lid (CubesTrayPose *pose, double on, double off)
{
  const double eased = off * off * (3 - 2 * off);

  pose->lid = on * on * (1 - off);
  pose->lid_scale = 1 + LID_FALL * (1 - on * on);
  pose->lid_x = LID_FLIES * CUBES_TRAY_UNITS * eased;
  pose->lid_y = -LID_FLIES * CUBES_TRAY_UNITS * eased;
  pose->lid_angle = LID_ARC * eased;
}

CubesTrayPose
cubes_tray_motion_get_pose (const CubesTrayMotion *self, double ms)
{
  const double shake_end = self->lid_on + self->shake;
  const double bar = progress (ms, settle_begin (self) + self->settle, self->bar);
  CubesTrayPose pose = { .lid_scale = 1, .bar = bar, .bar_scale = 1 + BAR_FALL * (1 - bar * (2 - bar)) };
  const double on = self->lid_on > 0 ? progress (ms, 0, self->lid_on) : self->was_covered || self->is_covered;

  pose_lid (&pose, on, progress (ms, shake_end, self->lid_off) * (self->lid_off > 0));
  pose.lumps = ms < self->lid_on ? on : 0;
  pose.after = ms >= shake_end;
  if (self->shake > 0 && ms >= self->lid_on && ms < shake_end)
    pose_shake (&pose, ms - self->lid_on);
  return pose;
}

/* Some 8 to 15 degrees to either side. */
double
cubes_tray_motion_get_fallen (int place)
{
  const guint mixed = ((guint) place * 2654435761u) >> 8;

  return (ASKEW_LEAST + ASKEW_MORE * ((mixed >> 1) & 15) / 15) * ((mixed & 1) != 0 ? 1 : -1);
}

double
cubes_tray_motion_get_askew (const CubesTrayMotion *self, double ms, int place)
{
  const double begin = settle_begin (self) + DIAGONAL_MS * (place % CUBES_SIDE + (int) (place / CUBES_SIDE));
  const double back = progress (ms, begin, CUBE_MS) - 1;

  if (self->settle == 0 || ms < self->lid_on + self->shake)
    return 0;
  if (back <= -1)
    return 1;
  /* It goes a little beyond and comes back. */
  return -(back * back * ((OVERSHOOT + 1) * back + OVERSHOOT));
}

int
cubes_tray_motion_get_cue (const CubesTrayMotion *self, CubesTrayCue cue)
{
  switch (cue)
    {
    case CUBES_TRAY_CUE_LID:
      return self->lid_on > 0 ? self->lid_on : -1;
    case CUBES_TRAY_CUE_SHAKE:
      return self->shake > 0 ? self->lid_on : -1;
    case CUBES_TRAY_CUE_BAR:
      return self->bar > 0 ? cubes_tray_motion_get_length (self) : -1;
    default:
      return -1;
    }
}
