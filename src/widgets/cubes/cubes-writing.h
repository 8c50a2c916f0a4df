/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The word that somebody is writing, and its way over the cubes. Typing, dragging and clicking make the same word: what
 * is typed goes on from where the pointer was, and the pointer from where the keys were. */

#pragma once

#include "widgets/cubes/cubes-slip-text.h"

G_BEGIN_DECLS

/* Zero it for no word. */
typedef struct {
  char word[CUBES_LETTERS + 1]; /* capitals with QU written out */
  uint8_t path[CUBES_CELLS];    /* of the word, or of its longest beginning that can be traced */
  int n_path;
} CubesWriting;

void cubes_writing_clear (CubesWriting *self);
/* Adds @letter, a capital. A word has at most %CUBES_LETTERS. */
void cubes_writing_add (CubesWriting *self, const CubesSlipGrid *grid, char letter);
/* Takes the last letter back; a Q with its U. */
void cubes_writing_take_back (CubesWriting *self, const CubesSlipGrid *grid);
/* The word becomes what the cubes along @path spell. */
void cubes_writing_follow (CubesWriting *self, const CubesSlipGrid *grid, const uint8_t *path, int n);
/* Judges the word as cubes_slip_judge() does, and looks for a path where the present one is not that of the word. */
char *cubes_writing_judge (CubesWriting *self, const CubesSlipGrid *grid, gboolean on_list, CubesSlipState *state);

G_END_DECLS
