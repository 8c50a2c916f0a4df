/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-cairo.h"

#include <glib.h>

void
salon_cairo_box (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
salon_cairo_fill (cairo_t *cr, cairo_pattern_t *pattern)
{
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

void
salon_cairo_add_stop (cairo_pattern_t *pattern, double offset, unsigned hex)
{
  cairo_pattern_add_color_stop_rgb (pattern, offset, (hex >> 16 & 0xff) / 255., (hex >> 8 & 0xff) / 255.,
                                    (hex & 0xff) / 255.);
}
