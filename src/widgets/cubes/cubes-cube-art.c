/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-cube-art.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "widgets/cubes/cubes-glyphs.h"

#define RADIUS      16.
#define SIDE        6. /* how much of the side is seen below */
#define DISH        42.
#define DISH_RADIUS 24.
#define RISE        5.

#define SHADOW_X      2.
#define SHADOW_Y      4.
#define SHADOW_RAISED 5.4 /* how much further down the shadow of a raised cube is */
#define SHADOW        .55
#define SHADOW_BLUR   5.
#define SHADOWS       10 /* rectangles, one in the other */

#define LINK_STRAIGHT 40.
#define LINK_DIAGONAL 54.
#define LINK_WIDE     20.
#define FIRST_RADIUS  35.

#define GOLD   0xe59c00
#define BRONZE 0x3a2500

typedef struct {
  double at;
  guint32 colour;
} Stop;

/* The ivory of a cube in the light and in the dark, and the gold of one in the word. */
static const Stop side[] = { { 0, 0xd9bf8a }, { 1, 0xa9854c } };
static const Stop face_light[] = { { 0, 0xfffaea }, { .5, 0xf9efd6 }, { 1, 0xecdcb6 } };
static const Stop face_dark[] = { { 0, 0xf3ead2 }, { .5, 0xe9dcbd }, { 1, 0xd8c59b } };
static const Stop face_on[] = { { 0, 0xffe9a6 }, { .5, 0xfcd96f }, { 1, 0xefbf3c } };
static const Stop dish_light[] = { { 0, 0xe6d6ae }, { .22, 0xf7edd3 }, { 1, 0xfffbee } };
static const Stop dish_dark[] = { { 0, 0xd3c195 }, { .22, 0xe8dcbf }, { 1, 0xf3ead3 } };
static const Stop dish_on[] = { { 0, 0xeab93a }, { .25, 0xfbdc7d }, { 1, 0xffebb0 } };
static const Stop brass[] = { { 0, 0xfbeab4 }, { .35, 0xe3bf68 }, { .7, 0xc09643 }, { 1, 0x93692a } };

static double
channel (guint32 colour, int shift)
{
  return ((colour >> shift) & 0xff) / 255.;
}

static void
set_colour (cairo_t *cr, guint32 colour, double alpha)
{
  cairo_set_source_rgba (cr, channel (colour, 16), channel (colour, 8), channel (colour, 0), alpha);
}

static void
set_gradient (cairo_t *cr, const Stop *stops, int n, double x0, double y0, double x1, double y1)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (x0, y0, x1, y1);

  for (int i = 0; i < n; i++)
    cairo_pattern_add_color_stop_rgb (pattern, stops[i].at, channel (stops[i].colour, 16), channel (stops[i].colour, 8),
                                      channel (stops[i].colour, 0));
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

void
cubes_round_rect (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 4; i++)
    {
      const double from = G_PI + i * G_PI_2;

      cairo_arc (cr, i == 0 || i == 3 ? x + radius : x + width - radius, i < 2 ? y + radius : y + height - radius,
                 radius, from, from + G_PI_2);
    }
  cairo_close_path (cr);
}

/* Rectangles one in the other, each as dark as the others, at the quantiles of a blur. */
static void
draw_shadow (cairo_t *cr, double y)
{
  static const double quantiles[SHADOWS] = { 1.64, 1.04, .67, .39, .13, -.13, -.39, -.67, -1.04, -1.64 };
  const double alpha = 1 - pow (1 - SHADOW, 1. / SHADOWS);

  cairo_set_source_rgba (cr, 0, 0, 0, alpha);
  for (int i = 0; i < SHADOWS; i++)
    {
      const double out = SHADOW_BLUR * quantiles[i];

      cubes_round_rect (cr, SHADOW_X - 47 - out, y - 40 - out, 96 + 2 * out, 100 + 2 * out, 18 + out);
      cairo_fill (cr);
    }
}

static void
draw_body (cairo_t *cr, const CubesCubeLook *look)
{
  const gboolean on = (look->parts & CUBES_CUBE_ON) != 0, dark = look->mode == SALON_THEME_DARK;
  const Stop *face = on ? face_on : dark ? face_dark : face_light;
  const Stop *dish = on ? dish_on : dark ? dish_dark : dish_light;

  set_gradient (cr, side, 2, 0, -50, 0, 50 + SIDE);
  cubes_round_rect (cr, -50, -50, 100, 100 + SIDE, RADIUS);
  cairo_fill (cr);
  set_gradient (cr, face, 3, -50, -50, -15, 50);
  cubes_round_rect (cr, -50, -50, 100, 100, RADIUS);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, .75);
  cubes_round_rect (cr, -49, -49, 98, 98, RADIUS - 1);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  set_gradient (cr, dish, 3, -DISH, -DISH, -DISH * .6, DISH);
  cubes_round_rect (cr, -DISH, -DISH, 2 * DISH, 2 * DISH, DISH_RADIUS);
  cairo_fill (cr);
}

