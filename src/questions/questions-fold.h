/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A character as it counts in a comparison of answers: a small letter without its marks. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The most letters that one character stands for: œ for two. */
#define QUESTIONS_FOLD_MAX 2

typedef enum {
  QUESTIONS_IS_LETTER, /* or a figure */
  QUESTIONS_IS_APOSTROPHE,
  QUESTIONS_IS_SIGN,    /* a space, a hyphen, anything else between words */
  QUESTIONS_IS_NOTHING, /* a mark that is combined with a letter, or what is not seen at all */
} QuestionsSort;

/* Tells what sort of character @c is.  Of a letter or a figure, it gives the @n @letters that it stands for. */
QuestionsSort questions_fold (uint32_t c, uint32_t letters[QUESTIONS_FOLD_MAX], size_t *n);
