/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SALON_TYPE_HOME_PIECE (salon_home_piece_get_type ())
G_DECLARE_FINAL_TYPE (SalonHomePiece, salon_home_piece, SALON, HOME_PIECE, GtkWidget)

/**
 * SalonHomePiece:
 *
 * One piece of the house's artwork as a widget, in the colour of the text around it where the
 * piece takes a colour. It is decoration, so screen readers skip it.
 *
 * Properties: piece (for salon_art_tile_prepare()), width and height (px), grows (it is larger on a page with the class
 * "large").
 */

G_END_DECLS
