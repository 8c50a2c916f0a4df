/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which words of a grid are looked at when a round is over: those that nobody found, that several lists have, or that one
 * list alone has; of so many letters, familiar ones, over a cube. */

#pragma once

#include "model/cubes/cubes-game.h"

G_BEGIN_DECLS

/* Whose words, other than those that one seat alone has. */
#define CUBES_FOUND_BY_NOBODY  (-1)
#define CUBES_FOUND_BY_SEVERAL (-2)

/* Words of so many letters and more are one group. */
#define CUBES_LONG_WORD 7

typedef struct {
  int whose;         /* a seat, or one of those above */
  int letters;       /* 0: any; CUBES_LONG_WORD: that many and more */
  gboolean familiar; /* only words that most people know */
  int cell;          /* only words over this cube; −1: any */
} CubesFilter;

/* What would be left if one thing were chosen otherwise and the rest stayed. */
typedef struct {
  guint letters[CUBES_LONG_WORD + 1]; /* by CubesFilter.letters; [0]: all */
  guint familiar, all;
} CubesFilterCounts;

/* How many words, and points, lie in a grid, and who found them. */
typedef struct {
  guint words, points;
  guint found_words, found_points; /* by anybody */
  guint several;                   /* words that several lists have */
  guint alone[CUBES_MAX_SEATS];    /* words that only the list of this seat has */
} CubesShares;

gboolean cubes_filter_takes (const CubesFilter *filter, const CubesGridWord *word);
void cubes_filter_count (const CubesFilter *filter, const CubesGridWord *words, guint n, CubesFilterCounts *counts);
void cubes_shares_count (const CubesGridWord *words, guint n, CubesShares *shares);

/* Returns @part of @all in whole hundredths; 100 only if it is all, and 0 only if it is nothing. */
guint cubes_shares_percent (guint part, guint all);

G_END_DECLS
