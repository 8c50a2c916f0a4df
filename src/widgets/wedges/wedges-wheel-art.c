/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-wheel-art.h"

#include <math.h>

#include "widgets/salon-cairo.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-wheel-geometry.h"

#define DEGREES (G_PI / 180)

/* The field between two spokes, in which a fan lies. */
#define FIELD_OUT   257.
#define FIELD_ASIDE 30.5 /* from the middle of a spoke */

/* A fan: its pivot, and its leaves around that. */
#define PIVOT      98. /* from the middle of the wheel */
#define LEAVES     9
#define FAN_OPEN   74. /* degrees */
#define LEAF_IN    14.
#define LEAF_OUT   124.
#define LEAF_TIP   139. /* where the curve of its end aims at */
#define LEAF_HOLE  115.
#define LEAF_SHADE 60. /* where its light and its dark side are taken */

#define GRAIN_LINES 15

/* Tiles: an ebony line around a colour, then a fine light line. */
#define INSET      3.2
#define TILE_LINE  6.
#define TILE_ROUND 3.4
#define FINE_INSET 3.6
#define FINE_LINE  1.1
#define KEY_INSET  8.5 /* the second line of a headquarters */

#define RIM_PICTURE          .56
#define SPOKE_PICTURE        .52
#define HEADQUARTERS_PICTURE .96

#define MEDALLION_AT      38.
#define MEDALLION         11.
#define MEDALLION_PICTURE .32

#define GLOW_LINES 12
#define GLOW_STEP  2.6

#define LINE(hex) ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255.
#define EBONY     LINE (0x2b170b)
#define GOLD      LINE (0xf5c211)
#define INK       LINE (0x241f31)

static gboolean
is_plain (SalonThemeMode mode)
{
  return mode >= SALON_THEME_CONTRAST;
}

static void
disc (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

static void
fill_brass (cairo_t *cr, double x, double y, double radius)
{
  cairo_pattern_t *brass = cairo_pattern_create_linear (x, y - radius, x, y + radius);

  salon_cairo_add_stop (brass, 0, 0xfbeab4);
  salon_cairo_add_stop (brass, .35, 0xe3bf68);
  salon_cairo_add_stop (brass, .7, 0xc09643);
  salon_cairo_add_stop (brass, 1, 0x93692a);
  disc (cr, x, y, radius);
  salon_cairo_fill (cr, brass);
}

/* The frame of walnut with its line of brass, on its shadow. */
static void
draw_frame (cairo_t *cr)
{
  cairo_pattern_t *walnut = cairo_pattern_create_linear (-350, -350, 0, 350);
  cairo_pattern_t *maple = cairo_pattern_create_radial (-28, -70, 0, -28, -70, 424);

  for (int i = 0; i < 8; i++)
    {
      disc (cr, 2, 10, 348 - 2 + i * 1.8);
      cairo_set_source_rgba (cr, 0, 0, 0, .1);
      cairo_fill (cr);
    }
  salon_cairo_add_stop (walnut, 0, 0x8a5c3a);
  salon_cairo_add_stop (walnut, .2, 0x6a4327);
  salon_cairo_add_stop (walnut, 1, 0x3d2212);
  disc (cr, 0, 0, 350);
  salon_cairo_fill (cr, walnut);
  disc (cr, 0, 0, 349.2);
  cairo_set_source_rgba (cr, LINE (0xe0ae80), .55);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  disc (cr, 0, 0, 343);
  cairo_set_source_rgb (cr, LINE (0xd8b25e));
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  disc (cr, 0, 0, 332.5);
  cairo_set_source_rgb (cr, EBONY);
  cairo_fill (cr);
  salon_cairo_add_stop (maple, 0, 0xf0e0bf);
  salon_cairo_add_stop (maple, .6, 0xe3cda2);
  salon_cairo_add_stop (maple, 1, 0xc9a873);
  disc (cr, 0, 0, 330.5);
  salon_cairo_fill (cr, maple);
}

/* In high contrast the wheel is flat. */
static void
draw_plain_frame (cairo_t *cr, SalonThemeMode mode)
{
  const double ground = mode == SALON_THEME_CONTRAST_DARK ? 0 : 1;

  disc (cr, 0, 0, 350);
  cairo_set_source_rgb (cr, 1 - ground, 1 - ground, 1 - ground);
  cairo_fill (cr);
  disc (cr, 0, 0, 346);
  cairo_set_source_rgb (cr, ground, ground, ground);
  cairo_fill (cr);
}

/* Fans; those who draw them have turned the wheel so that the middle of the fan lies at the top. */

static void
field_path (cairo_t *cr)
{
  /* The spokes lie 30 degrees to either side, and the field leaves room for them. */
  const double corner = asin (FIELD_ASIDE / FIELD_OUT), half = 30 * DEGREES - corner;

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, FIELD_OUT, -G_PI_2 - half, -G_PI_2 + half);
  cairo_line_to (cr, 0, -2 * FIELD_ASIDE);
  cairo_close_path (cr);
}

