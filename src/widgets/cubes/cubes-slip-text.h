/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the slip says of the word on it, while it grows: whether it can be traced, and if not, why. Nothing here asks
 * the word list, which stays silent until the time is up. */

#pragma once

#include <glib.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

typedef enum {
  CUBES_SLIP_EMPTY,
  CUBES_SLIP_TRACED,   /* it may be written */
  CUBES_SLIP_ON_LIST,  /* it has been written */
  CUBES_SLIP_SHORT,    /* it can be traced, but has too few letters */
  CUBES_SLIP_UNTRACED, /* it cannot be traced */
} CubesSlipState;

/* Where a word is written. */
typedef struct {
  const char *faces; /* 25 capitals, Q for Qu */
  uint32_t open;     /* the places that the Bar leaves */
  int least;         /* letters of a word that counts */
} CubesSlipGrid;

/* Judges @word, capitals with QU written out, and follows it as far as it can be traced; a Q at its end is taken for the
 * cube Qu. Returns a translated phrase such as “no E beside T” (transfer full), NULL for no word.
 * @on_list: whether the list of the person who writes has the word */
char *cubes_slip_judge (const CubesSlipGrid *grid,
                        const char *word,
                        gboolean on_list,
                        CubesSlipState *state,
                        CubesTrail *trail);

/* What is said aloud of @word, which has letters: “Seeds, needs a second S.”, (transfer full).
 * @phrase: what the slip shows of it
 * @asking: it was not written, and Enter again writes it */
char *cubes_slip_tell (const char *word, const char *phrase, gboolean asking);

G_END_DECLS
