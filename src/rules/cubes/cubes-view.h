/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat may know of a game. */

#pragma once

#include "rules/cubes/cubes-state.h"

/* The seat of an onlooker. */
#define CUBES_ONLOOKER (-1)

/* A game as one seat sees it, a value like the state.  Widgets and computer players get views, never a state.
 *
 * @seen is the state, with one difference.  While lists are written, nobody sees those of the others (rule 2.4): of
 * them only the number of words is told, @n, and everything else is 0.  An onlooker sees no list at all then.  Once
 * the time is up, all lists lie open with their verdicts, for everybody. */
typedef struct {
  CubesState seen;
  int32_t seat; /* from 0, or CUBES_ONLOOKER */
} CubesView;

_Static_assert(sizeof (CubesView) == sizeof (CubesState) + 4, "no padding, or memcmp would compare it");

/* Makes @view what @seat, or CUBES_ONLOOKER, may know of @state. */
void cubes_view (const CubesState *state, int seat, CubesView *view);
