/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grid of cubes: its places, what the Bar covers, and how a word is traced (cubes-rules.md 1.3, 1.4, 2.5, 2.6).
 *
 * Places count from 0 row by row from the top left: a1 is 0, e1 is 4, e5 is 24.  A set of places is a mask with a bit
 * for each. */

#pragma once

#include <stdint.h>

#define CUBES_SIDE  5
#define CUBES_CELLS (CUBES_SIDE * CUBES_SIDE)

/* All places, and the longest word that is written: 25 cubes, one of them Qu. */
#define CUBES_ALL_CELLS ((UINT32_C (1) << CUBES_CELLS) - 1)
#define CUBES_LETTERS   (CUBES_CELLS + 1)

/* The corner where the row and the column of the Bar meet. */
typedef enum {
  CUBES_NW,
  CUBES_NE,
  CUBES_SW,
  CUBES_SE,
  CUBES_NO_BAR,
} CubesCorner;

/* How records name the corners. */
extern const char *const cubes_corner_names[CUBES_NO_BAR];

/* Gives the places that the Bar at @corner leaves: 16, or all 25 for CUBES_NO_BAR. */
uint32_t cubes_open_cells (CubesCorner corner);

/* Gives the places that touch @cell sideways, up and down or diagonally. */
uint32_t cubes_neighbours (int cell);

/* Looks for @word, capitals with QU written out, among the places @open of the grid whose cubes show @faces, 25
 * capitals with Q for Qu (rules 2.5 and 2.6).  Returns the number of cubes of a path, whose places become @path in the
 * order of the word; 0 when the word cannot be traced.  Of several paths it is always the same one. */
int cubes_trace (const char *faces, uint32_t open, const char *word, uint8_t path[CUBES_CELLS]);

/* Why letters cannot be traced further than they can. */
typedef enum {
  CUBES_TRACED,      /* they can, to their end */
  CUBES_NO_FACE,     /* no open cube shows the next face */
  CUBES_Q_WITHOUT_U, /* one does, it is Qu, and the letters have a Q without U there */
  CUBES_FEW_FACES,   /* some do, but the letters need more of them */
  CUBES_NOT_BESIDE,  /* none lies beside a cube with the face before */
  CUBES_NOT_REACHED, /* some do, but no path of the letters before leads to one that it has not used */
} CubesObstacle;

/* How far letters can be traced. */
typedef struct {
  uint8_t obstacle;          /* CubesObstacle */
  uint8_t letters;           /* of the longest beginning that can be traced */
  uint8_t cubes;             /* of it */
  uint8_t path[CUBES_CELLS]; /* of it; the places behind its cubes are 0 */
  char before;               /* its last face, NUL when it is empty */
  char face;                 /* that comes next and fails, Q for Qu; NUL for CUBES_TRACED */
  uint8_t needed;            /* how many cubes with that face the letters need, up to this one */
} CubesTrail;

/* Finds how far @letters, any text, can be traced as cubes_trace() does, and why no further.  It is meant for letters that
 * somebody is typing, so its time is bounded whatever they are, to some milliseconds.  On a made-up grid of one or two letters that
 * may be too short: then the beginning is one that can be traced, but perhaps not the longest one. */
void cubes_follow (const char *faces, uint32_t open, const char *letters, CubesTrail *trail);

/* Tells how the face at @cell lies when the cubes show @faces: 0, 1, 2 or 3 quarter turns clockwise (rule 1.2).  This
 * follows from the two alone: the turn of place n is the two highest bits of output n of splitmix64, whose seed is
 * FNV-1a with 64 bits over the 25 letters. */
int cubes_quarter_turns (const char *faces, int cell);
