/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The drawn alphabet of the house: strokes for capitals, figures and a few signs, which every machine draws alike. The same
 * strokes are ink or pencil; only their width and the hand that writes them differ.
 *
 * A unit is a hundredth of the height of a capital. */

/* The small letter of Qu, the only one that there is. */
#define SALON_HAND_U 'u'

/**
 * SalonHand:
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
} SalonHand;

/* The pencil of a seat; each seat has a hand of its own.
 * @seat: 0 … 7 */
const SalonHand *salon_hand_get (guint seat);

/**
 * salon_hand_append:
 * @letter: A to Z, 0 to 9, %SALON_HAND_U, or another byte of salon_hand_spell()
 *
 * Adds the stroke of @letter to the path of @cr: its middle is at 0 0, and a capital is 100 high.
 */
void salon_hand_append (cairo_t *cr, char letter);

/**
 * salon_hand_spell:
 * @text: any text
 *
 * Spells a text for this alphabet: in capitals, with the marks of letters behind them as bytes that only the functions of
 * this file know.
 *
 * Returns: (transfer full) (nullable): what salon_hand_draw() writes; %NULL if the alphabet lacks a sign of @text
 */
char *salon_hand_spell (const char *text);

/**
 * salon_hand_measure:
 * @word: capitals, or what salon_hand_spell() has made
 *
 * Returns: how long the letters are in this hand, with their strokes, in units
 */
double salon_hand_measure (const SalonHand *hand, const char *word);

/**
 * salon_hand_draw:
 * @word: capitals, or what salon_hand_spell() has made
 * @height: of a capital, in px
 *
 * Writes @word in this hand with what @cr has as its source. Its left end is at x 0, and the middle of its capitals at
 * y 0.
 */
void salon_hand_draw (cairo_t *cr, const SalonHand *hand, const char *word, double height);

G_END_DECLS
