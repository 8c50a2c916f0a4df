/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

/* Memory for making lists: realloc() that ends the program when there is none. Only the builder
 * uses it; whoever reads a list must not. */
static inline void *
words_resize (void *old, size_t size)
{
  void *memory = realloc (old, size > 0 ? size : 1);

  if (memory == NULL)
    {
      fputs ("out of memory\n", stderr);
      abort ();
    }

  return memory;
}

/* Makes room for one more in a growing array: @items with room for @room of
 * @size bytes each, of which @n are used. */
static inline void *
words_grow (void *items, size_t n, size_t *room, size_t size)
{
  if (n < *room)
    return items;
  *room = 2 * n + 64;

  return words_resize (items, *room * size);
}
