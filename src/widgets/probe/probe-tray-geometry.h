/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

/* The least and the natural distance from one space of a tray to the next, in px. */
#define PROBE_TRAY_PITCH_MIN     22
#define PROBE_TRAY_PITCH_NATURAL 50

/**
 * ProbeTrayGeometry:
 *
 * The positions and sizes of the parts of a tray, in px from the corner of the tray. They
 * are whole numbers, so that no edge is blurred. The artwork decides on their ratios: 100
 * units of it are one pitch. For files of this folder only.
 */
typedef struct {
  double pitch; /* from one space to the next */
  int width, height;
  int edge[PROBE_SPACES + 1]; /* where space i begins, and where the last one ends */
  int card_x, card_y;         /* of a card in its space; the space is as high as the tray */
  int card_width, card_height;
  int lip_y, lip_height;
  double value_cap; /* height of the values */
  double lip_scale; /* px for one unit of the lip's height */
} ProbeTrayGeometry;

/* Returns the geometry of the largest tray that fits into @width × @height px, but not
 * smaller than at %PROBE_TRAY_PITCH_MIN.
 * @tall: whether the lip and its values are larger, as in small trays, which always have
 *   such a lip */
ProbeTrayGeometry probe_tray_geometry_within (int width, int height, gboolean tall);

G_END_DECLS
