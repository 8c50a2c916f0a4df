/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things are in the tray, what its motions show, and how letters are drawn: no display is needed. */

#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-glyphs.h"
#include "widgets/cubes/cubes-tray-geometry.h"
#include "widgets/cubes/cubes-tray-motion.h"

#define FIRST  "OIHCDTFIMEWAIOSDNERTTCAQR"
#define SECOND "WGLHWOYTHAIDSKAEEAELEOTRT"

/* Geometry */

static void
test_size (void)
{
  CubesTrayGeometry geometry = cubes_tray_geometry_within (700, 592);

  g_assert_cmpint (geometry.size, ==, 592);
  g_assert_cmpfloat (geometry.x, ==, 54);
  g_assert_cmpfloat (geometry.y, ==, 0);
  g_assert_cmpfloat (geometry.unit, ==, 1);
  geometry = cubes_tray_geometry_within (0, 0);
  g_assert_cmpint (geometry.size, ==, 1);
}

static void
test_places (void)
{
  const CubesTrayGeometry geometry = cubes_tray_geometry_within (296, 300);

  for (int place = 0; place < CUBES_CELLS; place++)
    {
      const graphene_point_t middle = cubes_tray_place_middle (place);
      const double x = geometry.x + middle.x * geometry.unit, y = geometry.y + middle.y * geometry.unit;

      g_assert_cmpint (cubes_tray_place_at (&geometry, x, y, TRUE), ==, place);
      g_assert_cmpint (cubes_tray_place_at (&geometry, x + 24, y + 24, FALSE), ==, place);
      g_assert_cmpint (cubes_tray_place_at (&geometry, x + 24, y + 24, TRUE), ==, -1);
    }
  g_assert_cmpint (cubes_tray_place_at (&geometry, 4, 100, FALSE), ==, -1);
  g_assert_cmpint (cubes_tray_place_at (&geometry, 100, 299, FALSE), ==, -1);
}

/* The way from the middle of one cube to the next one diagonally leads over no third cube. */
static void
test_diagonal (void)
{
  const CubesTrayGeometry geometry = cubes_tray_geometry_within (592, 592);

  for (int step = 0; step <= 106; step++)
    {
      const int place = cubes_tray_place_at (&geometry, 84 + step, 84 + step, TRUE);

      g_assert_true (place == 0 || place == 6 || place == -1);
    }
}

static void
test_turned (void)
{
  /* a1 is seen at the top right, the bottom right, the bottom left. */
  g_assert_cmpint (cubes_tray_place_of (0, 0), ==, 0);
  g_assert_cmpint (cubes_tray_place_of (0, 1), ==, 4);
  g_assert_cmpint (cubes_tray_place_of (0, 2), ==, 24);
  g_assert_cmpint (cubes_tray_place_of (0, 3), ==, 20);
  g_assert_cmpint (cubes_tray_place_of (7, 1), ==, 13);
  for (int cell = 0; cell < CUBES_CELLS; cell++)
    for (int quarters = 0; quarters < 4; quarters++)
      g_assert_cmpint (cubes_tray_place_of (cubes_tray_place_of (cell, quarters), -quarters), ==, cell);

  g_assert_cmpint (cubes_tray_corner_of (CUBES_NW, 1), ==, CUBES_NE);
  g_assert_cmpint (cubes_tray_corner_of (CUBES_SW, 1), ==, CUBES_NW);
  g_assert_cmpint (cubes_tray_corner_of (CUBES_SE, -1), ==, CUBES_NE);
  g_assert_cmpint (cubes_tray_corner_of (CUBES_NO_BAR, 1), ==, CUBES_NO_BAR);
}

static void
test_tilt (void)
{
  int differ = 0;

  for (int cell = 0; cell < CUBES_CELLS; cell++)
    {
      const CubesTilt tilt = cubes_tray_tilt (FIRST, cell), again = cubes_tray_tilt (FIRST, cell);

      g_assert_cmpmem (&tilt, sizeof tilt, &again, sizeof again);
      g_assert_cmpfloat (fabs (tilt.angle), <=, 2);
      g_assert_cmpfloat (fabs (tilt.x), <=, 1.2);
      g_assert_cmpfloat (fabs (tilt.y), <=, 1.2);
      differ += fabs (tilt.angle - cubes_tray_tilt (SECOND, cell).angle) > .01;
    }
  g_assert_cmpint (differ, >=, 20);
}

