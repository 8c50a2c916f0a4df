/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/cubes/cubes-straight.h"

#include <stdbool.h>
#include <string.h>

/* The places that are tried at most; the words of a roll need some dozens. */
#define TRIES 20000

typedef struct {
  const char *faces;
  int n; /* cubes of the path that is being tried */
  int tries;
  int best; /* bends of the best path so far; none is known: more than any has */
  uint8_t path[CUBES_CELLS];
  uint8_t *best_path;
} Search;

static int
count_bends (const uint8_t *path, int n)
{
  int bends = 0;

  for (int i = 2; i < n; i++)
    bends += path[i] - path[i - 1] != path[i - 1] - path[i - 2];

  return bends;
}

/* Goes on with the letters @rest through the places @next; @free are those that are not used yet. */
static void
go_on (Search *search, const char *rest, uint32_t next, uint32_t free, int bends)
{
  const char *after = rest + (*rest == 'Q' ? 2 : 1);

  for (; next != 0 && search->tries > 0; next &= next - 1)
    {
      const int cell = __builtin_ctz (next), n = search->n;
      int more;

      if (search->faces[cell] != *rest)
        continue;
      search->tries--;
      search->path[n] = (uint8_t) cell;
      more = bends + (n >= 2 ? count_bends (search->path + n - 2, 3) : 0);
      if (more >= search->best)
        continue;
      if (*after == '\0')
        {
          search->best = more;
          memcpy (search->best_path, search->path, (size_t) n + 1);
          continue;
        }
      search->n++;
      go_on (search, after, cubes_neighbours (cell) & free & ~(UINT32_C (1) << cell), free & ~(UINT32_C (1) << cell),
             more);
      search->n--;
    }
}

int
cubes_straightest (const char *faces, uint32_t open, const char *word, uint8_t path[CUBES_CELLS], int *bends)
{
  Search search = { .faces = faces, .tries = TRIES, .best_path = path };
  const int n = cubes_trace (faces, open, word, path);

  search.best = count_bends (path, n);
  if (bends != NULL)
    *bends = 0;
  if (n == 0)
    return 0;

  go_on (&search, word, open, open, 0);
  if (bends != NULL)
    *bends = search.best;

  return n;
}
