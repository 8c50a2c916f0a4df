/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-hand.h"

G_BEGIN_DECLS

/* The letters of cubes, in ink: strokes of the house's alphabet (salon-hand.h), in which lists are written, too. */

/* The ink that all look at, on a cube at rest, and on one that is in the word. */
extern const GdkRGBA cubes_ink;
extern const GdkRGBA cubes_ink_on;

/* Ink in a row of letters, as on the slip. */
extern const SalonHand cubes_hand_ink;

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

G_END_DECLS
