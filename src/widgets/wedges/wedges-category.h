/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a category looks like and is called. Wherever its colour is seen, its picture stands beside it or on it.
 *
 * A category here is a #WedgesCategory, or WEDGES_CATEGORIES for what a space to roll again has. */

#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

/* The colour of the category, the same in every mode. */
const GdkRGBA *wedges_category_get_colour (int category);
/* The colour of pictures, text and lines on that. */
const GdkRGBA *wedges_category_get_ink (int category);
/* Returns: the translated name: “Art & Literature”, “Roll again” */
const char *wedges_category_get_name (int category);

/* Gives the category that lies at @place of the wheel, 0–5: clockwise from the top. A token's wedges lie so, too. */
int wedges_category_at (int place);
/* Gives the place of @category, which is also the number of its spoke: the reverse of wedges_category_at(). */
int wedges_category_get_place (int category);

/**
 * wedges_category_draw:
 *
 * Draws the picture of @category in @ink, alone: a globe, notes, a temple, a nib, a flask, a ninepin, a die. Its middle is
 * at 0 0, and it is some 40 high and wide.
 */
void wedges_category_draw (cairo_t *cr, int category, const GdkRGBA *ink);

#define WEDGES_TYPE_SIGN (wedges_sign_get_type ())
G_DECLARE_FINAL_TYPE (WedgesSign, wedges_sign, WEDGES, SIGN, GtkWidget)

/**
 * WedgesSign:
 *
 * The picture of a category, on a small tile in its colour or, bare, in its ink alone, which is for a ground in its
 * colour. It is presentation only: the name stands beside it.
 */

/* @size: px of the square */
GtkWidget *wedges_sign_new (int category, int size);
void wedges_sign_set_category (WedgesSign *self, int category);
void wedges_sign_set_size (WedgesSign *self, int size);
void wedges_sign_set_bare (WedgesSign *self, gboolean bare);

G_END_DECLS
