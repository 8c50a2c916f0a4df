/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-end-motion.h"

#include "model/probe/probe-moment.h"
#include "rules/probe/probe-setup.h"

/* Begin and end of each part, as shares of the whole. */
#define TABLE_TO     .12
#define LIGHT_FROM   .08
#define LIGHT_TO     .40
#define CARDS_FROM   0.
#define CARDS_TO     .36
#define HEADING_FROM .32
#define HEADING_TO   .42
#define ROWS_FROM    .34
#define ROWS_TO      .56
#define STORY_FROM   .46
#define STORY_TO     .60
#define GROWTH_FROM  .44
#define GROWTH_TO    .92

/* How much of a part is over. */
static double
part_of (double time, double from, double to)
{
  return CLAMP ((time - from) / (to - from), 0, 1);
}

static double
slow_down (double t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

void
probe_end_pose_at (double time, int rows, ProbeEndPose *pose)
{
  pose->page = (SalonEndPose) {
    .light = slow_down (part_of (time, LIGHT_FROM, LIGHT_TO)),
    .heading = part_of (time, HEADING_FROM, HEADING_TO),
    .story = part_of (time, STORY_FROM, STORY_TO),
    .rows = rows * part_of (time, ROWS_FROM, ROWS_TO),
    .before = 1 - part_of (time, 0, TABLE_TO),
  };
  pose->cards = PROBE_SPACES * part_of (time, CARDS_FROM, CARDS_TO);
  pose->growth = slow_down (part_of (time, GROWTH_FROM, GROWTH_TO));
}

guint
probe_end_get_duration (double seconds)
{
  static const struct {
    double seconds;
    double ms;
  } paces[] = { { .6, 2000 }, { 1.2, 3200 }, { 2.5, 4500 } };
  const double part = 1 - (double) PROBE_END_ON_BOARD / PROBE_END_WHOLE;
  const gsize last = G_N_ELEMENTS (paces) - 1;

  if (seconds <= 0)
    return 0;
  if (seconds <= paces[0].seconds)
    return (guint) (paces[0].ms * part);
  for (gsize i = 1; i <= last; i++)
    if (seconds <= paces[i].seconds)
      return (guint) (part
                      * (paces[i - 1].ms
                         + (seconds - paces[i - 1].seconds) * (paces[i].ms - paces[i - 1].ms)
                             / (paces[i].seconds - paces[i - 1].seconds)));
  return (guint) (paces[last].ms * part);
}
