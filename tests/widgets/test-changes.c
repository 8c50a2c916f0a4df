/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where two pictures differ. */

#include "widgets/salon-changes.h"

static const GdkRGBA red = { 1, 0, 0, 1 }, blue = { 0, 0, 1, 1 };

static GskRenderNode *
box (const GdkRGBA *colour, float x, float y, float width, float height)
{
  return gsk_color_node_new (colour, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* Gathers @children, which are taken. */
static GskRenderNode *
gather (GskRenderNode **children, guint n)
{
  GskRenderNode *all = gsk_container_node_new (children, n);

  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (children[i]);
  return all;
}

#define GATHER(...) \
  gather ((GskRenderNode *[]) { __VA_ARGS__ }, sizeof ((GskRenderNode *[]) { __VA_ARGS__ }) / sizeof (GskRenderNode *))

/* Puts @node, which is taken, into a clip of 20 × 20 that lies at 100, 50. */
static GskRenderNode *
put_away (GskRenderNode *node)
{
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (100, 50));
  GskRenderNode *clip = gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (0, 0, 20, 20));
  GskRenderNode *moved = gsk_transform_node_new (clip, transform);

  gsk_transform_unref (transform);
  gsk_render_node_unref (clip);
  gsk_render_node_unref (node);
  return moved;
}

/* Takes both nodes. */
static void
find (SalonChanges *changes, GskRenderNode *before, GskRenderNode *after)
{
  salon_changes_find (changes, before, after);
  g_clear_pointer (&before, gsk_render_node_unref);
  g_clear_pointer (&after, gsk_render_node_unref);
}

static void
assert_rect (const SalonChanges *changes, int i, float x, float y, float width, float height)
{
  g_assert_cmpint (i, <, changes->n);
  g_assert_true (graphene_rect_equal (&changes->rect[i], &GRAPHENE_RECT_INIT (x, y, width, height)));
}

static void
test_same (void)
{
  SalonChanges changes;

  find (&changes, NULL, NULL);
  g_assert_cmpint (changes.n, ==, 0);
  find (&changes, GATHER (box (&red, 0, 0, 9, 9), put_away (box (&blue, 0, 0, 5, 5))),
        GATHER (box (&red, 0, 0, 9, 9), put_away (box (&blue, 0, 0, 5, 5))));
  g_assert_cmpint (changes.n, ==, 0);
}

static void
test_from_nothing (void)
{
  SalonChanges changes;

  find (&changes, NULL, box (&red, 1, 2, 30, 40));
  g_assert_cmpint (changes.n, ==, 1);
  assert_rect (&changes, 0, 1, 2, 30, 40);
  find (&changes, box (&red, 1, 2, 30, 40), NULL);
  g_assert_cmpint (changes.n, ==, 1);
  assert_rect (&changes, 0, 1, 2, 30, 40);
}

/* Only what another colour has, wherever it is; what a clip cuts off does not count. */
static void
test_one_of_many (void)
{
  SalonChanges changes;

  find (&changes, GATHER (box (&red, 0, 0, 9, 9), put_away (box (&blue, 5.5f, 6, 90, 90)), box (&red, 0, 0, 1, 1)),
        GATHER (box (&red, 0, 0, 9, 9), put_away (box (&red, 5.5f, 6, 90, 90)), box (&red, 0, 0, 1, 1)));
  g_assert_cmpint (changes.n, ==, 1);
  assert_rect (&changes, 0, 105, 56, 15, 14);
}

/* What comes between things that stay is all that has changed, and so is where something went. */
static void
test_one_more (void)
{
  SalonChanges changes;

  find (&changes, GATHER (box (&red, 0, 0, 9, 9), box (&blue, 20, 20, 9, 9)),
        GATHER (box (&red, 0, 0, 9, 9), box (&red, 300, 300, 7, 7), box (&blue, 20, 20, 9, 9)));
  g_assert_cmpint (changes.n, ==, 1);
  assert_rect (&changes, 0, 300, 300, 7, 7);
  find (&changes, put_away (box (&red, 0, 0, 9, 9)), box (&red, 0, 0, 9, 9));
  g_assert_cmpint (changes.n, ==, 2);
  assert_rect (&changes, 0, 100, 50, 9, 9);
  assert_rect (&changes, 1, 0, 0, 9, 9);
}

/* Opacity, and a kind of node of which nothing is known, count as different when they may be. */
static void
test_in_doubt (void)
{
  GskRenderNode *child = box (&red, 4, 4, 8, 8);
  GskRenderNode *faint = gsk_opacity_node_new (child, .5f), *fainter = gsk_opacity_node_new (child, .4f);
  GskRenderNode *one = gsk_blur_node_new (child, 0), *other = gsk_blur_node_new (child, 0);
  SalonChanges changes;

  find (&changes, gsk_render_node_ref (faint), fainter);
  g_assert_cmpint (changes.n, ==, 1);
  assert_rect (&changes, 0, 4, 4, 8, 8);
  find (&changes, gsk_render_node_ref (faint), faint);
  g_assert_cmpint (changes.n, ==, 0);
  find (&changes, one, other);
  g_assert_cmpint (changes.n, ==, 1);
  assert_rect (&changes, 0, 4, 4, 8, 8);
  gsk_render_node_unref (child);
}

/* However much differs, there are few rectangles, and each place is in one of them. */
static void
test_bounded (void)
{
  GskRenderNode *before[100], *after[100];
  SalonChanges changes;

  for (int i = 0; i < 100; i++)
    {
      const int row = i / 10, column = i % 10;

      before[i] = box (&red, (float) column * 50, (float) row * 50, 4, 4);
      after[i] = box (&blue, (float) column * 50, (float) row * 50, 4, 4);
    }
  find (&changes, gsk_container_node_new (before, 100), gsk_container_node_new (after, 100));
  g_assert_cmpint (changes.n, <=, SALON_CHANGES_MOST);
  for (int i = 0; i < 100; i++)
    {
      const int row = i / 10, column = i % 10;
      const graphene_point_t place = GRAPHENE_POINT_INIT ((float) column * 50 + 2, (float) row * 50 + 2);
      gboolean found = FALSE;

      for (int n = 0; n < changes.n; n++)
        found |= graphene_rect_contains_point (&changes.rect[n], &place);
      g_assert_true (found);
      gsk_render_node_unref (before[i]);
      gsk_render_node_unref (after[i]);
    }
}

static void
test_equal (void)
{
  SalonChanges one, two;

  find (&one, NULL, box (&red, 0, 0, 5, 5));
  find (&two, NULL, box (&blue, 0, 0, 5, 5));
  g_assert_true (salon_changes_equal (&one, &two));
  find (&two, NULL, box (&blue, 0, 0, 5, 6));
  g_assert_false (salon_changes_equal (&one, &two));
  find (&two, NULL, NULL);
  g_assert_false (salon_changes_equal (&one, &two));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init_check ();
  g_test_add_func ("/changes/same", test_same);
  g_test_add_func ("/changes/from-nothing", test_from_nothing);
  g_test_add_func ("/changes/one-of-many", test_one_of_many);
  g_test_add_func ("/changes/one-more", test_one_more);
  g_test_add_func ("/changes/in-doubt", test_in_doubt);
  g_test_add_func ("/changes/bounded", test_bounded);
  g_test_add_func ("/changes/equal", test_equal);
  return g_test_run ();
}
