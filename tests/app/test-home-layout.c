/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything of the home stands within its room and over nothing else, at every size. */

#include "app/salon-home-layout.h"

static gboolean
is_within (const GdkRectangle *inner, const GdkRectangle *outer)
{
  GdkRectangle both;

  gdk_rectangle_union (inner, outer, &both);
  return gdk_rectangle_equal (&both, outer);
}

static void
check (const SalonHomeSpace *space)
{
  const SalonHomeLayout layout = salon_home_layout (space);
  const GdkRectangle room = { 0, 0, space->width, space->height };

  g_assert_true (is_within (&layout.sideboard, &room));
  g_assert_true (is_within (&layout.drawers, &layout.sideboard));
  g_assert_cmpint (layout.drawers.height, ==, space->sideboard);
  g_assert_cmpint (layout.floor, >, 0);
  g_assert_cmpint (layout.floor, <, layout.sideboard.y);
  for (int i = 0; i < space->n_tables; i++)
    {
      const SalonHomeScene *scene = &layout.scene[i];
      GdkRectangle both;

      g_assert_true (is_within (&scene->button, &room));
      g_assert_cmpint (scene->button.y, >=, space->header);
      g_assert_cmpint (scene->button.height, >, space->label);
      g_assert_false (gdk_rectangle_intersect (&scene->button, &layout.sideboard, &both));
      if (i > 0)
        g_assert_false (gdk_rectangle_intersect (&scene->button, &layout.scene[i - 1].button, &both));
      /* The text stands below the rug. */
      g_assert_cmpfloat (scene->y + 551 * scene->unit, <=,
                         (float) (scene->button.y + scene->button.height - space->label));
    }
}

static void
test_sizes (void)
{
  static const int sizes[][2] = { { 800, 560 },  { 1024, 600 },  { 1280, 719 },  { 1280, 720 },
                                  { 1280, 800 }, { 1920, 1080 }, { 2560, 1440 }, { 3840, 2160 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int tables = 1; tables <= SALON_HOME_TABLES; tables++)
      for (int text = 2; text <= 3; text++)
        {
          const gboolean low = salon_home_is_low (sizes[i][1]);

          check (&(SalonHomeSpace) { .width = sizes[i][0],
                                     .height = sizes[i][1],
                                     .header = 47,
                                     .n_tables = tables,
                                     .label = 54 * text / 2,
                                     .sideboard = (low ? 48 : 148) * text / 2 });
        }
}

/* The room of the drawing: 1280 × 800 with three tables, which are then drawn at their own size, from chair to chair. */
static void
test_the_drawing (void)
{
  const SalonHomeSpace space = {
    .width = 1280, .height = 800, .header = 47, .n_tables = 3, .label = 46, .sideboard = 148
  };
  const SalonHomeLayout layout = salon_home_layout (&space);

  g_assert_cmpint (layout.sideboard.y, ==, 606);
  g_assert_cmpint (layout.sideboard.height, ==, 172);
  g_assert_cmpint (layout.floor, ==, 486);
  g_assert_cmpint (layout.n_prints, ==, 2);
  for (int i = 0; i < 3; i++)
    {
      const SalonHomeScene *scene = &layout.scene[i];

      g_assert_cmpfloat_with_epsilon (scene->unit, 1, .01f);
      g_assert_cmpfloat_with_epsilon (scene->y, 0, 1.f);
      g_assert_cmpfloat_with_epsilon (scene->lift, 0, 1.f);
      if (i > 0)
        g_assert_cmpfloat (scene->x - layout.scene[i - 1].x, >, 398 * scene->unit);
    }
  for (int i = 0; i < 2; i++)
    {
      g_assert_cmpfloat_with_epsilon (layout.print[i].x, (layout.scene[i].x + layout.scene[i + 1].x) / 2, .01f);
      g_assert_cmpfloat_with_epsilon (layout.print[i].y, 166, 2.f);
    }
}

/* A higher wall leaves the tables as large as the width allows, and the lamps hang higher above them. */
static void
test_a_high_wall (void)
{
  const SalonHomeSpace space = {
    .width = 1280, .height = 1000, .header = 47, .n_tables = 3, .label = 46, .sideboard = 148
  };
  const SalonHomeLayout layout = salon_home_layout (&space);

  for (int i = 0; i < 3; i++)
    {
      const SalonHomeScene *scene = &layout.scene[i];

      g_assert_cmpfloat (scene->unit, >, 1);
      g_assert_cmpfloat (scene->lift, >, 80);
      g_assert_cmpfloat (scene->y + 84 * scene->unit - scene->lift, >, space.header);
    }
  for (int i = 0; i < 2; i++)
    g_assert_cmpfloat (layout.print[i].y, <, layout.scene[i].y + 166 * layout.scene[i].unit);
}

/* The only table stands in the middle, between two pictures. */
static void
test_one_table (void)
{
  const SalonHomeSpace space = {
    .width = 1280, .height = 800, .header = 47, .n_tables = 1, .label = 46, .sideboard = 148
  };
  const SalonHomeLayout layout = salon_home_layout (&space);

  g_assert_cmpfloat (layout.scene[0].x, ==, 640);
  g_assert_cmpint (layout.n_prints, ==, 2);
  g_assert_cmpfloat_with_epsilon (layout.print[0].x + layout.print[1].x, 1280, .01f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/home-layout/sizes", test_sizes);
  g_test_add_func ("/home-layout/the-drawing", test_the_drawing);
  g_test_add_func ("/home-layout/a-high-wall", test_a_high_wall);
  g_test_add_func ("/home-layout/one-table", test_one_table);
  return g_test_run ();
}