/* A number from −1 to 1 that looks like chance, and is the same each time. */
static double
wander (unsigned seed)
{
  seed = (seed ^ 61) ^ (seed >> 16);
  seed *= 9;
  seed ^= seed >> 4;
  seed *= 0x27d4eb2d;
  seed ^= seed >> 15;
  return seed % 2001 / 1000. - 1;
}

static void
draw_grain (cairo_t *cr, int fan)
{
  cairo_save (cr);
  field_path (cr);
  cairo_clip (cr);
  for (int i = 0; i < GRAIN_LINES; i++)
    {
      const double x = 14 * (i - (GRAIN_LINES - 1) / 2.), seed = fan * GRAIN_LINES + i;

      cairo_move_to (cr, x * .14, -60);
      cairo_curve_to (cr, x * .5 + 2 * wander ((unsigned) seed), -130, x * .8 + 4 * wander ((unsigned) seed + 97), -190,
                      x, -262);
    }
  cairo_set_source_rgba (cr, LINE (0x8a6534), .22);
  cairo_set_line_width (cr, 1.1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Where a point of the fan lies, at @angle degrees from its middle line and @out units from its pivot. */
static graphene_point_t
on_fan (double angle, double out)
{
  return GRAPHENE_POINT_INIT ((float) (out * sin (angle * DEGREES)), (float) (-PIVOT - out * cos (angle * DEGREES)));
}

static void
draw_leaf (cairo_t *cr, int leaf)
{
  const double wide = FAN_OPEN / LEAVES, from = -FAN_OPEN / 2 + leaf * wide, to = from + wide, middle = from + wide / 2;
  const graphene_point_t in = on_fan (from, LEAF_IN), out = on_fan (from, LEAF_OUT), tip = on_fan (middle, LEAF_TIP);
  const graphene_point_t far = on_fan (to, LEAF_OUT), near = on_fan (to, LEAF_IN), hole = on_fan (middle, LEAF_HOLE);
  const graphene_point_t light = on_fan (from, LEAF_SHADE), dark = on_fan (to, LEAF_SHADE);
  cairo_pattern_t *veneer = cairo_pattern_create_linear (light.x, light.y, dark.x, dark.y);

  salon_cairo_add_stop (veneer, 0, 0xf6e7c6);
  salon_cairo_add_stop (veneer, 1, 0xb98a4e);
  cairo_new_path (cr);
  cairo_move_to (cr, in.x, in.y);
  cairo_line_to (cr, out.x, out.y);
  cairo_curve_to (cr, out.x + (tip.x - out.x) * 2 / 3, out.y + (tip.y - out.y) * 2 / 3, far.x + (tip.x - far.x) * 2 / 3,
                  far.y + (tip.y - far.y) * 2 / 3, far.x, far.y);
  cairo_line_to (cr, near.x, near.y);
  cairo_close_path (cr);
  cairo_set_source (cr, veneer);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (veneer);
  cairo_set_source_rgb (cr, LINE (0x5a3615));
  cairo_set_line_width (cr, .9);
  cairo_stroke (cr);
  disc (cr, hole.x, hole.y, 2.2);
  cairo_fill (cr);
}

static void
draw_fan (cairo_t *cr, int fan)
{
  cairo_pattern_t *field = cairo_pattern_create_radial (0, 0, 0, 0, 0, WEDGES_RIM_IN);

  cairo_save (cr);
  cairo_rotate (cr, (60 * fan + 30) * DEGREES);
  salon_cairo_add_stop (field, 0, 0xe9d5ad);
  salon_cairo_add_stop (field, 1, 0xd3b27c);
  field_path (cr);
  cairo_set_source (cr, field);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (field);
  cairo_set_source_rgb (cr, LINE (0x3a2010));
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  draw_grain (cr, fan);
  for (int leaf = 0; leaf < LEAVES; leaf++)
    draw_leaf (cr, leaf);
  /* The light falls on the pivots from above, wherever they are. */
  cairo_translate (cr, 0, -PIVOT);
  cairo_rotate (cr, -(60 * fan + 30) * DEGREES);
  cairo_set_source_rgb (cr, LINE (0x5a3615));
  disc (cr, 0, 0, 15);
  cairo_fill (cr);
  fill_brass (cr, 0, 0, 12.6);
  cairo_set_source_rgb (cr, LINE (0x5a3615));
  disc (cr, 0, 0, 6);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
wedges_wheel_draw_fan_light (cairo_t *cr, int fan)
{
  cairo_pattern_t *light = cairo_pattern_create_radial (0, -PIVOT, 10, 0, -PIVOT, LEAF_TIP);

  cairo_save (cr);
  cairo_rotate (cr, (60 * fan + 30) * DEGREES);
  salon_cairo_add_stop (light, 0, 0xfffbe6);
  salon_cairo_add_stop (light, .6, 0xffe79a);
  salon_cairo_add_stop (light, 1, 0xf5c211);
  cairo_new_path (cr);
  cairo_arc (cr, 0, -PIVOT, LEAF_IN, (-90 - FAN_OPEN / 2) * DEGREES, (-90 + FAN_OPEN / 2) * DEGREES);
  cairo_arc_negative (cr, 0, -PIVOT, LEAF_OUT + 8, (-90 + FAN_OPEN / 2) * DEGREES, (-90 - FAN_OPEN / 2) * DEGREES);
  cairo_close_path (cr);
  salon_cairo_fill (cr, light);
  cairo_restore (cr);
}

/* Tiles */

static void
draw_picture (cairo_t *cr, int space)
{
  const int category = wedges_space_category (space);
  const gboolean large = wedges_space_type (space) == WEDGES_HEADQUARTERS;
  const double scale = large ? HEADQUARTERS_PICTURE : space < WEDGES_SPACES - WEDGES_RIM ? SPOKE_PICTURE : RIM_PICTURE;
  const graphene_point_t at = wedges_wheel_middle (space);

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, scale, scale);
  wedges_category_draw (cr, category, wedges_category_get_ink (category));
  cairo_restore (cr);
}

static void
draw_tile (cairo_t *cr, SalonThemeMode mode, int space)
{
  const int category = wedges_space_category (space);
  const GdkRGBA *ink = wedges_category_get_ink (category);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  wedges_wheel_outline (cr, space, INSET);
  if (is_plain (mode))
    {
      const double line = mode == SALON_THEME_CONTRAST_DARK ? 1 : 0;

      cairo_set_source_rgb (cr, line, line, line);
    }
  else
    cairo_set_source_rgb (cr, EBONY);
  cairo_set_line_width (cr, TILE_LINE);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (category));
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, TILE_ROUND);
  cairo_stroke (cr);
  if (!is_plain (mode))
    {
      wedges_wheel_outline (cr, space, FINE_INSET);
      cairo_set_source_rgba (cr, 1, 1, 1, .33);
      cairo_set_line_width (cr, FINE_LINE);
      cairo_stroke (cr);
    }
  if (wedges_space_type (space) == WEDGES_HEADQUARTERS)
    {
      wedges_wheel_outline (cr, space, KEY_INSET);
      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, .8);
      cairo_set_line_width (cr, 1.6);
      cairo_stroke (cr);
    }
  draw_picture (cr, space);
}

