/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "questions/questions-distance.h"

#include <string.h>

/* Rows of the table of distances that are kept: an exchange may have letters between the two, but no more than the limit allows. */
#define ROWS (QUESTIONS_MAX_SLIPS + 2)

/* The spellings, and the distances between their beginnings.  Only what lies within the limit of the diagonal is
 * worked out: all else is further away. */
typedef struct {
  const uint32_t *a, *b;
  unsigned limit;
  uint8_t rows[ROWS][QUESTIONS_MAX_LETTERS + 1];
} Table;

static unsigned
get (const Table *table, size_t i, size_t j)
{
  const size_t off = i > j ? i - j : j - i;

  return off > table->limit ? table->limit + 1 : table->rows[i % ROWS][j];
}

static unsigned
smaller (unsigned a, unsigned b)
{
  return a < b ? a : b;
}

/* Gives the distance if the letters @i and @j of the two spellings, from 1, were exchanged with earlier ones. */
static unsigned
exchange (const Table *table, size_t i, size_t j)
{
  unsigned least = table->limit + 1;

  for (size_t k = i - 1; k > 0 && i - k <= table->limit; k--)
    for (size_t l = j - 1; l > 0 && j - l <= table->limit; l--)
      if (table->a[k - 1] == table->b[j - 1] && table->a[i - 1] == table->b[l - 1])
        least = smaller (least, get (table, k - 1, l - 1) + (unsigned) (i - k - 1) + 1 + (unsigned) (j - l - 1));

  return least;
}

static unsigned
cell (const Table *table, size_t i, size_t j)
{
  unsigned least;

  if (i == 0 || j == 0)
    return (unsigned) (i + j);

  least = get (table, i - 1, j - 1) + (table->a[i - 1] != table->b[j - 1]);
  least = smaller (least, get (table, i - 1, j) + 1);
  least = smaller (least, get (table, i, j - 1) + 1);
  return smaller (least, exchange (table, i, j));
}

unsigned
questions_distance (const uint32_t *a, size_t n, const uint32_t *b, size_t m, unsigned limit)
{
  Table table;

  if ((n > m ? n - m : m - n) > limit)
    return limit + 1;

  table.a = a;
  table.b = b;
  table.limit = limit;
  for (size_t i = 0; i <= n; i++)
    {
      const size_t last = smaller ((unsigned) m, (unsigned) (i + limit));
      unsigned least = limit + 1;

      for (size_t j = i > limit ? i - limit : 0; j <= last; j++)
        {
          const unsigned distance = smaller (cell (&table, i, j), limit + 1);

          table.rows[i % ROWS][j] = (uint8_t) distance;
          least = smaller (least, distance);
        }
      if (least > limit)
        return limit + 1;
    }

  return get (&table, n, m);
}
