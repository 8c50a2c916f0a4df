/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-glyphs.h"

#include <pango/pangocairo.h>

/* How the strokes are placed on a cube, which is 100 wide. */
#define FACE_STROKE 19.   /* in units of the letter */
#define FACE_SCALE  .52   /* a capital is 52 high */
#define WIDE_SCALE  .47   /* of M and W */
#define LINED_RISE  (-3.) /* by how much a letter with a line stands higher */
#define LINE_REACH  19.   /* of the line to either side */
#define LINE_Y      36.
#define LINE_STROKE 6.
#define PAIR_SCALE  .43 /* Q and u */
#define PAIR_Q      (-16.5)
#define PAIR_U      23.5
#define FONT_SIZE   70. /* of a font instead: a capital is about as high */
#define FONT_WIDTH  76. /* at most; Qu is narrowed to it */
#define EDGE        1.6 /* how far the white edge reaches out below */

const GdkRGBA cubes_ink = { 0x1d / 255.f, 0x27 / 255.f, 0x47 / 255.f, 1.f };
const GdkRGBA cubes_ink_on = { 0x3a / 255.f, 0x25 / 255.f, 0x00 / 255.f, 1.f };

const SalonHand cubes_hand_ink = { .stroke = 18, .gap = 46, .width = 1 };

/* M, W and Z can be read the other way round. */
static gboolean
is_lined (char face)
{
  return face == 'M' || face == 'W' || face == 'Z';
}

static void
stroke_round (cairo_t *cr, double width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* A letter of a face, in units of the cube. */
static void
stroke_letter (cairo_t *cr, char letter, double x, double y, double scale)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  salon_hand_append (cr, letter);
  stroke_round (cr, FACE_STROKE);
  cairo_restore (cr);
}

static void
stroke_face (cairo_t *cr, char face)
{
  switch (face)
    {
    case 'Q':
      stroke_letter (cr, 'Q', PAIR_Q, 0, PAIR_SCALE);
      stroke_letter (cr, SALON_HAND_U, PAIR_U, 0, PAIR_SCALE);
      break;
    case 'M':
    case 'W':
      stroke_letter (cr, face, 0, LINED_RISE, WIDE_SCALE);
      break;
    case 'Z':
      stroke_letter (cr, face, 0, LINED_RISE, FACE_SCALE);
      break;
    default:
      stroke_letter (cr, face, 0, 0, FACE_SCALE);
    }
}

/* The letters of @face in the middle of the cube. */
static void
fill_face (cairo_t *cr, char face, const PangoFontDescription *font)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *bold = pango_font_description_copy (font);
  PangoRectangle ink;
  double scale;

  pango_font_description_set_weight (bold, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (bold, FONT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, bold);
  pango_layout_set_text (layout, face == 'Q' ? "Qu" : (const char[]) { face, '\0' }, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  scale = MIN (1, FONT_WIDTH * PANGO_SCALE / ink.width);
  cairo_save (cr);
  cairo_translate (cr, 0, is_lined (face) ? LINED_RISE : 0);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, -(ink.x + ink.width / 2.) / PANGO_SCALE, -(ink.y + ink.height / 2.) / PANGO_SCALE);
  pango_cairo_layout_path (cr, layout);
  cairo_fill (cr);
  cairo_restore (cr);
  pango_font_description_free (bold);
  g_object_unref (layout);
}

static void
draw_face (cairo_t *cr, char face, const PangoFontDescription *font)
{
  if (font != NULL)
    fill_face (cr, face, font);
  else
    stroke_face (cr, face);
  if (is_lined (face))
    {
      cairo_move_to (cr, -LINE_REACH, LINE_Y);
      cairo_line_to (cr, LINE_REACH, LINE_Y);
      stroke_round (cr, LINE_STROKE);
    }
}

void
cubes_face_draw (cairo_t *cr, char face, int quarters, const GdkRGBA *ink, const PangoFontDescription *font)
{
  cairo_save (cr);
  cairo_translate (cr, 0, EDGE);
  cairo_rotate (cr, quarters * G_PI_2);
  cairo_set_source_rgba (cr, 1, 1, 1, .75);
  draw_face (cr, face, font);
  cairo_restore (cr);

  cairo_save (cr);
  cairo_rotate (cr, quarters * G_PI_2);
  gdk_cairo_set_source_rgba (cr, ink);
  draw_face (cr, face, font);
  cairo_restore (cr);
}
