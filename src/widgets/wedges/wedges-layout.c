/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-layout.h"

#include <string.h>

#include "widgets/wedges/wedges-chronicle.h"

/* px, at the usual size */
#define LEFT_NARROW  196
#define LEFT_TEAMS   312
#define LEFT         236
#define RIGHT_NARROW 250
#define RIGHT_TEAMS  256
#define RIGHT        266
#define MARGIN       24 /* at the sides */
#define MARGIN_TIGHT 12
#define TOP          20 /* above the columns and below them */
#define TOP_TIGHT    11
#define GAP          12 /* between plates, and between the columns and the wheel */
#define GAP_TIGHT    6
#define DIE          174
#define DIE_LOW      118
#define SPACE        18 /* between the parts of a column */
#define SPACE_LOW    10
#define RADIUS_LEAST 262 /* of the wheel, for which wider columns leave room */
#define RIM          13  /* above and below the wheel */
#define LINES_LEAST  2

/* From here on a page is large or huge. */
#define LARGE_WIDTH  1500
#define LARGE_HEIGHT 860
#define HUGE_WIDTH   2200
#define HUGE_HEIGHT  1150

static const double factors[WEDGES_N_SIZES] = { 1, 1.35, 1.7 };

WedgesSize
wedges_layout_get_size (int width, int height)
{
  if (width >= HUGE_WIDTH && height >= HUGE_HEIGHT)
    return WEDGES_SIZE_HUGE;
  return width >= LARGE_WIDTH && height >= LARGE_HEIGHT ? WEDGES_SIZE_LARGE : WEDGES_SIZE_USUAL;
}

static int
scale (const WedgesNeeds *needs, int length)
{
  return (int) (factors[needs->size] * length + .5);
}

void
wedges_layout_get_columns (int width, WedgesSize size, gboolean teams, int *left, int *right)
{
  if (width < WEDGES_LAYOUT_NARROW)
    {
      *left = LEFT_NARROW;
      *right = RIGHT_NARROW;
      return;
    }
  *left = (int) (factors[size] * (teams ? LEFT_TEAMS : LEFT));
  *right = (int) (factors[size] * (teams ? RIGHT_TEAMS : RIGHT));
}

/* Columns whose text is large become wider, as far as the wheel leaves room for that. */
static void
set_columns (const WedgesNeeds *needs, int margin, int *left, int *right)
{
  int room, more;

  wedges_layout_get_columns (needs->width, needs->size, needs->teams, left, right);
  room = needs->width - 2 * margin - *left - *right - 2 * GAP - 2 * RADIUS_LEAST;
  if (needs->width < WEDGES_LAYOUT_NARROW || room <= 0)
    return;
  more = CLAMP (needs->right - *right, 0, room);
  *right += more;
  *left += CLAMP (needs->left - *left, 0, room - more);
}

/* Gives each plate its height: what it would like to have, or less if @height does not suffice for all; never less than
 * what it needs. */
static void
share_height (const WedgesNeeds *needs, int height, int heights[WEDGES_MAX_SEATS])
{
  int least = 0, natural = 0;

  for (int seat = 0; seat < needs->seats; seat++)
    {
      least += needs->plate_least[seat];
      natural += MAX (needs->plate_natural[seat], needs->plate_least[seat]);
    }
  for (int seat = 0; seat < needs->seats; seat++)
    {
      const int more = MAX (needs->plate_natural[seat] - needs->plate_least[seat], 0);

      heights[seat] = needs->plate_least[seat];
      if (natural <= height)
        heights[seat] += more;
      else if (height > least)
        heights[seat] += (int) ((double) more * (height - least) / (natural - least));
    }
}

/* Plates from the top, and below them as many lines of what was asked last as there is room for. */
static void
lay_left (const WedgesNeeds *needs, GdkRectangle column, WedgesLayout *layout)
{
  const gboolean tight = needs->width < WEDGES_LAYOUT_NARROW || needs->height < WEDGES_LAYOUT_LOW;
  const int gap = tight ? GAP_TIGHT : scale (needs, GAP), gaps = gap * (needs->seats - 1);
  const gboolean chronicle = needs->width >= WEDGES_LAYOUT_NARROW;
  const int least = chronicle ? needs->title + LINES_LEAST * needs->line + gap : 0;
  const int bottom = column.y + column.height;
  int heights[WEDGES_MAX_SEATS], y = column.y;

  share_height (needs, column.height - gaps - least, heights);
  for (int seat = 0; seat < needs->seats; seat++)
    {
      layout->plate[seat] = (GdkRectangle) { column.x, y, column.width, heights[seat] };
      y += heights[seat] + gap;
    }
  if (!chronicle || bottom - y < needs->title + needs->line)
    return;
  layout->chronicle = (GdkRectangle) {
    column.x,
    y,
    column.width,
    MIN (bottom - y, needs->title + WEDGES_CHRONICLE_LINES * needs->line),
  };
}

/* The die and the prompt stand still whatever is due: the hand finds the button where it was. */
static void
lay_right (const WedgesNeeds *needs, GdkRectangle column, WedgesLayout *layout)
{
  const gboolean low = needs->width < WEDGES_LAYOUT_NARROW || needs->height < WEDGES_LAYOUT_LOW;
  const int space = low ? SPACE_LOW : scale (needs, SPACE), bottom = column.y + column.height;
  const int die = low ? DIE_LOW : scale (needs, DIE);
  int y = column.y, end = bottom;

  layout->die = (GdkRectangle) { column.x, y, column.width, die };
  y += die + space / 2;
  layout->prompt = (GdkRectangle) { column.x, y, column.width, needs->prompt };
  y += needs->prompt + space / 2;
  if (bottom - y - space >= needs->legend + needs->boxes)
    {
      layout->boxes = (GdkRectangle) { column.x, bottom - needs->boxes, column.width, needs->boxes };
      end = layout->boxes.y - space;
    }
  layout->panel = (GdkRectangle) { column.x, y, column.width, end - y };
  layout->side = (GdkRectangle) { column.x, column.y, column.width, end - column.y };
}

void
wedges_layout (const WedgesNeeds *needs, WedgesLayout *layout)
{
  const gboolean narrow = needs->width < WEDGES_LAYOUT_NARROW;
  const gboolean low = narrow || needs->height < WEDGES_LAYOUT_LOW;
  const int margin = narrow ? MARGIN_TIGHT : scale (needs, MARGIN), top = low ? TOP_TIGHT : scale (needs, TOP);
  const int height = needs->height - 2 * top;
  int left, right, side;

  memset (layout, 0, sizeof *layout);
  set_columns (needs, margin, &left, &right);
  lay_left (needs, (GdkRectangle) { margin, top, left, height }, layout);
  lay_right (needs, (GdkRectangle) { needs->width - margin - right, top, right, height }, layout);

  layout->middle = (GdkRectangle) {
    margin + left + GAP,
    0,
    needs->width - 2 * margin - left - right - 2 * GAP,
    needs->height,
  };
  side = MAX (MIN (layout->middle.width, needs->height - 2 * RIM), 1);
  layout->wheel = (GdkRectangle) {
    layout->middle.x + (layout->middle.width - side) / 2,
    (needs->height - side) / 2,
    side,
    side,
  };
}
