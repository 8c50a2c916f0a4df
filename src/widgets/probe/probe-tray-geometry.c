/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-tray-geometry.h"

#include <math.h>

#include "widgets/probe/probe-card.h"
#include "widgets/probe/probe-tray.h"

int
probe_tray_geometry_gap (int pitch)
{
  return MAX (2, (int) round (pitch * .08));
}

ProbeTrayGeometry
probe_tray_geometry (int pitch)
{
  ProbeTrayGeometry at = { .pitch = pitch };
  const int gap = probe_tray_geometry_gap (pitch);
  const int card_height = (int) round ((pitch - gap) * PROBE_CARD_RATIO);

  at.margin = MAX (6, (int) round (pitch * .14));
  at.side = (int) round (pitch * .24);
  at.top = MAX (4, (int) round (pitch * .12));
  at.lip_height = MAX (13, (int) round (pitch * .34));
  at.space_height = card_height + gap + at.lip_height;
  at.lip_y = at.top + card_height + gap;
  at.board_width = PROBE_SPACES * pitch + 2 * at.side;
  at.board_height = at.top + at.space_height + MAX (3, (int) round (pitch * .1));
  at.width = at.board_width + 2 * at.margin;
  at.height = at.board_height + 2 * at.margin;
  return at;
}

ProbeTrayGeometry
probe_tray_geometry_within (int width, int height)
{
  /* A tray is wider than its spaces and higher than a pitch: begin above what can
   * fit and go down. */
  int pitch = MAX (PROBE_TRAY_PITCH_MIN, MIN (width / PROBE_SPACES, height));
  ProbeTrayGeometry at = probe_tray_geometry (pitch);

  while (pitch > PROBE_TRAY_PITCH_MIN && (at.width > width || at.height > height))
    at = probe_tray_geometry (--pitch);
  return at;
}

int
probe_tray_get_height_for_width (int width)
{
  return probe_tray_geometry_within (CLAMP (width, 0, 1 << 16), 1 << 16).height;
}

int
probe_tray_get_width_for_height (int height)
{
  return probe_tray_geometry_within (1 << 16, CLAMP (height, 0, 1 << 13)).width;
}
