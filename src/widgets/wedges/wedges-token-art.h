/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a token and a wedge are drawn. The middle is at 0 0. */

#pragma once

#include <gdk/gdk.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

/* How far a token reaches from its middle with its shadow and the gold ring, in radii. */
#define WEDGES_TOKEN_REACH 1.36

typedef struct {
  unsigned colour;  /* of the seat, for salon_colour_get() */
  unsigned wedges;  /* a set of categories */
  double radius;    /* px */
  gboolean in_turn; /* with a gold ring */
  gboolean lifted;  /* its shadow lies elsewhere, and is not drawn */
} WedgesTokenLook;

void wedges_token_draw (cairo_t *cr, const WedgesTokenLook *look);
/* The shadow of a token that is in the air. */
void wedges_token_draw_shadow (cairo_t *cr, double radius);

/* Draws a wedge alone, with its picture, as it lies at the top of a token of @radius px. */
void wedges_wedge_draw (cairo_t *cr, int category, double radius);

G_END_DECLS
