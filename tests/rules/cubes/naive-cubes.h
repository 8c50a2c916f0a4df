/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Cubes once more, written from the text of the specification and slow on purpose: lists are searched from
 * end to end, words are traced from every cube by trying everything, and a roll is judged by Hall's theorem.  Tests compare
 * it with the program. */

#pragma once

#include "rules/cubes/cubes-apply.h"

/* Words of a list. */
#define NAIVE_WORDS 150

typedef struct {
  char letters[CUBES_LETTERS + 1];
  char verdict; /* 0: not read, s short, g grid, w word, x shared, + scored */
  bool challenged;
} NaiveWord;

typedef struct {
  const CubesSetup *setup;
  bool (*is_word) (const char *word);
  bool bar_lies, shaken, writing, between; /* between two rounds, or after the last one */
  int corner;
  char faces[CUBES_CELLS + 1];
  int rounds, shaker;
  int total[CUBES_MAX_SEATS];
  int n[CUBES_MAX_SEATS], second[CUBES_MAX_SEATS];
  NaiveWord word[CUBES_MAX_SEATS][NAIVE_WORDS];
} Naive;

void naive_begin (Naive *naive, const CubesSetup *setup, bool (*is_word) (const char *word));

/* Whether the rules allow @move; @roll_is_legal says so of the faces of a `shake`. */
bool naive_allows (const Naive *naive, const CubesMove *move, bool roll_is_legal);

/* Makes a move that is allowed. */
void naive_make (Naive *naive, const CubesMove *move);

bool naive_is_over (const Naive *naive);

/* Whether the cubes of @edition can show @faces. */
bool naive_can_show (int edition, const char *faces);
