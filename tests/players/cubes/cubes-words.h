/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests and the benchmark of the solver share. */

#pragma once

#include "players/cubes/cubes-solver.h"

/* A plain list of words, one a line, that Debian has in the package wamerican-large. */
#define CUBES_DEBIAN_LIST "/usr/share/dict/american-english-large"

/* Words in capitals. */
typedef struct {
  char (*words)[CUBES_LETTERS + 1];
  size_t n;
} CubesTestWords;

/* Reads the words of 3 to 25 letters a–z of the file @path.  Returns false if it cannot be opened. */
bool cubes_test_words_read (CubesTestWords *words, const char *path);

/* Frees what @words has. */
void cubes_test_words_clear (CubesTestWords *words);

/* Makes an index of @words. */
CubesIndex *cubes_test_index (const CubesTestWords *words);

/* Writes the next number of a fixed series of random numbers, below @n. */
unsigned cubes_test_random (uint64_t *seed, unsigned n);

/* Writes roll number @number of the 25 cubes of 1997. */
void cubes_test_roll (uint64_t number, char faces[CUBES_CELLS]);