static double
get_rim (double part)
{
  graphene_rect_t strips[CUBES_RIM_STRIPS];
  const int n = cubes_tray_rim_strips (part, strips);
  double area = 0;

  for (int i = 0; i < n; i++)
    area += strips[i].size.width * strips[i].size.height;
  return area;
}

static void
test_rim (void)
{
  graphene_rect_t strips[CUBES_RIM_STRIPS];

  g_assert_cmpint (cubes_tray_rim_strips (0, strips), ==, 0);
  for (int part = 1; part < 20; part++)
    g_assert_cmpfloat_with_epsilon (get_rim (part / 20.), part / 20. * get_rim (1), 1);
  /* Of the last seconds a piece to the left of the middle of the upper edge is left. */
  g_assert_cmpint (cubes_tray_rim_strips (.05, strips), ==, 1);
  g_assert_cmpfloat (strips[0].origin.y, ==, 0);
  g_assert_cmpfloat_with_epsilon (strips[0].origin.x + strips[0].size.width, CUBES_TRAY_UNITS / 2., .01);
}

/* Motions */

static const CubesTrayScene first = { .faces = FIRST, .shakes = 1, .corner = CUBES_NO_BAR };
static const CubesTrayScene second = { .faces = SECOND, .shakes = 2, .corner = CUBES_NO_BAR };
static const CubesTrayScene hidden = { .lid = TRUE, .shakes = 1, .corner = CUBES_NO_BAR };
static const CubesTrayScene hidden_again = { .lid = TRUE, .shakes = 2, .corner = CUBES_NO_BAR };
static const CubesTrayScene paused = { .faces = FIRST, .lid = TRUE, .shakes = 1, .corner = CUBES_NO_BAR };
static const CubesTrayScene barred = { .faces = FIRST, .shakes = 1, .corner = CUBES_SW };
static const CubesTrayScene known = { .faces = FIRST, .shakes = 1, .seen = TRUE, .corner = CUBES_NO_BAR };
/* While somebody else may look, nothing is known of the tray. */
static const CubesTrayScene unknown = { .lid = TRUE, .shakes = G_MAXUINT, .corner = CUBES_NO_BAR };

