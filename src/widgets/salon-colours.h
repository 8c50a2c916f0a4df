/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define SALON_N_COLOURS 8

/**
 * salon_colour_get:
 * @index: 0 … %SALON_N_COLOURS - 1; larger numbers begin again at 0
 *
 * The colour of a seat's cards in the look in use. It is good until the look changes. In the
 * looks of the house white text on any of them has a contrast of at least 4.5:1, and any two can be told apart
 * with each of the three kinds of colour blindness. Wherever it stands for a seat, the seat's
 * emblem stands beside it or on it.
 */
const GdkRGBA *salon_colour_get (unsigned index);

/**
 * salon_colour_get_on_dark:
 *
 * The same colour for a small emblem or a line on dark ground.
 */
const GdkRGBA *salon_colour_get_on_dark (unsigned index);

/**
 * salon_colour_get_emblem:
 *
 * Returns: the id of the shape that goes with the colour, in the sheets "emblems" and "back-emblems" of
 *   salon_art_glyph_prepare()
 */
const char *salon_colour_get_emblem (unsigned index);

/**
 * salon_colour_get_name:
 *
 * @index: as for salon_colour_get()
 *
 * Returns: the translated name of a seat's colour, such as “green”
 */
const char *salon_colour_get_name (unsigned index);

/**
 * salon_colour_get_id:
 *
 * @index: as for salon_colour_get()
 *
 * Returns: a name of the colour for settings and CSS classes, which never changes and is
 *   never translated
 */
const char *salon_colour_get_id (unsigned index);

G_END_DECLS
