/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-round-layout.h"

/* px, as the design draws them for a window of 1280 × 800. */
#define TOP         18
#define BOTTOM      14
#define MARGIN      24
#define MARGIN_LESS 14
#define LEFT        204
#define LIST        390
#define LIST_NARROW 260
#define LIST_MOST   620
#define GAP_LEFT    22
#define GAP_RIGHT   18
#define GAP_BELOW   13 /* between tray and slip, slip and hint */
#define GAP_LOW     8
#define TRAY_LEAST  260
#define TIME        174 /* the hourglass */
#define TIME_LEAST  84
#define AFTER_TIME  26
#define PLATE_GAP   10
#define LOW_GAP     6
#define TOOLS_GAP   14

/* How wide a page is at most, for its height, before its margins grow. */
#define WIDEST 2.1

/* By how much the columns are wider, and the hourglass higher, on a large page. */
#define LARGE 1.4

/* What three columns take besides the tray. */
typedef struct {
  int margin, left, list, tray, above, below;
} Columns;

int
cubes_round_layout_left (const CubesRoundNeeds *needs)
{
  const double scale = needs->large ? LARGE : 1;

  return MAX (needs->width < CUBES_ROUND_NARROW ? LEFT - 24 : (int) (LEFT * scale),
              MIN (needs->left, needs->width * 2 / 7));
}

static Columns
find_columns (const CubesRoundNeeds *needs, gboolean low)
{
  const gboolean narrow = needs->width < CUBES_ROUND_NARROW;
  const int gap = low ? GAP_LOW : GAP_BELOW;
  const double scale = needs->large ? LARGE : 1;
  Columns columns = {
    .margin = narrow ? MARGIN_LESS : MARGIN,
    .left = cubes_round_layout_left (needs),
    .list = narrow ? LIST_NARROW : (int) (LIST * scale),
    .above = low ? GAP_LOW : TOP,
    .below = gap + needs->slip + (low ? GAP_LOW : gap + needs->hint + BOTTOM),
  };
  const int wide = MIN (needs->width, (int) (WIDEST * needs->height));
  const int room = wide - 2 * columns.margin - columns.left - columns.list - GAP_LEFT - GAP_RIGHT;
  const int high = needs->height - columns.above - columns.below;

  columns.tray = MAX (MIN (room, high), TRAY_LEAST);
  /* What the tray cannot use is the list's, and then the margins'. */
  columns.list = CLAMP (columns.list + room - columns.tray, narrow ? 200 : columns.list, (int) (LIST_MOST * scale));
  columns.margin = (needs->width - columns.left - columns.list - columns.tray - GAP_LEFT - GAP_RIGHT) / 2;
  return columns;
}

/* Lays the plates between @top and @bottom, one below the other or two abreast; returns where they end. */
static int
lay_plates (const CubesRoundNeeds *needs, CubesRoundLayout *layout, int x, int width, int top, int bottom, gboolean low)
{
  const int gap = low ? LOW_GAP : PLATE_GAP, step = needs->plate + gap;
  const int columns = (low && needs->seats >= 5) || needs->seats * step - gap > bottom - top ? 2 : 1;
  const int each = (width - (columns - 1) * gap) / columns;
  const int rows = (needs->seats + columns - 1) / columns;

  layout->abreast = columns > 1 && needs->seats > 1;
  for (int seat = 0; seat < needs->seats; seat++)
    layout->plate[seat] = (GdkRectangle) { x + seat % columns * (each + gap), top + seat / columns * step,
                                           needs->seats == 1 ? width : each, needs->plate };
  return top + rows * step - gap;
}

void
cubes_round_layout (const CubesRoundNeeds *needs, CubesRoundLayout *layout)
{
  const gboolean low = needs->height < CUBES_ROUND_LOW;
  const Columns columns = find_columns (needs, low);
  const int x = columns.margin, middle = x + columns.left + GAP_LEFT, right = middle + columns.tray + GAP_RIGHT;
  const int gap = low ? GAP_LOW : GAP_BELOW, step = needs->plate + (low ? LOW_GAP : PLATE_GAP);
  const int rows = low && needs->seats >= 5 ? (needs->seats + 1) / 2 : needs->seats;
  int below = columns.above + columns.tray + gap, end, time;

  *layout = (CubesRoundLayout) { 0 };
  layout->tray = (GdkRectangle) { middle, columns.above, columns.tray, columns.tray };
  layout->slip = (GdkRectangle) { middle, below, columns.tray, needs->slip };
  below += needs->slip;
  if (!low)
    layout->hint = (GdkRectangle) { middle, below + gap, columns.tray, needs->hint };
  layout->list = (GdkRectangle) { right, columns.above, columns.list,
                                  needs->height - columns.above - (low ? GAP_LOW : BOTTOM + 16) };
  layout->tools = (GdkRectangle) { x, below - needs->tools, columns.left, needs->tools };

  /* The hourglass becomes smaller before plates stand two abreast. */
  time = layout->tools.y - TOOLS_GAP - rows * step - AFTER_TIME - columns.above;
  time = CLAMP (time, low ? TIME_LEAST : TIME * 2 / 3, needs->large ? (int) (TIME * LARGE) : TIME);
  layout->time = (GdkRectangle) { x, columns.above, columns.left, time };
  end = lay_plates (needs, layout, x, columns.left, columns.above + time + (low ? PLATE_GAP : AFTER_TIME),
                    layout->tools.y - TOOLS_GAP, low);
  if (end + PLATE_GAP + needs->note <= layout->tools.y - TOOLS_GAP)
    layout->note = (GdkRectangle) { x, end + PLATE_GAP, columns.left, needs->note };
}
