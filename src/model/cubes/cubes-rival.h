/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points that somebody else has had on the same grid, and that are to be beaten. They are a comment of the record, which no
 * rule reads: “# to beat 28 Nora”, or “# to beat 28” where nobody says whose they are. */

#pragma once

#include <glib.h>

#include "rules/salon-record.h"

G_BEGIN_DECLS

/* No round brings more points than this; more are not believed. */
#define CUBES_RIVAL_MOST 99999

typedef struct {
  int points;                 /* 0: there are none to beat */
  char name[SALON_NAME_SIZE]; /* whose they are; "": nobody says so */
} CubesRival;

/* Bytes of the longest comment with its LF and a NUL. */
#define CUBES_RIVAL_SIZE (sizeof "# to beat 99999 \n" + SALON_NAME_SIZE)

/* Sets the name of @rival to the @length bytes at @name, if a seat could be called that; else nobody says whose the points
 * are. */
void cubes_rival_set_name (CubesRival *rival, const char *name, gsize length);

/* Takes the comment of @length bytes, without LF; FALSE: it is another one, and @rival stays as it was. */
gboolean cubes_rival_read (CubesRival *rival, const char *line, gsize length);
/* Writes the comment with its LF, (transfer full); "" if nobody’s points are to be beaten. */
char *cubes_rival_write (const CubesRival *rival);

/* Says what is to be beaten, as a heading: “Nora’s 28 to beat”, (transfer full). */
char *cubes_rival_describe (const CubesRival *rival);
/* Says in a sentence what came of it when @name has had @points, (transfer full). */
char *cubes_rival_judge (const CubesRival *rival, const char *name, int points);

G_END_DECLS
