/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things are on the wheel, how its spaces are called, what its motions show: no display is needed. */

#include <math.h>
#include <string.h>

#include "wheel-scene.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-space-text.h"
#include "widgets/wedges/wedges-way.h"
#include "widgets/wedges/wedges-wheel-geometry.h"
#include "widgets/wedges/wedges-wheel-motion.h"

#define RIM_BEGINS (WEDGES_SPACES - WEDGES_RIM)

static int
at (const char *name)
{
  return wedges_space_from_name (name);
}

/* Ways */

static int
count_ways (int from, int before, int steps, int to)
{
  uint8_t next[WEDGES_MAX_NEIGHBOURS];
  const int n = wedges_neighbours (from, next);
  int ways = 0;

  if (steps == 0)
    return from == to;
  for (int i = 0; i < n; i++)
    if (next[i] != before)
      ways += count_ways (next[i], from, steps - 1, to);
  return ways;
}

static gboolean
are_neighbours (int space, int other)
{
  uint8_t next[WEDGES_MAX_NEIGHBOURS];
  const int n = wedges_neighbours (space, next);

  return memchr (next, other, (size_t) n) != NULL;
}

/* From every space, with every roll: there is exactly one way to all that can be reached, and none to the rest. */
static void
test_ways (void)
{
  for (int from = 0; from < WEDGES_SPACES; from++)
    for (int steps = 1; steps <= WEDGES_DIE; steps++)
      for (int to = 0; to < WEDGES_SPACES; to++)
        {
          uint8_t way[WEDGES_DIE + 1];
          const int ways = count_ways (from, -1, steps, to);

          g_assert_cmpint (ways, <=, 1);
          g_assert_cmpint (wedges_way_find (from, steps, to, way), ==, ways);
          if (ways == 0)
            continue;
          g_assert_cmpint (way[0], ==, from);
          g_assert_cmpint (way[steps], ==, to);
          for (int i = 1; i <= steps; i++)
            {
              g_assert_true (are_neighbours (way[i - 1], way[i]));
              g_assert_true (i < 2 || way[i] != way[i - 2]);
            }
        }
}

static void
assert_numbers (const char *from, int steps, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  uint8_t spaces[WEDGES_MAX_REACH];
  const int n = wedges_way_number (at (from), steps, spaces);

  for (int i = 0; i < n; i++)
    {
      char name[WEDGES_SPACE_NAME];

      wedges_space_name (spaces[i], name);
      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", name);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

/* The numbers of the pictures: first what is reached without the hub, then spoke by spoke. */
static void
test_numbers (void)
{
  assert_numbers ("S4.2", 4, "R28 S5.2 S0.2 S1.2 S2.2 S3.2");
  assert_numbers ("S5.4", 5, "R32 R38 S0.1 S1.1 S2.1 S3.1 S4.1");
  assert_numbers ("S5.5", 5, "R31 H R39");
  assert_numbers ("H", 3, "S0.3 S1.3 S2.3 S3.3 S4.3 S5.3");
  assert_numbers ("R10", 2, "R8 R12");
  assert_numbers ("R0", 6, "R36 H R6");
  assert_numbers ("R2", 5, "R39 S0.3 R7");
  assert_numbers ("S0.1", 1, "S0.2 H");
  g_assert_true (wedges_way_is_over_hub (at ("S4.2"), 4, at ("S5.2")));
  g_assert_false (wedges_way_is_over_hub (at ("S4.2"), 4, at ("R28")));
  g_assert_false (wedges_way_is_over_hub (at ("S4.2"), 2, at ("H")));
}

/* Geometry */

static void
test_hit (void)
{
  static const double radii[] = { 262, 350, 900 };

  for (guint i = 0; i < G_N_ELEMENTS (radii); i++)
    {
      const WedgesWheelPlace place = wedges_wheel_place_in ((int) (2 * radii[i]) + 100, (int) (2 * radii[i]));

      g_assert_cmpfloat_with_epsilon (place.unit * WEDGES_WHEEL_RADIUS, radii[i], .5);
      for (int space = 0; space < WEDGES_SPACES; space++)
        {
          const graphene_point_t middle = wedges_wheel_middle (space);
          const double x = place.x + middle.x * place.unit, y = place.y + middle.y * place.unit;

          /* 28 px across in the smallest wheel. */
          for (int j = 0; j < 8; j++)
            g_assert_cmpint (wedges_wheel_space_at (&place, x + 13.6 * cos (j * G_PI / 4),
                                                    y + 13.6 * sin (j * G_PI / 4)),
                             ==, space);
        }
      g_assert_cmpint (wedges_wheel_space_at (&place, place.x + radii[i] * .98, place.y), ==, -1);
      g_assert_cmpint (wedges_wheel_space_at (&place, -4, -4), ==, -1);
      g_assert_cmpint (wedges_wheel_space_at (&place, place.x + 150 * place.unit, place.y), ==, -1);
    }
  g_assert_cmpfloat (wedges_wheel_place_in (0, 0).unit, >, 0);
}

/* However many tokens share a space, no two stand on the same place, and none leaves the wheel. */
static void
test_shared (void)
{
  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int of = 1; of <= WEDGES_MAX_SEATS; of++)
      for (int which = 0; which < of; which++)
        {
          const graphene_point_t one = wedges_wheel_token_at (space, which, of);

          g_assert_cmpfloat (hypotf (one.x, one.y), <, WEDGES_WHEEL_RADIUS - WEDGES_TOKEN_RADIUS);
          for (int i = 0; i < which; i++)
            {
              const graphene_point_t other = wedges_wheel_token_at (space, i, of);

              g_assert_cmpfloat (hypotf (one.x - other.x, one.y - other.y), >, 15);
            }
        }
}

/* Names */

static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_names (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int space = 0; space < WEDGES_SPACES; space++)
    g_assert_true (g_hash_table_add (names, wedges_space_get_full_name (space)));
  assert_text (wedges_space_get_full_name (at ("H")), "Hub");
  assert_text (wedges_space_get_full_name (at ("R21")), "History, headquarters");
  assert_text (wedges_space_get_full_name (at ("S4.2")), "Science & Nature, spoke of Entertainment, 2 from the hub");
  assert_text (wedges_space_get_full_name (at ("R2")), "Roll again, rim, 2 after Art & Literature");
  assert_text (wedges_space_get_text (at ("R2")), "Roll again");
  assert_text (wedges_space_get_way_text (at ("S4.2"), at ("R28"), 4), "Entertainment, headquarters, 4 steps");
  assert_text (wedges_space_get_way_text (at ("S4.2"), at ("S5.2"), 4), "Art & Literature, 4 steps over the hub");
  assert_text (wedges_space_get_way_text (at ("S0.1"), at ("H"), 1), "Hub, 1 step");
}

