/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/cubes/cubes-edition.h"

#include <string.h>

#include "cubes-sets.h"
#include "rules/salon-random.h"

#define BIT(n) (UINT32_C (1) << (n))
#define NOBODY 255

/* Which cube lies where, as far as that has been found: 255 is none. */
typedef struct {
  uint32_t can[CUBES_CELLS]; /* bit per cube: it can show the face of this place */
  uint8_t cube[CUBES_CELLS]; /* of each place */
  uint8_t cell[CUBES_CELLS]; /* of each cube */
} Matching;

int
cubes_edition_from_name (const char *name)
{
  for (int edition = 0; edition < CUBES_N_EDITIONS; edition++)
    if (strcmp (name, edition_names[edition]) == 0)
      return edition;

  return -1;
}

const char *
cubes_edition_name (int edition)
{
  return edition_names[edition];
}

const char *
cubes_edition_cube (int edition, int cube)
{
  return edition_faces[edition][cube];
}

/* Gives a number below @n, each as likely as any other. */
static unsigned
random_below (uint64_t *random, unsigned n)
{
  const uint64_t end = UINT64_MAX - UINT64_MAX % n;
  uint64_t number;

  do
    number = salon_random_next (random);
  while (number >= end);

  return (unsigned) (number % n);
}

void
cubes_edition_roll (int edition, uint64_t *random, char faces[CUBES_CELLS + 1])
{
  uint8_t cube[CUBES_CELLS] = { 0 };

  for (unsigned i = 0; i < CUBES_CELLS; i++)
    {
      const unsigned place = random_below (random, i + 1);

      cube[i] = cube[place];
      cube[place] = (uint8_t) i;
    }
  for (int cell = 0; cell < CUBES_CELLS; cell++)
    faces[cell] = edition_faces[edition][cube[cell]][random_below (random, CUBES_FACES)];
  faces[CUBES_CELLS] = '\0';
}

static uint32_t
cubes_with (int edition, char face)
{
  uint32_t cubes = 0;

  for (int cube = 0; cube < CUBES_CELLS; cube++)
    if (memchr (edition_faces[edition][cube], face, CUBES_FACES) != NULL)
      cubes |= BIT (cube);

  return cubes;
}

/* Lays a cube at @start; cubes that lie already may change their places for it.  Goes through the places in the order
 * in which a cube could be taken away from them, until one of them gets a cube that lies nowhere yet. */
static bool
lay_cube (Matching *matching, int start)
{
  uint8_t queue[CUBES_CELLS], from[CUBES_CELLS];
  uint32_t seen = 0;
  int n = 1;

  queue[0] = (uint8_t) start;
  for (int i = 0; i < n; i++)
    for (uint32_t left = matching->can[queue[i]] & ~seen; left != 0; left &= left - 1)
      {
        uint8_t cube = (uint8_t) __builtin_ctz (left);

        seen |= BIT (cube);
        from[cube] = queue[i];
        if (matching->cell[cube] != NOBODY)
          {
            queue[n++] = matching->cell[cube];
            continue;
          }
        while (cube != NOBODY)
          {
            const uint8_t cell = from[cube], before = matching->cube[cell];

            matching->cell[cube] = cell;
            matching->cube[cell] = cube;
            cube = before;
          }
        return true;
      }

  return false;
}

bool
cubes_edition_can_show (int edition, const char *faces)
{
  Matching matching;

  memset (matching.cube, NOBODY, sizeof matching.cube);
  memset (matching.cell, NOBODY, sizeof matching.cell);
  for (int cell = 0; cell < CUBES_CELLS; cell++)
    matching.can[cell] = cubes_with (edition, faces[cell]);
  for (int cell = 0; cell < CUBES_CELLS; cell++)
    if (!lay_cube (&matching, cell))
      return false;

  return true;
}
