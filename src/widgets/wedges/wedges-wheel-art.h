/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the wheel is drawn, in units around its middle. */

#pragma once

#include <gdk/gdk.h>

#include "rules/wedges/wedges-board.h"
#include "widgets/salon-theme.h"

G_BEGIN_DECLS

/* Draws the whole wheel with its shadow. @dim: a third less bright, so that what is lit stands out */
void wedges_wheel_draw (cairo_t *cr, SalonThemeMode mode, gboolean dim);

/* How a space is lit that lies in a dim wheel. */
typedef enum {
  WEDGES_LIT_PLAIN,   /* bright, no more */
  WEDGES_LIT_REACHED, /* it can be chosen: a white-gold edge */
  WEDGES_LIT_POINTED, /* pointer or focus is there: it glows */
} WedgesLit;

/* How far a lit space reaches out of its outline with its glow, in units. */
#define WEDGES_LIT_REACH 22

void wedges_wheel_draw_lit (cairo_t *cr, SalonThemeMode mode, int space, WedgesLit lit);
/* The ring of the space that has the focus. */
void wedges_wheel_draw_focus (cairo_t *cr, int space);
/* The disc of a number, of @radius units around 0 0, without the number. */
void wedges_wheel_draw_disc (cairo_t *cr, double radius, gboolean pointed);
/* The mark of a wedge to win, around 0 0. */
void wedges_wheel_draw_mark (cairo_t *cr, int category);
/* A step of the way to where the pointer is, around 0 0. */
void wedges_wheel_draw_dot (cairo_t *cr);
/* The light of an open fan; @fan: 0–5, clockwise from right of the top. */
void wedges_wheel_draw_fan_light (cairo_t *cr, int fan);

G_END_DECLS
