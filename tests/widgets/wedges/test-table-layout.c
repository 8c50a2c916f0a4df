/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything on the table of Wedges stands, at all sizes and for all numbers of seats. */

#include "widgets/wedges/wedges-layout.h"

typedef struct {
  int width, height;
} Page;

/* Of windows with a header bar: the smallest, the usual one, one that is low, and large ones. */
static const Page pages[] = { { 1024, 553 }, { 1280, 753 }, { 1280, 553 }, { 1920, 1033 }, { 2560, 1393 } };

static WedgesNeeds
make_needs (const Page *page, int seats, gboolean teams)
{
  WedgesNeeds needs = {
    .width = page->width,
    .height = page->height,
    .size = wedges_layout_get_size (page->width, page->height),
    .seats = seats,
    .teams = teams,
    .left = 236,
    .right = 266,
    .title = 28,
    .line = 31,
    .prompt = 46,
    .legend = 230,
    .boxes = 90,
  };

  for (int seat = 0; seat < seats; seat++)
    {
      needs.plate_least[seat] = teams ? 90 : 60;
      needs.plate_natural[seat] = teams ? 170 : 112;
    }
  return needs;
}

static void
assert_inside (const GdkRectangle *place, const Page *page)
{
  g_assert_cmpint (place->x, >=, 0);
  g_assert_cmpint (place->y, >=, 0);
  g_assert_cmpint (place->x + place->width, <=, page->width);
  g_assert_cmpint (place->y + place->height, <=, page->height);
}

static void
assert_apart (const GdkRectangle *one, const GdkRectangle *other)
{
  g_assert_false (gdk_rectangle_intersect (one, other, NULL));
}

static void
check (const Page *page, int seats, gboolean teams)
{
  const WedgesNeeds needs = make_needs (page, seats, teams);
  WedgesLayout layout;

  wedges_layout (&needs, &layout);
  assert_inside (&layout.wheel, page);
  assert_inside (&layout.die, page);
  assert_inside (&layout.prompt, page);
  assert_inside (&layout.panel, page);
  assert_inside (&layout.boxes, page);
  assert_inside (&layout.chronicle, page);
  assert_apart (&layout.die, &layout.prompt);
  assert_apart (&layout.prompt, &layout.panel);
  assert_apart (&layout.panel, &layout.boxes);
  assert_apart (&layout.wheel, &layout.die);
  for (int seat = 0; seat < seats; seat++)
    {
      assert_inside (&layout.plate[seat], page);
      assert_apart (&layout.plate[seat], &layout.wheel);
      assert_apart (&layout.plate[seat], &layout.chronicle);
      g_assert_cmpint (layout.plate[seat].height, >=, needs.plate_least[seat]);
      if (seat > 0)
        assert_apart (&layout.plate[seat], &layout.plate[seat - 1]);
    }
  g_assert_cmpint (layout.panel.height, >=, needs.legend);
}

static void
test_nothing_overlaps (void)
{
  for (gsize page = 0; page < G_N_ELEMENTS (pages); page++)
    for (int seats = 1; seats <= WEDGES_MAX_SEATS; seats++)
      {
        check (&pages[page], seats, FALSE);
        if (seats <= 4)
          check (&pages[page], seats, TRUE);
      }
}

/* The wheel has a radius of 262 at least, and columns have the widths of the design. */
static void
test_measures (void)
{
  WedgesNeeds small = make_needs (&pages[0], 6, FALSE), usual = make_needs (&pages[1], 4, FALSE);
  WedgesLayout layout;

  wedges_layout (&small, &layout);
  g_assert_cmpint (layout.plate[0].width, ==, 196);
  g_assert_cmpint (layout.die.width, ==, 250);
  g_assert_cmpint (layout.wheel.width, >=, 2 * 262);
  g_assert_cmpint (layout.chronicle.height, ==, 0);

  wedges_layout (&usual, &layout);
  g_assert_cmpint (layout.plate[0].width, ==, 236);
  g_assert_cmpint (layout.die.width, ==, 266);
  g_assert_cmpint (layout.wheel.width, >=, 2 * 340);
  g_assert_cmpint (layout.chronicle.height, >=, usual.title + 5 * usual.line);

  /* Large text makes the columns wider, but never the wheel smaller than it may be. */
  usual.left = usual.right = 400;
  wedges_layout (&usual, &layout);
  g_assert_cmpint (layout.die.width, >, 266);
  g_assert_cmpint (layout.wheel.width, >=, 2 * 262);
}

/* What stands below the die stays where it is, whatever else there is. */
static void
test_prompt_stays (void)
{
  WedgesNeeds needs = make_needs (&pages[1], 2, FALSE);
  WedgesLayout two, six;

  wedges_layout (&needs, &two);
  needs = make_needs (&pages[1], 6, FALSE);
  wedges_layout (&needs, &six);
  g_assert_true (gdk_rectangle_equal (&two.prompt, &six.prompt));
  g_assert_true (gdk_rectangle_equal (&two.wheel, &six.wheel));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wedges-table-layout/nothing-overlaps", test_nothing_overlaps);
  g_test_add_func ("/wedges-table-layout/measures", test_measures);
  g_test_add_func ("/wedges-table-layout/prompt-stays", test_prompt_stays);
  return g_test_run ();
}
