/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways over the wheel, for who looks at it. */

#pragma once

#include <glib.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

/**
 * wedges_way_find:
 * @steps: 1–6
 * @way: (out): the spaces from @from, which is the first one, to @to
 *
 * Finds the way from @from to @to in exactly @steps steps without turning back. There is never more than one, because the
 * shortest way round in a circle is longer than two rolls.
 *
 * Returns: whether there is one
 */
gboolean wedges_way_find (int from, int steps, int to, uint8_t way[WEDGES_DIE + 1]);

/* Whether that way leads over the hub. */
gboolean wedges_way_is_over_hub (int from, int steps, int to);

/**
 * wedges_way_number:
 * @spaces: (out): the spaces that are reached, in the order of their numbers: the first has number 1
 *
 * First what is reached without the hub, clockwise; then spoke by spoke, clockwise from the one where the token stands.
 *
 * Returns: how many they are
 */
int wedges_way_number (int from, int steps, uint8_t spaces[WEDGES_MAX_REACH]);

/* The angle at which a space lies, in degrees clockwise from the top; 0 for the hub. */
double wedges_way_get_angle (int space);

G_END_DECLS
