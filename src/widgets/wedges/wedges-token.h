/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_TOKEN (wedges_token_get_type ())
G_DECLARE_FINAL_TYPE (WedgesToken, wedges_token, WEDGES, TOKEN, GtkWidget)

/**
 * WedgesToken:
 *
 * A token as it is seen on a plate: a fluted tin in the colour of the seat, with the wedges that the seat has. Its six
 * places lie as the six headquarters do. Where a wedge is missing there is its picture in grey, if the tin is large enough.
 * Assistive technologies are told which wedges there are.
 *
 * The shadow lies outside of it, by a tenth of its size.
 */

/* @size: diameter in px */
GtkWidget *wedges_token_new (int size);
void wedges_token_set_size (WedgesToken *self, int size);
/* @colour: of the seat, for salon_colour_get() */
void wedges_token_set_colour (WedgesToken *self, unsigned colour);

/**
 * wedges_token_set_wedges:
 * @wedges: a set of categories, a bit for each
 * @moving: whether a wedge that is new is seen snapping in, with a ring of light. Where animations are switched off, or the
 *   token is not mapped, it is not.
 */
void wedges_token_set_wedges (WedgesToken *self, unsigned wedges, gboolean moving);

/* Returns: (transfer full): which wedges there are: “Geography, History”, or “no wedge yet” */
char *wedges_token_get_text (unsigned wedges);

G_END_DECLS
