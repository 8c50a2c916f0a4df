/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* What is drawn by hand on paper, and on the wood of the peg board, has these colours. */
typedef enum {
  CUBES_PAINT_PAPER,
  CUBES_PAINT_RULE,   /* the lines of the paper */
  CUBES_PAINT_MARGIN, /* the line down its left side */
  CUBES_PAINT_HEADING,
  CUBES_PAINT_TEXT,
  CUBES_PAINT_PENCIL,
  CUBES_PAINT_STROKE, /* through a word */
  CUBES_PAINT_RIGHT,
  CUBES_PAINT_WRONG,
  CUBES_PAINT_LIT,    /* behind a word */
  CUBES_PAINT_BEFORE, /* behind a word that was written before */
  CUBES_PAINT_MAPLE,  /* the peg board */
  CUBES_PAINT_MAPLE_EDGE,
  CUBES_PAINT_MAPLE_TEXT,
  CUBES_PAINT_HOLE,
  CUBES_N_PAINTS,
} CubesPaint;

/* Returns the colour for the mode in use: in the dark paper and wood are a little darker, in high contrast all is plain. */
const GdkRGBA *cubes_paint (CubesPaint paint);

/* Whether text stands in place of what is written by hand: with large text, and in high contrast. */
gboolean cubes_paint_is_plain (void);

G_END_DECLS
