/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Different strings, numbered in the order they came in. For the builder. */
typedef struct {
  char *text; /* all strings, each with its NUL */
  size_t text_size, text_room;
  size_t *offsets; /* of each string in the text */
  size_t n, room;
  uint32_t *slots; /* open hashing: number + 1, or 0 */
  size_t n_slots;  /* a power of two, or 0 */
} WordsTable;

#define WORDS_TABLE_NONE SIZE_MAX

/* The number of the string @text (@size bytes without NUL), which is added
 * when it is new. An empty table is all zeros. */
size_t words_table_add (WordsTable *table, const char *text, size_t size);

/* The number of the string, or WORDS_TABLE_NONE. */
size_t words_table_find (const WordsTable *table, const char *text, size_t size);

/* String @index. The pointer lives until the next one is added. */
const char *words_table_text (const WordsTable *table, size_t index);

/* Frees what the table holds and empties it. */
void words_table_clear (WordsTable *table);
