/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-tray-geometry.h"

#include <math.h>

#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-tray.h"

/* In the units of the artwork. */
#define FIRST_SPACE 25
#define CARD_X      4
#define CARD_Y      14
#define CARD_WIDTH  92
#define CARD_HEIGHT 126
#define LIP_Y       128
#define LIP_HEIGHT  44
#define LIP_TALL    1.3
#define VALUE       17
#define VALUE_TALL  26

static gboolean
is_tall (double pitch, gboolean tall)
{
  return tall || pitch < PROBE_SMALL_PITCH;
}

static double
height_at (double pitch, gboolean tall)
{
  return pitch * PROBE_TRAY_HEIGHT * (is_tall (pitch, tall) ? PROBE_TRAY_TALL : 1);
}

/* Returns the greatest pitch with which a tray is not higher than @height. */
static double
pitch_for_height (double height, gboolean tall)
{
  const double pitch = height / PROBE_TRAY_HEIGHT;

  return is_tall (pitch, tall) ? pitch / PROBE_TRAY_TALL : pitch;
}

ProbeTrayGeometry
probe_tray_geometry_within (int width, int height, gboolean tall)
{
  /* Whoever allocates a tray has rounded its height. */
  const double fits = MIN (width / PROBE_TRAY_WIDTH, pitch_for_height (height + .75, tall));
  const double pitch = MAX (PROBE_TRAY_PITCH_MIN, fits);
  const double unit = pitch / 100;
  ProbeTrayGeometry at = { .pitch = pitch };

  tall = is_tall (pitch, tall);
  at.width = (int) round (pitch * PROBE_TRAY_WIDTH);
  at.height = (int) round (height_at (pitch, tall));
  for (int i = 0; i <= PROBE_SPACES; i++)
    at.edge[i] = (int) round (FIRST_SPACE * unit + i * pitch);
  at.card_x = (int) round (CARD_X * unit);
  at.card_y = (int) round (CARD_Y * unit);
  at.card_width = (int) round (CARD_WIDTH * unit);
  at.card_height = (int) round (CARD_HEIGHT * unit);
  at.lip_scale = unit * (tall ? LIP_TALL : 1);
  at.lip_y = (int) round (LIP_Y * unit);
  at.lip_height = MIN (at.height - at.lip_y, (int) round (LIP_HEIGHT * at.lip_scale));
  at.value_cap = unit * (tall ? VALUE_TALL : VALUE);
  return at;
}

int
probe_tray_get_height_for_width (int width)
{
  const double pitch = MAX (PROBE_TRAY_PITCH_MIN, CLAMP (width, 0, 1 << 16) / PROBE_TRAY_WIDTH);

  return (int) round (height_at (pitch, FALSE));
}

int
probe_tray_get_width_for_height (int height)
{
  return probe_tray_geometry_within (1 << 16, CLAMP (height, 0, 1 << 13), FALSE).width;
}
