/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-die-art.h"

#include <math.h>

#include "rules/wedges/wedges-board.h"
#include "widgets/salon-cairo.h"

/* The tray, in px. */
#define FRAME   13.
#define OUTER   18. /* radius */
#define INNER   10.
#define STITCH  8.5 /* from the edge of the leather */
#define NEEDLES 6.

/* The die, in edges. */
#define ROUND .24 /* the corners of a face */
#define EDGE  .17 /* and of the body below them */
#define PIP   .105
#define PIP_A .25 /* of a pip from the middle of its face */
#define THICK .08 /* what is seen of its lower side when it lies there */

#define LINE(hex) ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255.

/* The tray */

/* In high contrast it is black, because the text on it is light in any mode. */
static void
draw_plain_tray (cairo_t *cr, double width, double height)
{
  salon_cairo_box (cr, 1, 1, width - 2, height - 2, OUTER);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

void
wedges_die_draw_tray (cairo_t *cr, SalonThemeMode mode, double width, double height)
{
  const double wide = width - 2 * FRAME, high = height - 2 * FRAME, x = width / 2, y = height / 2;
  const double dark = mode == SALON_THEME_DARK ? .78 : 1;
  cairo_pattern_t *walnut = cairo_pattern_create_linear (0, 0, 0, height);
  cairo_pattern_t *leather = cairo_pattern_create_radial (x, y, 0, x, y, wide / 2);

  if (mode >= SALON_THEME_CONTRAST)
    {
      cairo_pattern_destroy (walnut);
      cairo_pattern_destroy (leather);
      draw_plain_tray (cr, width, height);
      return;
    }

  for (int i = 0; i < 7; i++)
    {
      salon_cairo_box (cr, 1 - i, 5 - i, width + 2 * i - 2, height + 2 * i - 2, OUTER + i);
      cairo_set_source_rgba (cr, 0, 0, 0, .075);
      cairo_fill (cr);
    }
  salon_cairo_add_stop (walnut, 0, 0x8a5c3a);
  salon_cairo_add_stop (walnut, .1, 0x6f4629);
  salon_cairo_add_stop (walnut, 1, 0x432613);
  salon_cairo_box (cr, 0, 0, width, height, OUTER);
  salon_cairo_fill (cr, walnut);
  salon_cairo_box (cr, .8, .8, width - 1.6, height - 1.6, OUTER - 1);
  cairo_set_source_rgba (cr, LINE (0xe0ae80), .5);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
  salon_cairo_box (cr, FRAME, FRAME, wide, high, INNER);
  cairo_set_source_rgb (cr, LINE (0x120a06));
  cairo_fill (cr);
  cairo_pattern_add_color_stop_rgb (leather, 0, .239 * dark, .29 * dark, .267 * dark);
  cairo_pattern_add_color_stop_rgb (leather, 1, .149 * dark, .188 * dark, .173 * dark);
  salon_cairo_box (cr, FRAME + 1.5, FRAME + 2.5, wide - 3, high - 4, INNER - 1);
  salon_cairo_fill (cr, leather);
  salon_cairo_box (cr, FRAME + STITCH, FRAME + STITCH + 1, wide - 2 * STITCH, high - 2 * STITCH - 1, NEEDLES);
  cairo_set_source_rgba (cr, LINE (0xd8c9a4), .4);
  cairo_set_line_width (cr, 1.6);
  cairo_set_dash (cr, (double[]) { 6, 5 }, 2, 0);
  cairo_stroke (cr);
}

/* The die */

/* Whether a face has a pip in this column and row, −1 to 1. */
static gboolean
has_pip (int face, int column, int row)
{
  if (column == 0 && row == 0)
    return face % 2 == 1;
  if (column == 0)
    return FALSE;
  if (row == 0)
    return face == WEDGES_DIE;
  return face >= 4 || (face >= 2 && column == row);
}

static void
draw_pips (cairo_t *cr, int face)
{
  for (int column = -1; column <= 1; column++)
    for (int row = -1; row <= 1; row++)
      if (has_pip (face, column, row))
        {
          const double x = PIP_A * column, y = PIP_A * row;
          cairo_pattern_t *hollow = cairo_pattern_create_radial (x, y + .02, 0, x, y + .02, PIP * 1.2);

          salon_cairo_add_stop (hollow, 0, 0x5a1526);
          salon_cairo_add_stop (hollow, .8, 0x7c2238);
          salon_cairo_add_stop (hollow, 1, 0x93364d);
          cairo_new_sub_path (cr);
          cairo_arc (cr, x, y, PIP, 0, 2 * G_PI);
          salon_cairo_fill (cr, hollow);
          cairo_new_sub_path (cr);
          cairo_arc (cr, x, y + .012, PIP, 0, 2 * G_PI);
          cairo_set_source_rgba (cr, 1, 1, 1, .55);
          cairo_set_line_width (cr, .014);
          cairo_stroke (cr);
        }
}

/* The upper face of ivory, one edge wide. */
static void
draw_square (cairo_t *cr, int face)
{
  cairo_pattern_t *ivory = cairo_pattern_create_linear (-.5, -.5, 0, .5);

  salon_cairo_add_stop (ivory, 0, 0xfffdf4);
  salon_cairo_add_stop (ivory, .6, 0xf3e9d2);
  salon_cairo_add_stop (ivory, 1, 0xdcc99c);
  salon_cairo_box (cr, -.5, -.5, 1, 1, ROUND);
  salon_cairo_fill (cr, ivory);
  salon_cairo_box (cr, -.485, -.485, .97, .97, ROUND - .015);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_set_line_width (cr, .026);
  cairo_stroke (cr);
  draw_pips (cr, face);
}

void
wedges_die_draw_shadow (cairo_t *cr)
{
  for (int i = 0; i < 6; i++)
    {
      const double size = .9 + .05 * i;

      salon_cairo_box (cr, -size / 2, -size / 2, size, size, ROUND);
      cairo_set_source_rgba (cr, 0, 0, 0, .1);
      cairo_fill (cr);
    }
}

void
wedges_die_draw_face (cairo_t *cr, int face, double degrees)
{
  cairo_save (cr);
  cairo_rotate (cr, degrees * G_PI / 180);
  cairo_save (cr);
  cairo_translate (cr, .03, .11);
  wedges_die_draw_shadow (cr);
  cairo_restore (cr);
  salon_cairo_box (cr, -.5, -.5, 1, 1 + THICK, ROUND);
  cairo_set_source_rgb (cr, LINE (0xb79a63));
  cairo_fill (cr);
  draw_square (cr, face);
  cairo_restore (cr);
}

/* The die in the air: a cube seen from above, without perspective, so that each of its faces is a square that is only
 * leant and squeezed. */

typedef struct {
  double x, y, z; /* z comes towards who looks */
} Axis;

/* The die turned by @a around the line to the right and by @b around the one upwards. */
static Axis
turn (Axis v, double a, double b)
{
  const Axis first = { v.x, v.y * cos (a) - v.z * sin (a), v.y * sin (a) + v.z * cos (a) };

  return (Axis) { first.x * cos (b) + first.z * sin (b), first.y, -first.x * sin (b) + first.z * cos (b) };
}

static void
draw_side (cairo_t *cr, int face, Axis out, Axis right, Axis down)
{
  cairo_matrix_t lean;

  if (out.z <= .02)
    return;
  cairo_save (cr);
  cairo_matrix_init (&lean, right.x, right.y, down.x, down.y, out.x / 2, out.y / 2);
  cairo_transform (cr, &lean);
  draw_square (cr, face);
  /* What is turned away from the light is darker. */
  salon_cairo_box (cr, -.5, -.5, 1, 1, ROUND);
  cairo_set_source_rgba (cr, LINE (0x6a4c18), .55 * (1 - CLAMP (out.z * .75 - out.y * .4 - out.x * .25, 0, 1)));
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The round edges of the die, between its faces. */
static void
draw_body (cairo_t *cr, const Axis axis[3])
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, LINE (0xc9b07a));
  for (int i = 0; i < 3; i++)
    {
      const Axis out = axis[i], right = axis[(i + 1) % 3], down = axis[(i + 2) % 3];
      const double half = .5 - EDGE, side = out.z >= 0 ? half : -half;

      for (int corner = 0; corner < 4; corner++)
        {
          const double u = corner == 1 || corner == 2 ? half : -half, v = corner >= 2 ? half : -half;

          cairo_line_to (cr, out.x * side + right.x * u + down.x * v, out.y * side + right.y * u + down.y * v);
        }
      cairo_close_path (cr);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, 2 * EDGE);
      cairo_stroke (cr);
    }
}

void
wedges_die_draw_pose (cairo_t *cr, int pose)
{
  const double a = .65 + pose * 1.17, b = .4 + pose * .83;
  const Axis axis[3] = {
    turn ((Axis) { 1, 0, 0 }, a, b),
    turn ((Axis) { 0, 1, 0 }, a, b),
    turn ((Axis) { 0, 0, 1 }, a, b),
  };
  /* Opposite faces have seven pips together. */
  static const int faces[3][2] = { { 2, 5 }, { 3, 4 }, { 1, 6 } };

  cairo_save (cr);
  cairo_rotate (cr, pose * .7);
  draw_body (cr, axis);
  for (int i = 0; i < 3; i++)
    for (int far = 0; far < 2; far++)
      {
        const double sign = far ? -1 : 1;
        const Axis out = { axis[i].x * sign, axis[i].y * sign, axis[i].z * sign };

        draw_side (cr, faces[i][far], out, axis[(i + 1) % 3], axis[(i + 2) % 3]);
      }
  cairo_restore (cr);
}
