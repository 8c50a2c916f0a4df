/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up of a game of Cubes: the lines of its record, and the habits of the people who play it.
 *
 * Habits are comments of set-up and record, which no rule reads: “# way paper”, “# check on”, “# wish rich”.  A habit that
 * has no comment is the first of its kind; of several comments the last one counts, and one that is not known is only a
 * comment. */

#pragma once

#include "model/salon-game-kind.h"
#include "rules/cubes/cubes-record.h"

G_BEGIN_DECLS

/* How people write. */
typedef enum {
  CUBES_WAY_CURTAIN, /* one after the other, each for their own time, unseen by the others */
  CUBES_WAY_PAPER,   /* on paper, all at the same time; then each types their list, without a clock */
  CUBES_N_WAYS,
} CubesWay;

/* Which boards people wish for.  A wish is met by shaking several times: see cubes-roll.h. */
typedef enum {
  CUBES_WISH_NONE,
  CUBES_WISH_RICH, /* many words */
  CUBES_WISH_EASY, /* many words that everybody knows */
  CUBES_N_WISHES,
} CubesWish;

typedef struct {
  CubesWay way;
  CubesWish wish;
  gboolean check; /* whoever writes a word is told at once whether the word list has it */
} CubesHabits;

/* Reads the lines of a set-up, but ignores date and title.  @header and @habits may be used only if they are good. */
SalonSetupState cubes_setup_read (const char *setup, gsize length, CubesHeader *header, CubesHabits *habits);
/* Writes @header, without date and title, and @habits as lines of a set-up, (transfer full). */
char *cubes_setup_write (const CubesHeader *header, const CubesHabits *habits);

/* Changes @habits if the line from @line to @end is one of the comments. */
void cubes_habits_read (CubesHabits *habits, const char *line, const char *end);
/* Writes the comments as lines, (transfer full). */
char *cubes_habits_write (const CubesHabits *habits);

G_END_DECLS
