/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-glyphs.h"

#include <math.h>
#include <pango/pangocairo.h>

#define SMALL_U  26
#define N_GLYPHS 27

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

typedef struct {
  double width; /* in units, from the middle of one outer stroke to that of the other */
  const char *path;
} Glyph;

/* M, L, C and Z as in SVG, all absolute; the middle is at 0 0. */
static const Glyph glyphs[N_GLYPHS] = {
  ['A' - 'A'] = { 86, "M -43 50 L -5 -46 C -1.7 -51.3 1.7 -51.3 5 -46 L 43 50 M -26 14 L 26 14" },
  ['B'
    - 'A'] = { 68,
               "M -34 -50 L -34 50 M -34 -50 L 4 -50 C 15.4 -47.7 23.6 -37.6 23.6 -26 C 23.6 -14.4 15.4 -4.3 4 -2 L -34 -2 M 4 -2 L 6 -2 C 20.4 -2 32 9.6 32 24 C 32 38.4 20.4 50 6 50 L -34 50" },
  ['C' - 'A'] = { 78,
                  "M 39 -29 C 31 -43 20 -50 6 -50 C -21 -50 -39 -30 -39 0 C -39 30 -21 50 6 50 C 20 50 31 43 39 29" },
  ['D' - 'A'] = { 78, "M -39 -50 L -39 50 L -9 50 C 21 50 39 30 39 0 C 39 -30 21 -50 -9 -50 Z" },
  ['E' - 'A'] = { 60, "M 30 -50 L -30 -50 L -30 50 L 30 50 M -30 -2 L 20 -2" },
  ['F' - 'A'] = { 58, "M 29 -50 L -29 -50 L -29 50 M -29 0 L 19 0" },
  ['G'
    - 'A'] = { 82,
               "M 39 -28 C 31 -43 20 -50 6 -50 C -23 -50 -41 -30 -41 0 C -41 30 -23 50 6 50 C 23 50 35 43 41 32 L 41 4 L 9 4" },
  ['H' - 'A'] = { 72, "M -36 -50 L -36 50 M 36 -50 L 36 50 M -36 -2 L 36 -2" },
  ['I' - 'A'] = { 0, "M 0 -50 L 0 50" },
  ['J' - 'A'] = { 48, "M 24 -50 L 24 18 C 24 40 14 50 0 50 C -14 50 -22 41 -24 28" },
  ['K' - 'A'] = { 70, "M -35 -50 L -35 50 M 31 -50 L -33 12 M -11 -8 L 35 50" },
  ['L' - 'A'] = { 56, "M -28 -50 L -28 50 L 28 50" },
  ['M' - 'A'] = { 92, "M -46 50 L -46 -50 L 0 16 L 46 -50 L 46 50" },
  ['N' - 'A'] = { 74, "M -37 50 L -37 -50 L 37 50 L 37 -50" },
  ['O'
    - 'A'] = { 88,
               "M 0 -50 C 27.3 -50 44 -30 44 0 C 44 30 27.3 50 0 50 C -27.3 50 -44 30 -44 0 C -44 -30 -27.3 -50 0 -50 Z" },
  ['P' - 'A'] = { 64, "M -32 50 L -32 -50 L 5 -50 C 20.2 -50 32.5 -37.7 32.5 -22.5 C 32.5 -7.3 20.2 5 5 5 L -32 5" },
  ['Q'
    - 'A'] = { 88,
               "M 0 -50 C 27.3 -50 44 -30 44 0 C 44 30 27.3 50 0 50 C -27.3 50 -44 30 -44 0 C -44 -30 -27.3 -50 0 -50 Z M 8 22 L 42 56" },
  ['R'
    - 'A'] = { 70,
               "M -35 50 L -35 -50 L 2 -50 C 16.6 -50 28.5 -38.1 28.5 -23.5 C 28.5 -8.9 16.6 3 2 3 L -35 3 M 3 3 L 35 50" },
  ['S'
    - 'A'] = { 68,
               "M 31 -32 C 25 -44 15 -50 1 -50 C -20 -50 -31 -40 -31 -25 C -31 -9 -18 -5.5 1 -1 C 21 3.5 34 8 34 25 C 34 41 21 50 1 50 C -17 50 -28 43 -34 30" },
  ['T' - 'A'] = { 76, "M -38 -50 L 38 -50 M 0 -50 L 0 50" },
  ['U' - 'A'] = { 72, "M -36 -50 L -36 10 C -36 36 -22 50 0 50 C 22 50 36 36 36 10 L 36 -50" },
  ['V' - 'A'] = { 80, "M -40 -50 L 0 50 L 40 -50" },
  ['W' - 'A'] = { 116, "M -58 -50 L -29 50 L 0 -38 L 29 50 L 58 -50" },
  ['X' - 'A'] = { 74, "M -37 -50 L 37 50 M 37 -50 L -37 50" },
  ['Y' - 'A'] = { 76, "M -38 -50 L 0 2 L 38 -50 M 0 2 L 0 50" },
  ['Z' - 'A'] = { 70, "M -33 -50 L 33 -50 L -35 50 L 35 50" },
  [SMALL_U] = { 46, "M -23 -16 L -23 24 C -23 42 -14 50 0 50 C 14 50 23 41 23 26 M 23 -16 L 23 50" },
};

