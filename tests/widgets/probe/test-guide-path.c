/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the thread of a note runs, on a board of 1280 × 753 px. */

#include <math.h>

#include "widgets/probe/probe-guide-path.h"

#define NOTE GRAPHENE_RECT_INIT (100, 210, 728, 126)

static ProbeGuidePath
find (graphene_rect_t target, float above)
{
  const ProbeGuideRoute route = { .note = NOTE, .target = target, .width = 1280, .gutter = 938, .above = above };
  ProbeGuidePath path;

  probe_guide_path_find (&path, &route);
  return path;
}

static void
assert_point (const ProbeGuidePath *path, int i, float x, float y)
{
  g_assert_cmpint (i, <, path->n);
  g_assert_cmpfloat (path->point[i].x, ==, x);
  g_assert_cmpfloat (path->point[i].y, ==, y);
}

/* Apart from where it goes up or down to a plate, a thread has only upright and level parts. */
static void
assert_square (const ProbeGuidePath *path)
{
  for (int i = 1; i < path->n; i++)
    g_assert_true (path->point[i].x == path->point[i - 1].x || path->point[i].y == path->point[i - 1].y);
}

static void
test_card_above (void)
{
  const ProbeGuidePath path = find (GRAPHENE_RECT_INIT (310, 50, 80, 130), 0);

  g_assert_cmpint (path.n, ==, 2);
  assert_point (&path, 0, 350, 210);
  assert_point (&path, 1, 350, 183); /* 3 px below the brackets */
}

static void
test_card_below (void)
{
  const ProbeGuidePath path = find (GRAPHENE_RECT_INIT (90, 390, 80, 130), 0);

  assert_square (&path);
  assert_point (&path, 0, 130, 336);
  assert_point (&path, path.n - 1, 130, 387);
}

/* To a key: round the column, through the gap above the panel, and down. */
static void
test_key (void)
{
  const ProbeGuidePath path = find (GRAPHENE_RECT_INIT (290, 620, 60, 60), 550);

  assert_square (&path);
  g_assert_cmpint (path.n, ==, 5);
  assert_point (&path, 1, 938, 273);
  assert_point (&path, 2, 938, 550);
  assert_point (&path, 3, 320, 550);
  assert_point (&path, 4, 320, 617);
}

static void
test_sides (void)
{
  const ProbeGuidePath deck = find (GRAPHENE_RECT_INIT (960, 20, 140, 200), 0);
  const ProbeGuidePath button = find (GRAPHENE_RECT_INIT (700, 700, 180, 40), 0);
  const ProbeGuidePath left = find (GRAPHENE_RECT_INIT (90, 700, 180, 40), 0);

  assert_square (&deck);
  assert_point (&deck, deck.n - 1, 957, 120);
  assert_square (&button);
  assert_point (&button, button.n - 1, 883, 720);
  assert_square (&left);
  assert_point (&left, 0, 100, 273);
  assert_point (&left, left.n - 1, 87, 720);
  g_assert_cmpfloat (probe_guide_path_length (&button), >, 447);
}

/* A button of the note itself needs no thread. */
static void
test_inside (void)
{
  const ProbeGuidePath path = find (GRAPHENE_RECT_INIT (700, 290, 90, 30), 0);

  g_assert_cmpint (path.n, ==, 0);
  g_assert_cmpfloat (probe_guide_path_length (&path), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guide-path/a card above", test_card_above);
  g_test_add_func ("/guide-path/a card below", test_card_below);
  g_test_add_func ("/guide-path/a key", test_key);
  g_test_add_func ("/guide-path/beside the note", test_sides);
  g_test_add_func ("/guide-path/in the note", test_inside);

  return g_test_run ();
}
