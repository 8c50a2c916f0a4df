/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-writing.h"

#include <string.h>

void
cubes_writing_clear (CubesWriting *self)
{
  *self = (CubesWriting) { 0 };
}

/* Writes what the cubes along @path spell, as far as there is room. */
static void
spell (const CubesSlipGrid *grid, const uint8_t *path, int n, char word[CUBES_LETTERS + 1])
{
  int letters = 0;

  for (int i = 0; i < n && letters < CUBES_LETTERS; i++)
    {
      word[letters++] = grid->faces[path[i]];
      if (grid->faces[path[i]] == 'Q' && letters < CUBES_LETTERS)
        word[letters++] = 'U';
    }
  word[letters] = '\0';
}

/* Whether the path is that of the whole word; a Q at its end is the cube Qu. */
static gboolean
is_whole (const CubesWriting *self, const CubesSlipGrid *grid)
{
  const gsize letters = strlen (self->word);
  char spelled[CUBES_LETTERS + 1];

  spell (grid, self->path, self->n_path, spelled);
  if (letters > 0 && self->word[letters - 1] == 'Q')
    return strncmp (spelled, self->word, letters) == 0 && strcmp (spelled + letters, "U") == 0;
  return strcmp (spelled, self->word) == 0;
}

/* Goes on with the path to a cube that shows @face, if one is there. */
static void
go_on (CubesWriting *self, const CubesSlipGrid *grid, char face)
{
  uint32_t near = grid->open;

  if (self->n_path > 0)
    near &= cubes_neighbours (self->path[self->n_path - 1]);
  for (int i = 0; i < self->n_path; i++)
    near &= ~(UINT32_C (1) << self->path[i]);
  for (int cell = 0; cell < CUBES_CELLS; cell++)
    if (near >> cell & 1 && grid->faces[cell] == face)
      {
        self->path[self->n_path++] = (uint8_t) cell;
        return;
      }
}

void
cubes_writing_add (CubesWriting *self, const CubesSlipGrid *grid, char letter)
{
  const gsize letters = strlen (self->word);
  const gboolean after_q = letters > 0 && self->word[letters - 1] == 'Q' && letter == 'U';

  if (letters == CUBES_LETTERS)
    return;
  /* The U of a Qu is on the cube of its Q. */
  if (!after_q && self->n_path < CUBES_CELLS && is_whole (self, grid))
    go_on (self, grid, letter);
  self->word[letters] = letter;
  self->word[letters + 1] = '\0';
}

void
cubes_writing_take_back (CubesWriting *self, const CubesSlipGrid *grid)
{
  const gboolean whole = is_whole (self, grid);
  gsize letters = strlen (self->word);

  if (letters == 0)
    return;

  letters -= letters > 1 && self->word[letters - 1] == 'U' && self->word[letters - 2] == 'Q' ? 2 : 1;
  memset (self->word + letters, 0, sizeof self->word - letters);
  if (whole)
    self->n_path--;
}

void
cubes_writing_follow (CubesWriting *self, const CubesSlipGrid *grid, const uint8_t *path, int n)
{
  memcpy (self->path, path, (gsize) n);
  self->n_path = n;
  spell (grid, path, n, self->word);
}

char *
cubes_writing_judge (CubesWriting *self, const CubesSlipGrid *grid, gboolean on_list, CubesSlipState *state)
{
  CubesTrail trail;
  char *phrase = cubes_slip_judge (grid, self->word, on_list, state, &trail);

  if (!is_whole (self, grid))
    {
      memcpy (self->path, trail.path, sizeof self->path);
      self->n_path = trail.cubes;
    }
  return phrase;
}