/* A category lies where its headquarters is, and the table of them is complete. */
static void
test_categories (void)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (int place = 0; place < WEDGES_CATEGORIES; place++)
    {
      const int category = wedges_category_at (place);

      g_string_append_c (letters, wedges_category_letters[category]);
      g_assert_cmpint (wedges_category_get_place (category), ==, place);
    }
  g_assert_cmpstr (letters->str, ==, "AGPHES");
  g_assert_cmpstr (wedges_category_get_name (WEDGES_ART), ==, "Art & Literature");
}

/* Motion */

static void
make (const WedgesState *before, const WedgesState *after, WedgesWheelMotion *motion)
{
  WedgesScene one, other;

  wedges_scene_take (&one, before);
  wedges_scene_take (&other, after);
  g_assert_true (wedges_wheel_motion_make (motion, &one, &other));
}

/* What is seen at the end of a motion is what is seen when nothing moves. */
static void
assert_arrives (const WedgesWheelMotion *motion)
{
  WedgesWheelPose pose, rest;

  wedges_wheel_motion_get_pose (motion, wedges_wheel_motion_get_length (motion), &pose);
  wedges_wheel_rest (&motion->after, &rest);
  g_assert_cmpfloat_with_epsilon (pose.dim, rest.dim, 1e-6);
  g_assert_cmpfloat_with_epsilon (pose.before, 0, 1e-6);
  g_assert_cmpfloat (pose.flight, ==, -1);
  g_assert_cmpfloat (pose.lift, ==, 0);
  for (int i = 0; i < motion->after.n_lit; i++)
    g_assert_cmpfloat_with_epsilon (pose.lit[i], 1, 1e-6);
  for (int i = 0; i < motion->after.n; i++)
    g_assert_cmpfloat (graphene_point_distance (&pose.token[i], &rest.token[i], NULL, NULL), <, .01);
}

static void
test_reach (void)
{
  WedgesState before, after;
  WedgesWheelMotion motion;
  WedgesWheelPose pose;

  wheel_scene_begin (&before, 4);
  after = before;
  wheel_scene_roll (&after, 4);
  make (&before, &after, &motion);
  g_assert_cmpint (wedges_wheel_motion_get_length (&motion), ==, 700 + 180);
  wedges_wheel_motion_get_pose (&motion, 699, &pose);
  g_assert_cmpfloat (pose.dim, ==, 0);
  g_assert_cmpfloat (pose.lit[0], ==, 0);
  wedges_wheel_motion_get_pose (&motion, 800, &pose);
  g_assert_cmpfloat (pose.dim, >, .3);
  assert_arrives (&motion);
}

