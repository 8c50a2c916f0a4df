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

_Static_assert(CUBES_SIDE == 5, "FIRST_COLUMN has five places");

const char *const cubes_corner_names[CUBES_NO_BAR] = {
  [CUBES_NW] = "NW",
  [CUBES_NE] = "NE",
  [CUBES_SW] = "SW",
  [CUBES_SE] = "SE",
};

/* A word as cubes: for each of them the places where it may lie. */
typedef struct {
  int n;
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

/* Makes cubes of the letters of @word.  Gives false when it needs more of them than there are, or a Q without U. */
static bool
take_steps (const char *faces, uint32_t open, const char *word, Steps *steps)
{
  uint8_t needed['Z' - 'A' + 1] = { 0 };

  for (steps->n = 0; *word != '\0'; word++)
    {
      const char face = *word;
      const uint32_t cells = cells_with (faces, open, face);

      if (face == 'Q' && *++word != 'U')
        return false;
      if (++needed[face - 'A'] > __builtin_popcount (cells))
        return false;
      steps->cells[steps->n++] = cells;
    }

  return steps->n > 0;
}

/* Leaves only those places from which the rest of the word could go on if cubes could be used again: what is left
 * to try is little, whatever the grid. */
static void
leave_those_that_lead_on (Steps *steps)
{
  for (int i = steps->n - 2; i >= 0; i--)
    steps->cells[i] &= grow (steps->cells[i + 1]);
}

int
cubes_trace (const char *faces, uint32_t open, const char *word, uint8_t path[CUBES_CELLS])
{
  uint32_t left[CUBES_CELLS], used = 0;
  Steps steps;
  int i = 0;

  if (!take_steps (faces, open, word, &steps))
    return 0;
  leave_those_that_lead_on (&steps);

  left[0] = steps.cells[0];
  while (i >= 0)
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
        return steps.n;
      used |= BIT (path[i]);
      left[i + 1] = cubes_neighbours (path[i]) & steps.cells[i + 1] & ~used;
      i++;
    }

  return 0;
}

int
cubes_quarter_turns (const char *faces, int cell)
{
  uint64_t seed = UINT64_C (14695981039346656037);

  for (int i = 0; i < CUBES_CELLS; i++)
    seed = (seed ^ (uint8_t) faces[i]) * UINT64_C (1099511628211);

  return (int) (salon_random_at (seed, (uint64_t) cell) >> 62);
}
