/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes and shades of the artwork that is drawn by hand. */

#pragma once

#include <cairo.h>

/* Begins a path of its own: a box whose corners have @radius. */
void salon_cairo_box (cairo_t *cr, double x, double y, double width, double height, double radius);
/* Fills the path with @pattern (transfer full). */
void salon_cairo_fill (cairo_t *cr, cairo_pattern_t *pattern);
/* Adds to @pattern the colour @hex, 0xrrggbb, at @offset. */
void salon_cairo_add_stop (cairo_pattern_t *pattern, double offset, unsigned hex);