static void
draw_hub (cairo_t *cr, SalonThemeMode mode)
{
  cairo_pattern_t *ivory = cairo_pattern_create_radial (-6, -13, 0, -6, -13, 70);

  if (is_plain (mode))
    {
      const double line = mode == SALON_THEME_CONTRAST_DARK ? 1 : 0;

      cairo_set_source_rgb (cr, line, line, line);
      disc (cr, 0, 0, 61);
      cairo_fill (cr);
    }
  else
    {
      cairo_set_source_rgb (cr, EBONY);
      disc (cr, 0, 0, 61);
      cairo_fill (cr);
      fill_brass (cr, 0, 0, 59);
      cairo_set_source_rgb (cr, EBONY);
      disc (cr, 0, 0, 54);
      cairo_fill (cr);
    }
  salon_cairo_add_stop (ivory, 0, 0xfff8e4);
  salon_cairo_add_stop (ivory, .7, 0xf1dfb4);
  salon_cairo_add_stop (ivory, 1, 0xd3ad62);
  disc (cr, 0, 0, is_plain (mode) ? 57 : 52.5);
  salon_cairo_fill (cr, ivory);

  for (int place = 0; place < WEDGES_CATEGORIES; place++)
    {
      const int category = wedges_category_at (place);

      cairo_save (cr);
      cairo_translate (cr, MEDALLION_AT * sin (60 * place * DEGREES), -MEDALLION_AT * cos (60 * place * DEGREES));
      disc (cr, 0, 0, MEDALLION);
      gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (category));
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, EBONY);
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
      cairo_scale (cr, MEDALLION_PICTURE, MEDALLION_PICTURE);
      wedges_category_draw (cr, category, wedges_category_get_ink (category));
      cairo_restore (cr);
    }
}

