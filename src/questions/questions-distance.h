/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many slips one spelling is away from another. */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* The greatest limit, and the most letters of a spelling. */
#define QUESTIONS_MAX_SLIPS   3
#define QUESTIONS_MAX_LETTERS 2048

/* Gives the Damerau–Levenshtein distance between the @n letters at @a and the @m letters at @b: the fewest letters to be
 * put in, left out, changed, or exchanged with a neighbour, letters between them included.  What is more than @limit, which is at most QUESTIONS_MAX_SLIPS, is
 * given as @limit + 1. */
unsigned questions_distance (const uint32_t *a, size_t n, const uint32_t *b, size_t m, unsigned limit);
