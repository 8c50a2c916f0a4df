/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-motion.h"

#include <math.h>

#define SMALL      .16 /* how large the card is in its box, of its full size */
#define RISE       .35 /* how far it rises above the straight way, of the way */
#define FADE_MS    80. /* of the stamp */
#define HIGH_STAMP 1.5
#define STAMP_TURN 6.

static double
ease_out (double t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

static double
ease_in_out (double t)
{
  return t < .5 ? 4 * t * t * t : 1 - pow (2 - 2 * t, 3) / 2;
}

WedgesCardPose
wedges_card_motion_get_flight (double ms)
{
  const double t = CLAMP (ms / WEDGES_CARD_FLIGHT_MS, 0, 1), way = ease_in_out (t);

  return (WedgesCardPose) {
    .x = way,
    .y = way + RISE * sin (G_PI * t) * (1 - t),
    .scale = SMALL + (1 - SMALL) * way,
    .width = fabs (cos (G_PI * t)),
    .back = t < .5,
  };
}

double
wedges_card_motion_get_flap (double ms)
{
  return ease_out (CLAMP (ms / WEDGES_CARD_FLAP_MS, 0, 1));
}

WedgesStampPose
wedges_card_motion_get_stamp (double ms)
{
  const double t = CLAMP (ms / WEDGES_CARD_STAMP_MS, 0, 1), fallen = t * t;

  return (WedgesStampPose) {
    .scale = HIGH_STAMP + (1 - HIGH_STAMP) * fallen,
    .turn = STAMP_TURN * (1 - fallen),
    .opacity = CLAMP (ms / FADE_MS, 0, 1),
  };
}
