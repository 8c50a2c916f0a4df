/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-table.h"

#include <stdlib.h>
#include <string.h>

#include "words/words-memory.h"

static uint64_t
hash (const char *text, size_t size)
{
  uint64_t value = 0xcbf29ce484222325u;

  for (size_t i = 0; i < size; i++)
    value = (value ^ (unsigned char) text[i]) * 0x100000001b3u;

  return value ^ value >> 32;
}

/* The slot where the string is, or where it would be put. */
static size_t
find_slot (const WordsTable *table, const char *text, size_t size)
{
  size_t slot = hash (text, size) & (table->n_slots - 1);

  for (;; slot = (slot + 1) & (table->n_slots - 1))
    {
      const char *there;

      if (table->slots[slot] == 0)
        return slot;
      there = table->text + table->offsets[table->slots[slot] - 1];
      if (strncmp (there, text, size) == 0 && there[size] == '\0')
        return slot;
    }
}

static void
widen (WordsTable *table)
{
  free (table->slots);
  table->n_slots = table->n_slots == 0 ? 256 : 2 * table->n_slots;
  table->slots = words_resize (NULL, table->n_slots * sizeof *table->slots);
  memset (table->slots, 0, table->n_slots * sizeof *table->slots);
  for (size_t i = 0; i < table->n; i++)
    {
      const char *text = words_table_text (table, i);

      table->slots[find_slot (table, text, strlen (text))] = (uint32_t) i + 1;
    }
}

size_t
words_table_add (WordsTable *table, const char *text, size_t size)
{
  size_t slot;

  if (2 * table->n >= table->n_slots)
    widen (table);
  slot = find_slot (table, text, size);
  if (table->slots[slot] != 0)
    return table->slots[slot] - 1;

  if (table->text_size + size + 1 > table->text_room)
    {
      table->text_room = 2 * (table->text_size + size + 1);
      table->text = words_resize (table->text, table->text_room);
    }
  table->offsets = words_grow (table->offsets, table->n, &table->room, sizeof *table->offsets);
  table->offsets[table->n] = table->text_size;
  memcpy (table->text + table->text_size, text, size);
  table->text[table->text_size + size] = '\0';
  table->text_size += size + 1;
  table->slots[slot] = (uint32_t) ++table->n;

  return table->n - 1;
}

size_t
words_table_find (const WordsTable *table, const char *text, size_t size)
{
  uint32_t found = table->n_slots == 0 ? 0 : table->slots[find_slot (table, text, size)];

  return found == 0 ? WORDS_TABLE_NONE : found - 1;
}

const char *
words_table_text (const WordsTable *table, size_t index)
{
  return table->text + table->offsets[index];
}

void
words_table_clear (WordsTable *table)
{
  free (table->text);
  free (table->offsets);
  free (table->slots);
  *table = (WordsTable) { 0 };
}
