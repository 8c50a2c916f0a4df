/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-grid.h"

#include <stdbool.h>
#include <string.h>

#include "rules/salon-random.h"

#define BIT(n) (UINT32_C (1) << (n))

/* The places of the first column and of the first row; the others follow by shifting. */
#define FIRST_COLUMN (BIT (0) | BIT (5) | BIT (10) | BIT (15) | BIT (20))
#define FIRST_ROW    (BIT (CUBES_SIDE) - 1)
#define LAST         (CUBES_SIDE - 1)

/* What cubes_follow() tries at most; a roll of cubes takes less. */
#define FOLLOW_TRIES 500000

_Static_assert(CUBES_SIDE == 5, "FIRST_COLUMN has five places");

const char *const cubes_corner_names[CUBES_NO_BAR] = {
  [CUBES_NW] = "NW",
  [CUBES_NE] = "NE",
  [CUBES_SW] = "SW",
  [CUBES_SE] = "SE",
};

/* A word as cubes: for each of them its face, and the places where it may lie. */
typedef struct {
  int n;
  char face[CUBES_CELLS];
  uint32_t cells[CUBES_CELLS];
} Steps;

uint32_t
cubes_open_cells (CubesCorner corner)
{
  const bool south = corner == CUBES_SW || corner == CUBES_SE, east = corner == CUBES_NE || corner == CUBES_SE;

  if (corner == CUBES_NO_BAR)
    return CUBES_ALL_CELLS;
  return CUBES_ALL_CELLS & ~(FIRST_COLUMN << (east ? LAST : 0)) & ~(FIRST_ROW << (south ? LAST * CUBES_SIDE : 0));
}

/* Gives @cells and all places that touch one of them. */
static uint32_t
grow (uint32_t cells)
{
  const uint32_t row = cells | (cells << 1 & CUBES_ALL_CELLS & ~FIRST_COLUMN) | (cells >> 1 & ~(FIRST_COLUMN << LAST));

  return (row | row << CUBES_SIDE | row >> CUBES_SIDE) & CUBES_ALL_CELLS;
}

uint32_t
cubes_neighbours (int cell)
{
  return grow (BIT (cell)) & ~BIT (cell);
}

/* Gives the places among @open that show @face. */
static uint32_t
cells_with (const char *faces, uint32_t open, char face)
{
  uint32_t cells = 0;

  for (int cell = 0; cell < CUBES_CELLS; cell++)
    if (faces[cell] == face)
      cells |= BIT (cell);

  return cells & open;
}

/* Gives how many cubes of @steps show @face. */
static int
count_face (const Steps *steps, char face)
{
  int n = 0;

  for (int i = 0; i < steps->n; i++)
    n += steps->face[i] == face;

  return n;
}

/* Adds the next cube of the letters at @letters to @steps.  Returns the number of its letters; 0 when no cube can come
 * next, and why in @obstacle. */
static int
take_step (const char *faces, uint32_t open, const char *letters, Steps *steps, CubesObstacle *obstacle)
{
  const uint32_t cells = cells_with (faces, open, *letters);

  if (cells == 0)
    *obstacle = CUBES_NO_FACE;
  else if (*letters == 'Q' && letters[1] != 'U')
    *obstacle = CUBES_Q_WITHOUT_U;
  else if (count_face (steps, *letters) == __builtin_popcount (cells))
    *obstacle = CUBES_FEW_FACES;
  else
    {
      steps->face[steps->n] = *letters;
      steps->cells[steps->n++] = cells;
      return *letters == 'Q' ? 2 : 1;
    }

  return 0;
}

/* Leaves only those places from which the rest of the word could go on if cubes could be used again: what is left
 * to try is little, whatever the cubes show. */
static void
leave_those_that_lead_on (Steps *steps)
{
  for (int i = steps->n - 2; i >= 0; i--)
    steps->cells[i] &= grow (steps->cells[i + 1]);
}

/* Looks for a path of @all, in @tries tries at most, of which it takes those that it needed.  Returns false when there is
 * none, or none was found in so many. */
static bool
find_path (const Steps *all, uint8_t path[CUBES_CELLS], uint64_t *tries)
{
  uint32_t left[CUBES_CELLS], used = 0;
  Steps steps = *all;
  int i = 0;

  leave_those_that_lead_on (&steps);
  left[0] = steps.cells[0];
  while (i >= 0 && *tries > 0)
    {
      if (left[i] == 0)
        {
          /* The cube before this one has to lie elsewhere. */
          if (--i >= 0)
            used &= ~BIT (path[i]);
          continue;
        }
      path[i] = (uint8_t) __builtin_ctz (left[i]);
      left[i] &= left[i] - 1;
      if (i == steps.n - 1)
        return true;
      used |= BIT (path[i]);
      left[i + 1] = cubes_neighbours (path[i]) & steps.cells[i + 1] & ~used;
      --*tries;
      i++;
    }

  return false;
}

int
cubes_trace (const char *faces, uint32_t open, const char *word, uint8_t path[CUBES_CELLS])
{
  Steps steps = { .n = 0 };
  uint64_t tries = UINT64_MAX;
  CubesObstacle obstacle;

  while (*word != '\0')
    {
      const int letters = take_step (faces, open, word, &steps, &obstacle);

      if (letters == 0)
        return 0;
      word += letters;
    }

  return steps.n > 0 && find_path (&steps, path, &tries) ? steps.n : 0;
}

/* Tells whether a cube of @cells with @face touches one of those with @before. */
static bool
is_beside (const char *faces, uint32_t open, char before, char face)
{
  uint32_t cells = cells_with (faces, open, before), touched = 0;

  for (; cells != 0; cells &= cells - 1)
    touched |= cubes_neighbours (__builtin_ctz (cells));

  return (touched & cells_with (faces, open, face)) != 0;
}

void
cubes_follow (const char *faces, uint32_t open, const char *letters, CubesTrail *trail)
{
  Steps steps = { .n = 0 };
  uint64_t tries = FOLLOW_TRIES;
  CubesObstacle obstacle = CUBES_TRACED;

  memset (trail, 0, sizeof *trail);
  while (obstacle == CUBES_TRACED && *letters != '\0')
    {
      const int more = take_step (faces, open, letters, &steps, &obstacle);
      uint8_t path[CUBES_CELLS];

      if (more > 0 && find_path (&steps, path, &tries))
        {
          memcpy (trail->path, path, (size_t) steps.n);
          trail->cubes = (uint8_t) steps.n;
          trail->letters = (uint8_t) (trail->letters + more);
          trail->before = *letters;
          letters += more;
        }
      else if (more > 0)
        {
          steps.n--;
          obstacle = is_beside (faces, open, trail->before, *letters) ? CUBES_NOT_REACHED : CUBES_NOT_BESIDE;
        }
    }

  trail->obstacle = (uint8_t) obstacle;
  trail->face = *letters;
  trail->needed = obstacle == CUBES_TRACED ? 0 : (uint8_t) (1 + count_face (&steps, *letters));
}

int
cubes_quarter_turns (const char *faces, int cell)
{
  uint64_t seed = UINT64_C (14695981039346656037);

  for (int i = 0; i < CUBES_CELLS; i++)
    seed = (seed ^ (uint8_t) faces[i]) * UINT64_C (1099511628211);

  return (int) (salon_random_at (seed, (uint64_t) cell) >> 62);
}
