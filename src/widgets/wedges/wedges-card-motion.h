/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What moves of a card, as functions of the time in ms: it comes from its box, the flap slides off the answer, the verdict is
 * stamped. */

#define WEDGES_CARD_FLIGHT_MS 420.
#define WEDGES_CARD_FLAP_MS   260.
#define WEDGES_CARD_STAMP_MS  200.

/* A card on its way. */
typedef struct {
  double x, y;   /* which part of the way it has gone, 0 to 1; y goes beyond, because the card first rises */
  double scale;  /* of its full size */
  double width;  /* of its width: it turns */
  gboolean back; /* its back is seen */
} WedgesCardPose;

WedgesCardPose wedges_card_motion_get_flight (double ms);
/* Which part of the answer the flap has left free, 0 to 1. */
double wedges_card_motion_get_flap (double ms);

typedef struct {
  double scale;
  double turn; /* degrees, on top of how it lies in the end */
  double opacity;
} WedgesStampPose;

WedgesStampPose wedges_card_motion_get_stamp (double ms);

G_END_DECLS