static void
test_lengths (void)
{
  static const struct {
    const CubesTrayScene *before, *after;
    int lid_on, shake, lid_off, settle, bar;
  } ways[] = {
    { &first, &first, 0, 0, 0, 0, 0 },
    { &first, &second, 220, 1080, 260, 340, 0 },
    { &first, &hidden_again, 220, 1080, 0, 0, 0 },
    { &hidden, &hidden_again, 0, 1080, 0, 0, 0 },
    { &hidden, &first, 0, 0, 260, 340, 0 },
    { &first, &paused, 220, 0, 0, 0, 0 },
    { &paused, &first, 0, 0, 260, 0, 0 },
    { &first, &barred, 0, 0, 0, 0, 240 },
    { &barred, &second, 220, 1080, 260, 340, 0 },
    { &unknown, &first, 0, 0, 260, 340, 0 },
    { &unknown, &known, 0, 0, 260, 0, 0 },
    { &unknown, &barred, 0, 0, 260, 340, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      const CubesTrayMotion motion = cubes_tray_motion_make (ways[i].before, ways[i].after);

      g_assert_cmpint (motion.lid_on, ==, ways[i].lid_on);
      g_assert_cmpint (motion.shake, ==, ways[i].shake);
      g_assert_cmpint (motion.lid_off, ==, ways[i].lid_off);
      g_assert_cmpint (motion.settle, ==, ways[i].settle);
      g_assert_cmpint (motion.bar, ==, ways[i].bar);
      g_assert_cmpint (cubes_tray_motion_get_length (&motion), ==,
                       ways[i].lid_on + ways[i].shake + ways[i].lid_off + ways[i].settle + ways[i].bar);
    }
}

static void
test_shake (void)
{
  const CubesTrayMotion motion = cubes_tray_motion_make (&first, &second);
  double most = 0;

  for (int ms = 0; ms <= cubes_tray_motion_get_length (&motion); ms++)
    {
      const CubesTrayPose pose = cubes_tray_motion_get_pose (&motion, ms);

      g_assert_cmpint (pose.shaking, ==, ms >= 220 && ms < 1300);
      g_assert_cmpint (pose.after, ==, ms >= 1300);
      g_assert_cmpfloat (fabs (pose.tray_x), <=, 9);
      g_assert_cmpfloat (fabs (pose.tray_angle), <=, 3);
      most = MAX (most, fabs (pose.tray_x));
      if (pose.shaking)
        {
          g_assert_cmpint (pose.heap, ==, (ms - 220) / 90 % CUBES_HEAPS);
          g_assert_cmpint (pose.next_heap, ==, (pose.heap + 1) % CUBES_HEAPS);
        }
      else
        g_assert_cmpfloat (pose.lid, <=, 1);
    }
  g_assert_cmpfloat (most, >, 8);

  g_assert_cmpfloat (cubes_tray_motion_get_pose (&motion, 0).lid, ==, 0);
  g_assert_cmpfloat (cubes_tray_motion_get_pose (&motion, 0).lid_scale, ==, 1.04);
  g_assert_cmpfloat (cubes_tray_motion_get_pose (&motion, 1300).lid, ==, 1);
  g_assert_cmpfloat (cubes_tray_motion_get_pose (&motion, 1560).lid, ==, 0);
}

/* Each cube is askew when the lid comes off, the later the further it is from a1, and lies in the end. */
static void
test_settle (void)
{
  const CubesTrayMotion motion = cubes_tray_motion_make (&first, &second);

  for (int place = 0; place < CUBES_CELLS; place++)
    {
      const double begin = 1560 + 20 * (place % CUBES_SIDE + (int) (place / CUBES_SIDE));

      g_assert_cmpfloat (fabs (cubes_tray_motion_get_fallen (place)), >=, 8);
      g_assert_cmpfloat (fabs (cubes_tray_motion_get_fallen (place)), <=, 15);
      g_assert_cmpfloat (cubes_tray_motion_get_askew (&motion, 1000, place), ==, 0);
      g_assert_cmpfloat (cubes_tray_motion_get_askew (&motion, begin, place), ==, 1);
      g_assert_cmpfloat (cubes_tray_motion_get_askew (&motion, begin + 130, place), <, 0);
      g_assert_cmpfloat (fabs (cubes_tray_motion_get_askew (&motion, 1900, place)), <, 1e-9);
    }
}

static void
test_cues (void)
{
  const CubesTrayMotion shake = cubes_tray_motion_make (&first, &second);
  const CubesTrayMotion bar = cubes_tray_motion_make (&first, &barred);

  g_assert_cmpint (cubes_tray_motion_get_cue (&shake, CUBES_TRAY_CUE_LID), ==, 220);
  g_assert_cmpint (cubes_tray_motion_get_cue (&shake, CUBES_TRAY_CUE_SHAKE), ==, 220);
  g_assert_cmpint (cubes_tray_motion_get_cue (&shake, CUBES_TRAY_CUE_BAR), ==, -1);
  g_assert_cmpint (cubes_tray_motion_get_cue (&bar, CUBES_TRAY_CUE_BAR), ==, 240);
  g_assert_cmpint (cubes_tray_motion_get_cue (&bar, CUBES_TRAY_CUE_LID), ==, -1);
}

/* Letters */

static const SalonHand pencil = { .stroke = 11, .gap = 25, .slant = -6, .width = .95, .wander = 2 };

/* How much ink is in a picture of @word. */
static guint64
weigh (const SalonHand *hand, const char *word)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 600, 100);
  cairo_t *cr = cairo_create (surface);
  const guchar *pixels;
  guint64 ink = 0;

  cairo_translate (cr, 20, 50);
  salon_hand_draw (cr, hand, word, 40);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface);
  for (int i = 0; i < 100 * cairo_image_surface_get_stride (surface); i++)
    ink += pixels[i];
  cairo_surface_destroy (surface);
  return ink;
}