static void
draw_space (cairo_t *cr, SalonThemeMode mode, int space)
{
  if (space == WEDGES_HUB)
    draw_hub (cr, mode);
  else
    draw_tile (cr, mode, space);
}

/* In the evening all that lies on the wheel has a little less light. */
static void
turn_lamp_down (cairo_t *cr, SalonThemeMode mode)
{
  if (mode == SALON_THEME_DARK)
    {
      cairo_set_source_rgba (cr, 0, 0, 0, .08);
      cairo_fill (cr);
    }
  cairo_new_path (cr);
}

void
wedges_wheel_draw (cairo_t *cr, SalonThemeMode mode, gboolean dim)
{
  if (is_plain (mode))
    draw_plain_frame (cr, mode);
  else
    draw_frame (cr);
  for (int fan = 0; fan < WEDGES_SPOKES && !is_plain (mode); fan++)
    draw_fan (cr, fan);
  for (int space = WEDGES_SPACES - 1; space >= WEDGES_HUB; space--)
    draw_space (cr, mode, space);
  disc (cr, 0, 0, 350);
  turn_lamp_down (cr, mode);
  if (dim)
    {
      disc (cr, 0, 0, 350);
      cairo_set_source_rgba (cr, LINE (0x12060a), is_plain (mode) ? .5 : .33);
      cairo_fill (cr);
    }
}

/* Lit spaces */

/* A glow without a blur: lines laid upon each other, of which the wide ones are fainter. */
static void
draw_glow (cairo_t *cr, int space)
{
  for (int i = 0; i < GLOW_LINES; i++)
    {
      wedges_wheel_outline (cr, space, 0);
      cairo_set_source_rgba (cr, LINE (0xfff3b8), .17 - .012 * i);
      cairo_set_line_width (cr, 6 + GLOW_STEP * i);
      cairo_stroke (cr);
    }
}

static void
draw_edge (cairo_t *cr, int space, double line, double red, double green, double blue)
{
  wedges_wheel_outline (cr, space, 1.5);
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

void
wedges_wheel_draw_lit (cairo_t *cr, SalonThemeMode mode, int space, WedgesLit lit)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (lit != WEDGES_LIT_PLAIN && !is_plain (mode))
    draw_glow (cr, space);
  draw_space (cr, mode, space);
  wedges_wheel_outline (cr, space, 1.5);
  turn_lamp_down (cr, mode);
  if (lit == WEDGES_LIT_PLAIN)
    return;
  draw_edge (cr, space, 6.5, LINE (0x3a2500));
  draw_edge (cr, space, 4.2, GOLD);
  draw_edge (cr, space, 1.5, 1, 1, 1);
  if (lit == WEDGES_LIT_POINTED)
    {
      wedges_wheel_outline (cr, space, 1.5);
      cairo_set_source_rgba (cr, 1, 1, 1, .2);
      cairo_fill (cr);
    }
}

void
wedges_wheel_draw_focus (cairo_t *cr, int space)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  wedges_wheel_outline (cr, space, -3);
  cairo_set_source_rgb (cr, .063, .063, .094);
  cairo_set_line_width (cr, 7);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
}

void
wedges_wheel_draw_disc (cairo_t *cr, double radius, gboolean pointed)
{
  disc (cr, 0, 0, radius);
  if (pointed)
    cairo_set_source_rgb (cr, GOLD);
  else
    cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, INK);
  cairo_set_line_width (cr, .14 * radius);
  cairo_stroke (cr);
}

void
wedges_wheel_draw_mark (cairo_t *cr, int category)
{
  disc (cr, 0, 0, 15);
  cairo_set_source_rgb (cr, LINE (0xfffdf4));
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, INK);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0, 9);
  cairo_arc (cr, 0, 9, 17, -122 * DEGREES, -58 * DEGREES);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (category));
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, INK);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

void
wedges_wheel_draw_dot (cairo_t *cr)
{
  disc (cr, 0, 0, 6.5);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, LINE (0x3a2500));
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}
