/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-wheel-geometry.h"

#include <math.h>

#include "widgets/wedges/wedges-way.h"

#define RIM_BEGINS (WEDGES_SPACES - WEDGES_RIM)

#define RIM_MIDDLE          297.
#define HEADQUARTERS_MIDDLE 293.
#define HEADQUARTERS_WIDE   14.4 /* degrees */
#define RIM_WIDE            7.6

#define NUMBER_RIM   337.
#define NUMBER_SPOKE 23.5 /* beside the middle of a spoke */
#define NUMBER_HUB   44.
#define MARK         253.
#define FAN_MIDDLE   170.
#define SHARED_RING  11. /* of two or three tokens; of more it is wider */

#define HUB_RING_OF_TWO 22.
#define HUB_RING        36.

#define DEGREES (G_PI / 180)

/* Where somebody goes who walks @out units along @angle degrees, and then @right units to the right. */
static graphene_point_t
polar (double angle, double out, double right)
{
  const double sine = sin (angle * DEGREES), cosine = cos (angle * DEGREES);

  return GRAPHENE_POINT_INIT ((float) (out * sine + right * cosine), (float) (-out * cosine + right * sine));
}

WedgesWheelPlace
wedges_wheel_place_in (int width, int height)
{
  const double radius = MAX (1, MIN (width, height) / 2.);

  return (WedgesWheelPlace) { .unit = radius / WEDGES_WHEEL_RADIUS, .x = width / 2., .y = height / 2. };
}

/* How far the middle of a space of a spoke is from that of the wheel. */
static double
get_out (int space)
{
  return WEDGES_HUB_RADIUS + WEDGES_SPOKE_LONG * ((space - 1) % WEDGES_SPOKE + .5);
}

graphene_point_t
wedges_wheel_middle (int space)
{
  const double angle = wedges_way_get_angle (space);

  if (space == WEDGES_HUB)
    return GRAPHENE_POINT_INIT (0, 0);
  if (space < RIM_BEGINS)
    return polar (angle, get_out (space), 0);
  return polar (angle, wedges_space_type (space) == WEDGES_HEADQUARTERS ? HEADQUARTERS_MIDDLE : RIM_MIDDLE, 0);
}

static void
line_to (cairo_t *cr, double angle, double out, double right)
{
  const graphene_point_t at = polar (angle, out, right);

  cairo_line_to (cr, at.x, at.y);
}

/* A tile of the rim: two arcs whose ends are cut parallel to the edges. */
static void
outline_rim (cairo_t *cr, int space, double inset)
{
  const gboolean large = wedges_space_type (space) == WEDGES_HEADQUARTERS;
  const double angle = wedges_way_get_angle (space), half = (large ? HEADQUARTERS_WIDE : RIM_WIDE) / 2 * DEGREES;
  const double in = (large ? WEDGES_HEADQUARTERS_IN : WEDGES_RIM_IN) + inset, out = WEDGES_RIM_OUT - inset;
  const double at_in = half - asin (inset / in), at_out = half - asin (inset / out);
  const double top = angle * DEGREES - G_PI_2;

  cairo_arc (cr, 0, 0, out, top - at_out, top + at_out);
  cairo_arc_negative (cr, 0, 0, in, top + at_in, top - at_in);
}

void
wedges_wheel_outline (cairo_t *cr, int space, double inset)
{
  const double angle = wedges_way_get_angle (space);

  cairo_new_sub_path (cr);
  if (space == WEDGES_HUB)
    cairo_arc (cr, 0, 0, WEDGES_HUB_RADIUS - inset, 0, 2 * G_PI);
  else if (space >= RIM_BEGINS)
    outline_rim (cr, space, inset);
  else
    {
      const double in = get_out (space) - WEDGES_SPOKE_LONG / 2 + inset, out = in + WEDGES_SPOKE_LONG - 2 * inset;
      const double half = WEDGES_SPOKE_WIDE / 2 - inset;

      line_to (cr, angle, out, -half);
      line_to (cr, angle, out, half);
      line_to (cr, angle, in, half);
      line_to (cr, angle, in, -half);
    }
  cairo_close_path (cr);
}

graphene_point_t
wedges_wheel_number_at (int space)
{
  const double angle = wedges_way_get_angle (space);

  if (space == WEDGES_HUB)
    return polar (45, NUMBER_HUB, 0);
  return space < RIM_BEGINS ? polar (angle, get_out (space), NUMBER_SPOKE) : polar (angle, NUMBER_RIM, 0);
}

graphene_point_t
wedges_wheel_mark_at (int space)
{
  return polar (wedges_way_get_angle (space), MARK, 0);
}

graphene_point_t
wedges_wheel_fan_at (int fan)
{
  return polar (60. * fan + 30, FAN_MIDDLE, 0);
}

graphene_point_t
wedges_wheel_token_at (int space, int which, int of)
{
  graphene_point_t at = wedges_wheel_middle (space), aside;
  double ring = of > 3 ? SHARED_RING + 4. * (of - 3) : SHARED_RING;

  if (of < 2)
    return at;
  /* The hub has room for them side by side. */
  if (space == WEDGES_HUB)
    ring = of == 2 ? HUB_RING_OF_TWO : HUB_RING;
  aside = polar (360. * which / of - 90, ring, 0);
  at.x += aside.x;
  at.y += aside.y;
  return at;
}

/* Whether the point lies in a tile of a spoke: its own place outwards and to the right. */
static int
find_in_spoke (int spoke, double x, double y)
{
  const double angle = 60 * spoke * DEGREES;
  const double out = x * sin (angle) - y * cos (angle), right = x * cos (angle) + y * sin (angle);
  const int step = (int) floor ((out - WEDGES_HUB_RADIUS) / WEDGES_SPOKE_LONG);

  if (fabs (right) > WEDGES_SPOKE_WIDE / 2 || step < 0 || step >= WEDGES_SPOKE)
    return -1;
  return 1 + spoke * WEDGES_SPOKE + step;
}

static int
find_in_rim (double x, double y)
{
  const double out = hypot (x, y), angle = fmod (atan2 (x, -y) / DEGREES + 360, 360);

  if (out < WEDGES_HEADQUARTERS_IN || out > WEDGES_RIM_OUT)
    return -1;
  for (int space = RIM_BEGINS; space < WEDGES_SPACES; space++)
    {
      const gboolean large = wedges_space_type (space) == WEDGES_HEADQUARTERS;
      double off = fabs (angle - wedges_way_get_angle (space));

      off = MIN (off, 360 - off);
      if (off <= (large ? HEADQUARTERS_WIDE : RIM_WIDE) / 2 && (large || out >= WEDGES_RIM_IN))
        return space;
    }
  return -1;
}

int
wedges_wheel_space_at (const WedgesWheelPlace *place, double x, double y)
{
  const double across = (x - place->x) / place->unit, down = (y - place->y) / place->unit;
  int space = -1;

  if (hypot (across, down) <= WEDGES_HUB_RADIUS)
    return WEDGES_HUB;
  for (int spoke = 0; spoke < WEDGES_SPOKES && space < 0; spoke++)
    space = find_in_spoke (spoke, across, down);
  return space >= 0 ? space : find_in_rim (across, down);
}