/* In high contrast: flat, with an edge. */
static void
draw_plain_body (cairo_t *cr, const CubesCubeLook *look)
{
  set_colour (cr, 0, 1);
  cubes_round_rect (cr, -50, -50, 100, 100 + SIDE, RADIUS);
  cairo_fill (cr);
  set_colour (cr, (look->parts & CUBES_CUBE_ON) != 0 ? 0xffd400 : 0xffffff, 1);
  cubes_round_rect (cr, -47, -47, 94, 94, RADIUS - 3);
  cairo_fill (cr);
}

void
cubes_cube_draw (cairo_t *cr, const CubesCubeLook *look)
{
  const gboolean on = (look->parts & CUBES_CUBE_ON) != 0, raised = (look->parts & CUBES_CUBE_RAISED) != 0;
  const gboolean plain = look->mode >= SALON_THEME_CONTRAST;
  static const GdkRGBA black = { 0, 0, 0, 1 };

  cairo_save (cr);
  if (raised)
    cairo_translate (cr, 0, -RISE);
  cairo_rotate (cr, look->angle * G_PI / 180);
  if ((look->parts & CUBES_CUBE_BODY) != 0)
    {
      draw_shadow (cr, SHADOW_Y + (raised ? SHADOW_RAISED : 0));
      if (plain)
        draw_plain_body (cr, look);
      else
        draw_body (cr, look);
    }
  if ((look->parts & CUBES_CUBE_LETTER) != 0 && look->face != '\0')
    cubes_face_draw (cr, look->face, look->quarters, plain ? &black : on ? &cubes_ink_on : &cubes_ink, look->font);
  cairo_restore (cr);
}

void
cubes_link_draw (cairo_t *cr, int columns, int rows)
{
  const double length = columns != 0 && rows != 0 ? LINK_DIAGONAL : LINK_STRAIGHT;
  const double angle = atan2 (rows, columns);

  cairo_save (cr);
  cairo_translate (cr, 0, 3.9);
  cairo_rotate (cr, angle);
  set_colour (cr, 0x5f3a00, .55);
  cubes_round_rect (cr, -length / 2, -LINK_WIDE / 2, length, LINK_WIDE, LINK_WIDE / 2);
  cairo_fill (cr);
  cairo_restore (cr);

  cairo_save (cr);
  cairo_rotate (cr, angle);
  set_colour (cr, GOLD, 1);
  cubes_round_rect (cr, -length / 2, -LINK_WIDE / 2, length, LINK_WIDE, LINK_WIDE / 2);
  cairo_fill (cr);
  set_colour (cr, 0xffffff, 1);
  cairo_move_to (cr, -5, -6);
  cairo_line_to (cr, 4, 0);
  cairo_line_to (cr, -5, 6);
  cairo_set_line_width (cr, 4.6);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
cubes_first_draw (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, FIRST_RADIUS, 0, 2 * G_PI);
  set_colour (cr, 0xfff3cb, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, GOLD, 1);
  cairo_set_line_width (cr, 5.5);
  cairo_stroke (cr);
}

void
cubes_filter_draw (cairo_t *cr)
{
  cubes_round_rect (cr, -54.5, -54.5, 109, 109 + SIDE, 20);
  set_colour (cr, BRONZE, .75);
  cairo_set_line_width (cr, 10);
  cairo_stroke_preserve (cr);
  set_gradient (cr, brass, G_N_ELEMENTS (brass), 0, -58, 0, 64);
  cairo_set_line_width (cr, 6.5);
  cairo_stroke (cr);

  cairo_translate (cr, 48, -48);
  cairo_arc (cr, 0, 0, 15, 0, 2 * G_PI);
  set_colour (cr, BRONZE, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, brass[0].colour, 1);
  cairo_set_line_width (cr, 1.7);
  cairo_stroke (cr);
  set_colour (cr, 0xffffff, 1);
  cairo_move_to (cr, -5.7, -5.7);
  cairo_line_to (cr, 5.7, 5.7);
  cairo_move_to (cr, 5.7, -5.7);
  cairo_line_to (cr, -5.7, 5.7);
  cairo_set_line_width (cr, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}