static void
test_hop (void)
{
  WedgesState before, after;
  WedgesWheelMotion motion;
  WedgesWheelPose pose;
  WedgesWheelCue cue;

  wheel_scene_begin (&before, 4);
  after = before;
  wheel_scene_roll (&before, 4);
  wheel_scene_move (&after, "R28");
  make (&before, &after, &motion);
  g_assert_cmpint (wedges_wheel_motion_get_length (&motion), ==, 3 * 170 + 110 + 180);
  for (int i = 1; i <= 3; i++)
    {
      const int due = wedges_wheel_motion_get_cue (&motion, i - 1, &cue);
      const graphene_point_t middle = wedges_wheel_middle (motion.way[i]);

      g_assert_cmpint (cue, ==, WEDGES_WHEEL_CUE_HOP);
      g_assert_cmpint (due, ==, 170 * i - 40);
      wedges_wheel_motion_get_pose (&motion, due, &pose);
      g_assert_cmpfloat (graphene_point_distance (&pose.token[0], &middle, NULL, NULL), <, .01);
      g_assert_cmpfloat (pose.lift, ==, 0);
      wedges_wheel_motion_get_pose (&motion, due - 65, &pose);
      g_assert_cmpfloat_with_epsilon (pose.lift, 22, .01);
    }
  g_assert_cmpint (wedges_wheel_motion_get_cue (&motion, 3, &cue), ==, 3 * 170 + 110 - 40);
  g_assert_cmpint (wedges_wheel_motion_get_cue (&motion, 4, &cue), ==, -1);
  assert_arrives (&motion);
}

static void
test_wedge (void)
{
  WedgesState before, after;
  WedgesWheelMotion motion;
  WedgesWheelPose pose;
  WedgesWheelCue cue;

  wheel_scene_begin (&before, 4);
  wheel_scene_move (&before, "R28");
  after = before;
  wheel_scene_answer (&after);
  make (&before, &after, &motion);
  g_assert_cmpint (motion.wedge, ==, WEDGES_ENTERTAINMENT);
  g_assert_cmpint (wedges_wheel_motion_get_length (&motion), ==, 520);
  g_assert_cmpint (wedges_wheel_motion_get_cue (&motion, 0, &cue), ==, 340);
  g_assert_cmpint (cue, ==, WEDGES_WHEEL_CUE_WEDGE);
  wedges_wheel_motion_get_pose (&motion, 100, &pose);
  g_assert_cmpfloat (pose.flight, >, 0);
  g_assert_false (pose.won);
  wedges_wheel_motion_get_pose (&motion, 340, &pose);
  g_assert_true (pose.won);
  assert_arrives (&motion);
}

static void
test_fans (void)
{
  WedgesState before, after;
  WedgesWheelMotion motion;
  WedgesWheelPose pose;
  WedgesWheelCue cue;

  wheel_scene_begin (&before, 4);
  before.wedges[0] = WEDGES_ALL;
  wheel_scene_move (&before, "H");
  after = before;
  wheel_scene_answer (&after);
  make (&before, &after, &motion);
  g_assert_true (motion.fans);
  g_assert_cmpint (wedges_wheel_motion_get_length (&motion), ==, 900);
  g_assert_cmpint (wedges_wheel_motion_get_cue (&motion, 0, &cue), ==, 0);
  g_assert_cmpint (cue, ==, WEDGES_WHEEL_CUE_FANS);
  wedges_wheel_motion_get_pose (&motion, 300, &pose);
  g_assert_cmpfloat (pose.fan[0], ==, 1);
  g_assert_cmpfloat (pose.fan[5], ==, 0);
  assert_arrives (&motion);
}

/* What is not one move after the other moves nothing: another game, a replay that goes back. */
static void
test_jumps (void)
{
  WedgesState before, after;
  WedgesWheelMotion motion;
  WedgesScene one, other;

  wheel_scene_begin (&before, 4);
  wheel_scene_begin (&after, 6);
  wedges_scene_take (&one, &before);
  wedges_scene_take (&other, &after);
  g_assert_false (wedges_wheel_motion_make (&motion, &one, &other));
  g_assert_false (wedges_wheel_motion_make (&motion, &one, &one));

  /* A token that cannot have come there by the die does not hop. */
  wheel_scene_roll (&before, 4);
  wheel_scene_begin (&after, 4);
  wheel_scene_move (&after, "R3");
  wedges_scene_take (&one, &before);
  wedges_scene_take (&other, &after);
  g_assert_false (wedges_wheel_motion_make (&motion, &one, &other));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wheel/ways", test_ways);
  g_test_add_func ("/wheel/numbers", test_numbers);
  g_test_add_func ("/wheel/hit", test_hit);
  g_test_add_func ("/wheel/shared", test_shared);
  g_test_add_func ("/wheel/names", test_names);
  g_test_add_func ("/wheel/categories", test_categories);
  g_test_add_func ("/wheel/reach", test_reach);
  g_test_add_func ("/wheel/hop", test_hop);
  g_test_add_func ("/wheel/wedge", test_wedge);
  g_test_add_func ("/wheel/fans", test_fans);
  g_test_add_func ("/wheel/jumps", test_jumps);
  return g_test_run ();
}
