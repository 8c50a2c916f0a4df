/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-tray-geometry.h"

#include <math.h>

#define FRAME 34.
#define PITCH 106.
#define CUBE  100.

#define NARROW 43. /* the radius of the middle of a cube that a finger or pointer has to reach while it draws */
#define RIM    21. /* how wide the strip is in which the rim lies */

CubesTrayGeometry
cubes_tray_geometry_within (int width, int height)
{
  const int size = MAX (1, MIN (width, height));

  return (CubesTrayGeometry) {
    .size = size,
    .x = floor ((width - size) / 2.),
    .y = floor ((height - size) / 2.),
    .unit = size / (double) CUBES_TRAY_UNITS,
  };
}

graphene_point_t
cubes_tray_place_middle (int place)
{
  return GRAPHENE_POINT_INIT ((float) (FRAME + CUBE / 2 + PITCH * (place % CUBES_SIDE)),
                              (float) (FRAME + CUBE / 2 + PITCH * (int) (place / CUBES_SIDE)));
}

int
cubes_tray_place_at (const CubesTrayGeometry *geometry, double x, double y, gboolean narrow)
{
  const double across = (x - geometry->x) / geometry->unit - FRAME, down = (y - geometry->y) / geometry->unit - FRAME;
  const int column = (int) floor ((across + (PITCH - CUBE) / 2) / PITCH);
  const int row = (int) floor ((down + (PITCH - CUBE) / 2) / PITCH);

  if (column < 0 || column >= CUBES_SIDE || row < 0 || row >= CUBES_SIDE)
    return -1;
  if (narrow && hypot (across - column * PITCH - CUBE / 2, down - row * PITCH - CUBE / 2) > NARROW)
    return -1;
  return row * CUBES_SIDE + column;
}

int
cubes_tray_place_of (int cell, int quarters)
{
  int column = cell % CUBES_SIDE, row = cell / CUBES_SIDE;

  for (int i = 0; i < (quarters & 3); i++)
    {
      const int before = column;

      column = CUBES_SIDE - 1 - row;
      row = before;
    }
  return row * CUBES_SIDE + column;
}

CubesCorner
cubes_tray_corner_of (CubesCorner corner, int quarters)
{
  static const CubesCorner clockwise[] = { CUBES_NW, CUBES_NE, CUBES_SE, CUBES_SW };

  for (int i = 0; i < 4; i++)
    if (clockwise[i] == corner)
      return clockwise[(i + quarters) & 3];
  return corner;
}

CubesTilt
cubes_tray_tilt (const char *faces, int cell)
{
  guint64 hash = 14695981039346656037u;
  double numbers[3];

  for (const char *at = faces; *at != '\0'; at++)
    hash = (hash ^ (guint64) *at) * 1099511628211u;
  for (int i = 0; i < 3; i++)
    {
      guint64 mixed = hash + (guint64) (3 * cell + i + 1) * 0x9e3779b97f4a7c15u;

      mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
      numbers[i] = (double) (mixed >> 40) / (1 << 23) - 1;
    }
  return (CubesTilt) { .angle = 2 * numbers[0], .x = 1.2 * numbers[1], .y = 1.2 * numbers[2] };
}

int
cubes_tray_rim_strips (double part, graphene_rect_t strips[CUBES_RIM_STRIPS])
{
  const float size = CUBES_TRAY_UNITS, half = size / 2, wide = (float) RIM, side = size - 2 * wide;
  /* As time takes them: the length, and where each one ends. */
  const float length[CUBES_RIM_STRIPS] = { half, side, size, side, half };
  float gone = (float) (1 - CLAMP (part, 0, 1)) * (2 * size + 2 * side);
  int n = 0;

  for (int i = 0; i < CUBES_RIM_STRIPS; i++)
    {
      const float cut = MIN (gone, length[i]), rest = length[i] - cut;

      gone -= cut;
      if (rest <= 0)
        continue;
      switch (i)
        {
        case 0:
          strips[n++] = GRAPHENE_RECT_INIT (half + cut, 0, rest, wide);
          break;
        case 1:
          strips[n++] = GRAPHENE_RECT_INIT (size - wide, wide + cut, wide, rest);
          break;
        case 2:
          strips[n++] = GRAPHENE_RECT_INIT (0, size - wide, rest, wide);
          break;
        case 3:
          strips[n++] = GRAPHENE_RECT_INIT (0, wide, wide, rest);
          break;
        default:
          strips[n++] = GRAPHENE_RECT_INIT (cut, 0, rest, wide);
        }
    }
  return n;
}
