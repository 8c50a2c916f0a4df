/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A grid as text: what people type, read off the cubes of their own box, or send to each other. */

#pragma once

#include <glib.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

/* A grid that was read from a text. */
typedef struct {
  char faces[CUBES_CELLS + 1]; /* capitals, Q for Qu: as many as there are */
  guint n;                     /* how many letters the text has; more than %CUBES_CELLS are not in @faces */
  int points;                  /* that somebody has had there, and that are to be beaten; 0: nothing is said of that */
} CubesGridText;

/* Reads @text: either a text that cubes_grid_text_write() has made, or part of one, or letters row by row, in any case and with
 * anything between them. A U behind a Q is that of the same cube. */
void cubes_grid_text_read (const char *text, CubesGridText *grid);
/* Writes a sentence for somebody else that has the 25 @faces in it, (transfer full). @points: to be beaten; 0: none */
char *cubes_grid_text_write (const char *faces, int points);

/* Says why the cubes of @edition cannot show the 25 @faces, as a sentence, (transfer full); NULL if they can. */
char *cubes_grid_text_get_fault (guint edition, const char *faces);

G_END_DECLS
