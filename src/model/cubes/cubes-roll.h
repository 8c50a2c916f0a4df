/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shaking the cubes, by honest chance alone.  A wish for a board is met by shaking CUBES_ROLL_TRIES times and keeping the
 * board that meets it best: no cube is ever chosen or turned, so that every board is one that chance makes. */

#pragma once

#include "model/cubes/cubes-setup.h"
#include "players/cubes/cubes-index.h"

G_BEGIN_DECLS

#define CUBES_ROLL_TRIES 16

/* Shakes the cubes of @edition, with @wish for words of @shortest letters or more among the places @open.  @random is moved
 * on.  Without an @index nobody can tell boards from each other.  Takes some milliseconds. */
void cubes_roll_wished (int edition,
                        CubesWish wish,
                        const CubesIndex *index,
                        guint32 open,
                        int shortest,
                        guint64 *random,
                        char faces[CUBES_CELLS + 1]);

G_END_DECLS
