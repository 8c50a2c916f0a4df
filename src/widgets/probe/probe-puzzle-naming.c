/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-naming.h"

#include <string.h>

void
probe_puzzle_naming_begin (ProbePuzzleNaming *self, guint16 hidden)
{
  *self = (ProbePuzzleNaming) { .on = TRUE, .hidden = hidden, .caret = (guint) __builtin_ctz (hidden) };
}

void
probe_puzzle_naming_end (ProbePuzzleNaming *self)
{
  *self = (ProbePuzzleNaming) { 0 };
}

gboolean
probe_puzzle_naming_is_hidden (const ProbePuzzleNaming *self, guint space)
{
  return (self->hidden >> space & 1) != 0;
}

void
probe_puzzle_naming_move (ProbePuzzleNaming *self, guint space)
{
  if (probe_puzzle_naming_is_hidden (self, space))
    self->caret = space;
}

/* Goes to the next hidden space in that direction, if there is one. */
static void
step (ProbePuzzleNaming *self, int by)
{
  for (int space = (int) self->caret + by; space >= 0 && space < PROBE_SPACES; space += by)
    if (probe_puzzle_naming_is_hidden (self, (guint) space))
      {
        self->caret = (guint) space;
        return;
      }
}

void
probe_puzzle_naming_type (ProbePuzzleNaming *self, char letter)
{
  self->letter[self->caret] = letter;
  step (self, 1);
}

void
probe_puzzle_naming_erase (ProbePuzzleNaming *self)
{
  if (self->letter[self->caret] == '\0')
    step (self, -1);
  self->letter[self->caret] = '\0';
}

guint
probe_puzzle_naming_count_missing (const ProbePuzzleNaming *self)
{
  guint n = 0;

  for (guint space = 0; space < PROBE_SPACES; space++)
    n += probe_puzzle_naming_is_hidden (self, space) && self->letter[space] == '\0';
  return n;
}

void
probe_puzzle_naming_get_word (const ProbePuzzleNaming *self,
                              const ProbePuzzle *puzzle,
                              guint tray,
                              char word[PROBE_SPACES + 1])
{
  const guint length = (guint) strlen (puzzle->word[tray]);

  for (guint space = 0; space < length; space++)
    word[space] =
      probe_puzzle_naming_is_hidden (self, space) ? self->letter[space] : probe_puzzle_get_letter (puzzle, tray, space);
  word[length] = '\0';
}
