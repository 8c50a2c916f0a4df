/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A grid as text: what people type, read off the cubes of their own box, or send to each other. */

#pragma once

#include <glib.h>

#include "model/cubes/cubes-rival.h"
#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

/* A grid that was read from a text, and how it is to be played. */
typedef struct {
  char faces[CUBES_CELLS + 1]; /* capitals, Q for Qu: as many as there are */
  guint n;                     /* how many letters the text has; more than %CUBES_CELLS are not in @faces */
  gboolean told;               /* the text says how the grid is to be played: what follows */
  CubesCorner corner;          /* where the Bar lies; CUBES_NO_BAR: the Master grid */
  int minutes;                 /* of the time; 0: without a clock; -1: the text does not say so */
  char words[3];               /* the language of the word list; "": the text does not say so */
  CubesRival rival;            /* whose points are to be beaten; also where nothing else is told */
} CubesGridText;

/* Reads @text: either a text that cubes_grid_text_write() has made, or part of one, or letters row by row, in any case and with
 * anything between them. A U behind a Q is that of the same cube.
 *
 * Behind the rows of a grid stand fields, each after a “·”, which are the same in all languages: the corner of the Bar
 * (“SE”), the language (“en”), the time (“3 min”), the points to be beaten (“28”), and last whose they are, to the end of
 * the line. What is no such field says nothing. */
void cubes_grid_text_read (const char *text, CubesGridText *grid);
/* Writes a sentence for somebody else with the 25 letters of @grid and what is told of it, (transfer full). */
char *cubes_grid_text_write (const CubesGridText *grid);

/* Says why the cubes of @edition cannot show the 25 @faces, as a sentence, (transfer full); NULL if they can. */
char *cubes_grid_text_get_fault (guint edition, const char *faces);

G_END_DECLS
