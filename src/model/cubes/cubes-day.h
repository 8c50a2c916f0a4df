/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grid of the day: an ordinary game of one round of three minutes, whose cubes have fallen the same way for everybody on
 * that day and in that language.  The roll is honest: its chance is the number of the day, and no board is chosen. */

#pragma once

#include "model/cubes/cubes-game.h"
#include "model/salon-days.h"

G_BEGIN_DECLS

/* What #SalonDays calls it. */
#define CUBES_DAY_NAME "cubes"

#define CUBES_DAY_MINUTES 3

/* Sets @faces to the roll of @day, with the cubes that belong to @language, “en” or “fr”. */
void cubes_day_roll (SalonDay day, const char *language, char faces[CUBES_CELLS + 1]);
/* Writes the record of a game of @day, (transfer full), for the seats, the language and the habits that are given. What the
 * grid of the day decides, and title and date, are set in @header. */
char *cubes_day_write_record (SalonDay day, CubesHeader *header, const CubesHabits *habits);

/* What somebody had of the words of a grid. */
typedef struct {
  int points, all_points;
  guint words, all_words;
} CubesDayResult;

/* Tells whether @game is a grid of the day, and of which. Not before its lists lie open. */
gboolean cubes_day_find (CubesGame *game, SalonDay *day);
/* The result of the person with the most points, if @game is over and the words of its grid are known. */
gboolean cubes_day_get_result (CubesGame *game, CubesDayResult *result);

/* Writes, (transfer full), and reads what #SalonDays keeps. */
char *cubes_day_write (const CubesDayResult *result);
gboolean cubes_day_read (const char *text, CubesDayResult *result);

G_END_DECLS
