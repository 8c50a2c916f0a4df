/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything of a round stands, at all sizes and for all numbers of players. */

#include <glib.h>

#include "widgets/cubes/cubes-round-layout.h"

#define HEADER 47

static void
lay_out (int width, int height, int seats, int left, CubesRoundLayout *layout)
{
  const gboolean low = height - HEADER < CUBES_ROUND_LOW, large = width >= 1600 && height >= 900;
  const CubesRoundNeeds needs = {
    .width = width,
    .height = height - HEADER,
    .seats = seats,
    .left = left,
    .plate = low ? 44 : 60,
    .slip = low     ? 50
            : large ? 78
                    : 60,
    .tools = large ? 120 : 92,
    .large = large,
    .note = large ? 52 : 40,
    .hint = large ? 29 : 22,
  };

  cubes_round_layout (&needs, layout);
}

static gboolean
overlaps (const GdkRectangle *a, const GdkRectangle *b)
{
  return a->width > 0 && b->width > 0 && gdk_rectangle_intersect (a, b, NULL);
}

/* Nothing lies over anything else, or outside of the page. */
static void
assert_apart (const CubesRoundLayout *layout, int width, int height, int seats)
{
  const GdkRectangle page = { 0, 0, width, height - HEADER };
  const GdkRectangle *all[7 + CUBES_MAX_SEATS] = {
    &layout->time, &layout->tools, &layout->tray, &layout->slip, &layout->list, &layout->hint, &layout->note,
  };
  const int n = 7 + seats;

  for (int i = 7; i < n; i++)
    all[i] = &layout->plate[i - 7];
  for (int i = 0; i < n; i++)
    {
      GdkRectangle both;

      if (all[i]->width == 0)
        continue;
      gdk_rectangle_union (&page, all[i], &both);
      g_assert_true (gdk_rectangle_equal (&both, &page));
      for (int j = 0; j < i; j++)
        g_assert_false (overlaps (all[i], all[j]));
    }
}

static void
test_apart (void)
{
  static const struct {
    int width, height;
  } sizes[] = { { 1024, 600 },  { 1024, 768 },  { 1280, 720 }, { 1280, 800 },
                { 1920, 1080 }, { 2560, 1440 }, { 3440, 1440 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int seats = 1; seats <= CUBES_MAX_SEATS; seats++)
      for (int left = 150; left <= 250; left += 50)
        {
          CubesRoundLayout layout;

          lay_out (sizes[i].width, sizes[i].height, seats, left, &layout);
          assert_apart (&layout, sizes[i].width, sizes[i].height, seats);
          /* A cube has 44 px at least. */
          g_assert_cmpint (layout.tray.width, >=, 260);
          g_assert_cmpint (layout.tray.width, ==, layout.tray.height);
        }
}

/* The design’s own sizes. */
static void
test_design (void)
{
  CubesRoundLayout layout;

  lay_out (1280, 800, 4, 200, &layout);
  g_assert_cmpint (ABS (layout.tray.width - 598), <=, 2);
  g_assert_cmpint (layout.list.width, ==, 390);
  g_assert_false (layout.abreast);
  g_assert_cmpint (layout.hint.width, >, 0);

  lay_out (1024, 600, 4, 180, &layout);
  g_assert_cmpint (layout.list.width, <=, 300);
  g_assert_cmpint (layout.hint.width, ==, 0);
  g_assert_false (layout.abreast);
  lay_out (1024, 600, 5, 180, &layout);
  g_assert_true (layout.abreast);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cubes-round-layout/apart", test_apart);
  g_test_add_func ("/cubes-round-layout/design", test_design);

  return g_test_run ();
}
