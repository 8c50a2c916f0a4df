/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/words-source.h"
#include "words/words-table.h"

/* How often words stand in a large text, from the language model of an on-screen keyboard (the
 * format of Onboard): sections headed by a backslash, of which the one of
 * single words is read, a line for each: “COUNT WORD”. For the builder. */
typedef struct {
  WordsTable words; /* as they are written, capitals and all */
  uint32_t *counts;
  size_t room;
} WordsCounts;

/* Reads a model into @counts, which is empty (all zeros) or read before: then the counts add up.
 * The caller closes the @source. False with its error filled. */
bool words_counts_read (WordsCounts *counts, WordsSource *source);

/* How often the word of @size bytes was counted; 0 when it is not there. */
uint32_t words_counts_of (const WordsCounts *counts, const char *text, size_t size);

/* Frees what the counts hold and empties them. */
void words_counts_clear (WordsCounts *counts);
