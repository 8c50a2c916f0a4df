/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define SALON_N_COLOURS 6

/**
 * salon_colour_get:
 * @index: 0 … %SALON_N_COLOURS - 1; larger ones wrap
 *
 * The colour of a seat's cards. White text on any of them has a contrast of at
 * least 4.5:1, and any two can be told apart with each of the three kinds of
 * colour blindness.
 */
const GdkRGBA *salon_colour_get (unsigned index);

/**
 * salon_colour_get_name:
 *
 * The translated name of a seat's colour, such as “green”.
 */
const char *salon_colour_get_name (unsigned index);

/**
 * salon_colour_get_id:
 *
 * A name that never changes and is never translated, for settings and CSS
 * classes.
 */
const char *salon_colour_get_id (unsigned index);

G_END_DECLS
