/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-token-art.h"

#include <math.h>

#include "widgets/salon-colours.h"
#include "widgets/wedges/wedges-category.h"

#define FLUTES 22
#define PLACE  (G_PI / 3) /* the angle of a wedge */

/* Parts of a token's radius. */
#define FLUTE_IN     .955
#define FLUTE_OUT    1.075 /* where the curve of a flute aims at */
#define WALL         .83
#define FLOOR        .8
#define WEDGE_OUT    .776
#define WEDGE_IN     .1
#define PICTURE_AT   .48
#define KNOB         .12
#define RING         1.16
#define WEDGE_GAP    .024 /* radians between a wedge and the edge of its place */
#define PICTURE      .00845
#define GREY_PICTURE .00676

/* From this radius in px on, empty places have their picture. */
#define PICTURES_FROM 30

static void
tin_path (cairo_t *cr, double radius)
{
  const double step = 2 * G_PI / FLUTES;

  cairo_new_path (cr);
  cairo_move_to (cr, 0, -FLUTE_IN * radius);
  for (int i = 0; i < FLUTES; i++)
    {
      const double a = i * step, b = a + step, top = a + step / 2;
      const double x0 = FLUTE_IN * radius * sin (a), y0 = -FLUTE_IN * radius * cos (a);
      const double x1 = FLUTE_IN * radius * sin (b), y1 = -FLUTE_IN * radius * cos (b);
      const double x = FLUTE_OUT * radius * sin (top), y = -FLUTE_OUT * radius * cos (top);

      cairo_curve_to (cr, x0 + (x - x0) * 2 / 3, y0 + (y - y0) * 2 / 3, x1 + (x - x1) * 2 / 3, y1 + (y - y1) * 2 / 3,
                      x1, y1);
    }
  cairo_close_path (cr);
}

static void
disc (cairo_t *cr, double radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
}

/* A shadow without a blur: discs laid upon each other. */
void
wedges_token_draw_shadow (cairo_t *cr, double radius)
{
  cairo_save (cr);
  cairo_translate (cr, .06 * radius, .16 * radius);
  for (int i = 0; i < 6; i++)
    {
      disc (cr, radius * (.94 + .045 * i));
      cairo_set_source_rgba (cr, 0, 0, 0, .115);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* The light that falls on the tin from the upper left. */
static void
shine (cairo_t *cr, double radius)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (-radius, -radius, .4 * radius, radius);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 1, .5);
  cairo_pattern_add_color_stop_rgba (light, .45, 1, 1, 1, .05);
  cairo_pattern_add_color_stop_rgba (light, 1, 0, 0, 0, .35);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
}

static void
draw_floor (cairo_t *cr, double radius)
{
  cairo_pattern_t *shade = cairo_pattern_create_radial (0, 0, 0, 0, 0, FLOOR * radius);

  disc (cr, WALL * radius);
  cairo_set_source_rgb (cr, .102, .086, .125);
  cairo_fill (cr);
  cairo_pattern_add_color_stop_rgb (shade, 0, .29, .263, .314);
  cairo_pattern_add_color_stop_rgb (shade, .8, .216, .192, .239);
  cairo_pattern_add_color_stop_rgb (shade, 1, .137, .118, .161);
  disc (cr, FLOOR * radius);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

static void
wedge_path (cairo_t *cr, double radius)
{
  const double half = PLACE / 2 - WEDGE_GAP;

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, WEDGE_OUT * radius, -G_PI_2 - half, -G_PI_2 + half);
  cairo_arc_negative (cr, 0, 0, WEDGE_IN * radius, -G_PI_2 + half, -G_PI_2 - half);
  cairo_close_path (cr);
}

/* The picture of a category upright, where the wedge at the top would be turned by @place. */
static void
draw_picture (cairo_t *cr, int category, int place, double radius, double scale, const GdkRGBA *ink)
{
  cairo_save (cr);
  cairo_translate (cr, PICTURE_AT * radius * sin (place * PLACE), -PICTURE_AT * radius * cos (place * PLACE));
  cairo_scale (cr, scale * radius, scale * radius);
  wedges_category_draw (cr, category, ink);
  cairo_restore (cr);
}

static void
draw_body (cairo_t *cr, int category, double radius)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  wedge_path (cr, radius);
  gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (category));
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, .05 * radius);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, .55);
  cairo_set_line_width (cr, MAX (.7, .022 * radius));
  cairo_stroke (cr);
}

static void
draw_empty (cairo_t *cr, double radius)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * .12 * radius * sin (PLACE / 2), -.12 * radius * cos (PLACE / 2));
      cairo_line_to (cr, side * .8 * radius * sin (PLACE / 2), -.8 * radius * cos (PLACE / 2));
    }
  cairo_set_source_rgb (cr, .435, .408, .471);
  cairo_set_line_width (cr, MAX (.8, .03 * radius));
  cairo_stroke (cr);
}

static void
draw_places (cairo_t *cr, const WedgesTokenLook *look)
{
  static const GdkRGBA grey = { .577f, .549f, .612f, .75f };
  const double radius = look->radius;

  for (int place = 0; place < WEDGES_CATEGORIES; place++)
    {
      const int category = wedges_category_at (place);
      const gboolean there = (look->wedges & 1u << category) != 0;

      cairo_save (cr);
      cairo_rotate (cr, place * PLACE);
      if (there)
        draw_body (cr, category, radius);
      else
        draw_empty (cr, radius);
      cairo_restore (cr);
      if (radius >= PICTURES_FROM)
        draw_picture (cr, category, place, radius, there ? PICTURE : GREY_PICTURE,
                      there ? wedges_category_get_ink (category) : &grey);
    }
}

void
wedges_token_draw (cairo_t *cr, const WedgesTokenLook *look)
{
  const double radius = look->radius;
  const GdkRGBA *colour = salon_colour_get (look->colour);

  if (!look->lifted)
    wedges_token_draw_shadow (cr, radius);
  if (look->in_turn)
    {
      disc (cr, RING * radius);
      cairo_set_source_rgb (cr, .961, .761, .067);
      cairo_set_line_width (cr, MAX (2, .104 * radius));
      cairo_stroke (cr);
    }

  tin_path (cr, radius);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  shine (cr, radius);
  tin_path (cr, radius);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_set_line_width (cr, MAX (1, .035 * radius));
  cairo_stroke (cr);

  draw_floor (cr, radius);
  draw_places (cr, look);
  disc (cr, KNOB * radius);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_set_line_width (cr, MAX (.7, .025 * radius));
  cairo_stroke (cr);
}

void
wedges_wedge_draw (cairo_t *cr, int category, double radius)
{
  draw_body (cr, category, radius);
  draw_picture (cr, category, 0, radius, PICTURE, wedges_category_get_ink (category));
}