const GdkRGBA cubes_ink = { 0x1d / 255.f, 0x27 / 255.f, 0x47 / 255.f, 1.f };
const GdkRGBA cubes_ink_on = { 0x3a / 255.f, 0x25 / 255.f, 0x00 / 255.f, 1.f };

const CubesHand cubes_hand_ink = { .stroke = 18, .gap = 46, .width = 1 };

/* M, W and Z can be read the other way round. */
static gboolean
is_lined (char face)
{
  return face == 'M' || face == 'W' || face == 'Z';
}

static const Glyph *
find (char letter)
{
  return &glyphs[letter == CUBES_GLYPH_U ? SMALL_U : letter - 'A'];
}

static void
read_numbers (const char **text, double *numbers, int n)
{
  for (int i = 0; i < n; i++)
    numbers[i] = g_ascii_strtod (*text, (char **) text);
}

void
cubes_glyph_append (cairo_t *cr, char letter)
{
  double n[6];

  for (const char *at = find (letter)->path; *at != '\0';)
    switch (*at++)
      {
      case 'M':
        read_numbers (&at, n, 2);
        cairo_move_to (cr, n[0], n[1]);
        break;
      case 'L':
        read_numbers (&at, n, 2);
        cairo_line_to (cr, n[0], n[1]);
        break;
      case 'C':
        read_numbers (&at, n, 6);
        cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
        break;
      case 'Z':
        cairo_close_path (cr);
        break;
      default: /* a space */
        break;
      }
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
  cubes_glyph_append (cr, letter);
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
      stroke_letter (cr, CUBES_GLYPH_U, PAIR_U, 0, PAIR_SCALE);
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

double
cubes_word_measure (const CubesHand *hand, const char *word)
{
  double length = 0;

  for (const char *at = word; *at != '\0'; at++)
    length += find (*at)->width * hand->width + hand->gap;
  return length > 0 ? length - hand->gap + hand->stroke : 0;
}

/* A number from -1 to 1 that belongs to this letter of this word. */
static double
wander (const char *word, int letter, int what)
{
  guint32 hash = 2166136261u;

  for (const char *at = word; *at != '\0'; at++)
    hash = (hash ^ (guint32) *at) * 16777619u;
  hash = (hash ^ (guint32) (letter * 4 + what)) * 16777619u;
  hash ^= hash >> 15;
  hash *= 0x2c1b3c6du;
  hash ^= hash >> 13;
  return hash / 2147483648. - 1;
}

void
cubes_word_draw (cairo_t *cr, const CubesHand *hand, const char *word, double height)
{
  double x = hand->stroke / 2;

  cairo_save (cr);
  cairo_scale (cr, height / 100, height / 100);
  for (int i = 0; word[i] != '\0'; i++)
    {
      const double width = find (word[i])->width * hand->width;
      cairo_matrix_t slant;

      cairo_matrix_init (&slant, 1, 0, tan (hand->slant * G_PI / 180), 1, 0, 0);
      cairo_save (cr);
      cairo_translate (cr, x + width / 2, wander (word, i, 0) * hand->wander);
      cairo_transform (cr, &slant);
      cairo_rotate (cr, wander (word, i, 1) * hand->wander * G_PI / 180);
      cairo_scale (cr, hand->width * (1 + wander (word, i, 2) * hand->wander / 60),
                   1 + wander (word, i, 3) * hand->wander / 60);
      cubes_glyph_append (cr, word[i]);
      cairo_restore (cr);
      stroke_round (cr, hand->stroke);
      x += width + hand->gap;
    }
  cairo_restore (cr);
}
