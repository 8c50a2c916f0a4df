/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home-layout.h"

/* In units of the drawing. */
#define SCENE_WIDTH  412 /* of the chairs, and some space */
#define SCENE_BOTTOM 554 /* the lower edge of the rug, and some space */
#define SCENE_FLOOR  486 /* where the floor begins */
#define LAMP_TOP     84
#define BUTTON_WIDTH 404
#define BUTTON_ALONE 560 /* of the only table, */
#define TEXT_ALONE   760 /* whose text gets so many px at least, where there is room */
#define PRINT_TOP    166
#define PRINT_FROM   205 /* of a picture's middle from that of the only table */

/* Of the wall above the drawing, how much lamps hang higher; at most so many units; and pictures, of that. */
#define LIFT       .65f
#define LIFT_MOST  145
#define PRINT_LIFT .75f

/* px between the sideboard and the lower edge of the window, and between it and the texts */
#define FOOT     22
#define LOW_FOOT 12
#define GAP      6

/* The largest and the smallest unit. In a window smaller than it may be, tables overlap their texts. */
#define UNIT_MIN .45f
#define UNIT_MAX 4.f

gboolean
salon_home_is_low (int height)
{
  return height < SALON_HOME_LOW;
}

static void
hang_prints (SalonHomeLayout *layout, int n_tables)
{
  const SalonHomeScene *scene = layout->scene;

  layout->n_prints = n_tables == 1 ? 2 : n_tables - 1;
  for (int i = 0; i < layout->n_prints; i++)
    {
      SalonHomeScene *print = &layout->print[i];

      *print = scene[i < n_tables ? i : 0];
      print->y += PRINT_TOP * print->unit - PRINT_LIFT * print->lift;
      if (n_tables == 1)
        print->x += (i == 0 ? -PRINT_FROM : PRINT_FROM) * print->unit;
      else
        print->x = (scene[i].x + scene[i + 1].x) / 2;
    }
}

SalonHomeLayout
salon_home_layout (const SalonHomeSpace *space)
{
  const int foot = salon_home_is_low (space->height) ? LOW_FOOT : FOOT;
  const float pitch = (float) space->width / (float) space->n_tables;
  SalonHomeLayout layout = { 0 };
  int text_top;
  float unit;

  layout.drawers.width = space->width - 2 * (SALON_HOME_MARGIN + SALON_HOME_RIM);
  layout.drawers.height = space->sideboard;
  layout.drawers.x = SALON_HOME_MARGIN + SALON_HOME_RIM;
  layout.drawers.y = space->height - foot - SALON_HOME_RIM - space->sideboard;
  layout.sideboard = (GdkRectangle) { SALON_HOME_MARGIN, layout.drawers.y - SALON_HOME_RIM,
                                      space->width - 2 * SALON_HOME_MARGIN, space->sideboard + 2 * SALON_HOME_RIM };

  text_top = layout.sideboard.y - GAP - space->label;
  unit = MIN ((float) text_top / SCENE_BOTTOM, pitch / SCENE_WIDTH);
  unit = CLAMP (unit, UNIT_MIN, UNIT_MAX);
  for (int i = 0; i < space->n_tables; i++)
    {
      SalonHomeScene *scene = &layout.scene[i];
      const float wished = space->n_tables > 1 ? BUTTON_WIDTH * unit : MAX (BUTTON_ALONE * unit, TEXT_ALONE);
      const int width = (int) MIN (wished, pitch);

      scene->unit = unit;
      scene->x = pitch * ((float) i + .5f);
      scene->y = (float) text_top - SCENE_BOTTOM * unit;
      scene->lift = CLAMP (LIFT * scene->y, 0, LIFT_MOST * unit);
      scene->button.x = (int) scene->x - width / 2;
      scene->button.y = MAX (space->header, (int) (scene->y + LAMP_TOP * unit - scene->lift));
      scene->button.width = width;
      scene->button.height = text_top + space->label - scene->button.y;
    }
  layout.floor = (int) (layout.scene[0].y + SCENE_FLOOR * unit);
  hang_prints (&layout, space->n_tables);
  return layout;
}