static void
test_measured (void)
{
  g_assert_cmpfloat (salon_hand_measure (&cubes_hand_ink, ""), ==, 0);
  /* The bars of T are 76 wide, the strokes 18. */
  g_assert_cmpfloat (salon_hand_measure (&cubes_hand_ink, "T"), ==, 76 + 18);
  g_assert_cmpfloat (salon_hand_measure (&cubes_hand_ink, "TT"), ==, 76 + 46 + 76 + 18);
  g_assert_cmpfloat (salon_hand_measure (&pencil, "WORD"), <, salon_hand_measure (&cubes_hand_ink, "WORD"));
}

/* Every letter leaves ink, and pencil less than ink. */
static void
test_alphabet (void)
{
  guint64 seen[26];

  for (int i = 0; i < 26; i++)
    {
      const char letter[] = { (char) ('A' + i), '\0' };

      seen[i] = weigh (&cubes_hand_ink, letter);
      g_assert_cmpuint (seen[i], >, 0);
      g_assert_cmpuint (weigh (&pencil, letter), <, seen[i]);
    }
}

#define FACE_SIZE 100 /* px */

/* A face of a cube, its letter by hand or in @font, turned by @quarters. */
static cairo_surface_t *
draw_face (char face, int quarters, const char *font)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, FACE_SIZE, FACE_SIZE);
  PangoFontDescription *described = font != NULL ? pango_font_description_from_string (font) : NULL;
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, FACE_SIZE / 2., FACE_SIZE / 2.);
  cubes_face_draw (cr, face, quarters, &black, described);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_clear_pointer (&described, pango_font_description_free);
  return surface;
}

static gboolean
is_inked (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return (((const guint32 *) (const void *) row)[x] & 0xff) < 0x80;
}

/* Whether there is a line across the middle at this edge of a face: 0 is the upper one, 1 the right one, and so on. The line
 * is apart from the letter, which is nearer to the middle. */
static gboolean
has_line (cairo_surface_t *surface, int edge)
{
  for (int along = 35; along <= 65; along++)
    {
      int inked = 0, between = 0;

      for (int out = 28; out < 50; out++)
        {
          static const int across[] = { 0, 1, 0, -1 }, down[] = { -1, 0, 1, 0 };
          const int x = FACE_SIZE / 2 + across[edge] * out + (down[edge] != 0 ? along - FACE_SIZE / 2 : 0);
          const int y = FACE_SIZE / 2 + down[edge] * out + (across[edge] != 0 ? along - FACE_SIZE / 2 : 0);
          const gboolean ink = is_inked (surface, x, y);

          inked += ink && out > 32;
          between += !ink && out <= 32;
        }
      if (inked < 4 || between == 0)
        return FALSE;
    }
  return TRUE;
}

/* Rule 1.2: M, W and Z have a line below, which says how they are meant however they lie; no other letter has one. */
static void
test_lined (void)
{
  static const char *const fonts[] = { NULL, "Sans" };

  for (gsize font = 0; font < G_N_ELEMENTS (fonts); font++)
    for (char face = 'A'; face <= 'Z'; face++)
      for (int quarters = 0; quarters < 4; quarters++)
        {
          const gboolean lined = strchr ("MWZ", face) != NULL;
          cairo_surface_t *surface = draw_face (face, quarters, fonts[font]);

          g_test_message ("%c, turned by %d, %s", face, quarters, font == 0 ? "by hand" : fonts[font]);
          for (int edge = 0; edge < 4; edge++)
            g_assert_true (has_line (surface, edge) == (lined && edge == (2 + quarters) % 4));
          cairo_surface_destroy (surface);
        }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tray/size", test_size);
  g_test_add_func ("/tray/places", test_places);
  g_test_add_func ("/tray/diagonal", test_diagonal);
  g_test_add_func ("/tray/turned", test_turned);
  g_test_add_func ("/tray/tilt", test_tilt);
  g_test_add_func ("/tray/rim", test_rim);
  g_test_add_func ("/motion/lengths", test_lengths);
  g_test_add_func ("/motion/shake", test_shake);
  g_test_add_func ("/motion/settle", test_settle);
  g_test_add_func ("/motion/cues", test_cues);
  g_test_add_func ("/letters/measured", test_measured);
  g_test_add_func ("/letters/alphabet", test_alphabet);
  g_test_add_func ("/letters/lined", test_lined);
  return g_test_run ();
}
