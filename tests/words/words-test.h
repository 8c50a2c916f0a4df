/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "words/words-list.h"

/* A text that grows. */
typedef struct {
  char bytes[32768];
  size_t n;
} Text;

/* Appends to it; ends the program if there is no room. */
void text_add (Text *text, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Calls every reading function for every word of an open list, and aborts if a result contradicts
 * its documentation. For untrusted lists, too. */
void exercise_list (const WordsList *list);

/* A pack of about thirty words with every feature: several spellings,
 * variants, inflected forms, refusals, words of 1 to 26 letters. */
uint8_t *small_list (size_t *size);
