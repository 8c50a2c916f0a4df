/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The drawn alphabet of Cubes: 27 strokes, A to Z and the small u of Qu, which every machine draws alike.  The same
 * strokes are ink on cubes and pencil on lists; only their width and the hand that writes them differ.
 *
 * A unit is a hundredth of the height of a capital. */

/* The small letter of the face Qu. */
#define CUBES_GLYPH_U 'u'

/* The ink that all look at, on a cube at rest, and on one that is in the word. */
extern const GdkRGBA cubes_ink;
extern const GdkRGBA cubes_ink_on;

/**
 * CubesHand:
 *
 * How somebody writes.
 */
typedef struct {
  double stroke; /* how thick, in units: 19 is ink, 11 is pencil */
  double gap;    /* between the middles of two strokes side by side, in units: 46 in ink, 25 in pencil */
  double slant;  /* in degrees; below 0 the letters lean to the right */
  double width;  /* of a letter; 1 is as wide as it was drawn */
  double wander; /* by how many degrees a letter may be turned. Which way, its word and its place there decide, so that
                  * a word always looks the same in this hand. Height and width of a letter change a little with it. */
} CubesHand;

/* Ink in a row of letters, as on the slip. */
extern const CubesHand cubes_hand_ink;

/**
 * cubes_glyph_append:
 * @letter: A to Z or %CUBES_GLYPH_U
 *
 * Adds the stroke of @letter to the path of @cr: its middle is at 0 0, and a capital is 100 high.
 */
void cubes_glyph_append (cairo_t *cr, char letter);

/**
 * cubes_face_draw:
 * @face: A to Z, where Q is Qu
 * @quarters: how many quarters the face lies turned clockwise
 * @font: (nullable): the letters are in bold of this font instead of drawn
 *
 * Draws in @ink what a cube shows. The cube's middle is at 0 0, and the cube is 100 wide and high. M, W and Z have
 * their line, and every stroke has a white edge below, whichever way the face lies.
 */
void cubes_face_draw (cairo_t *cr, char face, int quarters, const GdkRGBA *ink, const PangoFontDescription *font);

/**
 * cubes_word_measure:
 * @word: capitals, with QU written out
 *
 * Returns: how long the letters are in this hand, with their strokes, in units
 */
double cubes_word_measure (const CubesHand *hand, const char *word);

/**
 * cubes_word_draw:
 * @word: capitals, with QU written out
 * @height: of a capital, in px
 *
 * Writes @word in this hand with what @cr has as its source. Its left end is at x 0, and the middle of its capitals at
 * y 0.
 */
void cubes_word_draw (cairo_t *cr, const CubesHand *hand, const char *word, double height);

G_END_DECLS
