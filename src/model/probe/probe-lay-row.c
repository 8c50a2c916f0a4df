/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-lay-row.h"

#include <string.h>

void
probe_lay_row_clear (ProbeLayRow *self)
{
  memset (self, 0, sizeof *self);
}

void
probe_lay_row_from (ProbeLayRow *self, const ProbeRow *row)
{
  probe_lay_row_clear (self);
  for (int i = 0; i < row->n; i++)
    if (row->card[i] != PROBE_BLANK)
      self->word[self->length++] = row->card[i];
    else if (self->length == 0)
      self->before++;
    else
      self->after++;
  self->caret = self->length;
}

void
probe_lay_row_to (const ProbeLayRow *self, ProbeRow *row)
{
  memset (row, 0, sizeof *row);
  for (int i = 0; i < self->before; i++)
    row->card[row->n++] = PROBE_BLANK;
  for (int i = 0; i < self->length; i++)
    row->card[row->n++] = self->word[i];
  for (int i = 0; i < self->after; i++)
    row->card[row->n++] = PROBE_BLANK;
}

int
probe_lay_row_size (const ProbeLayRow *self)
{
  return self->before + self->length + self->after;
}

int
probe_lay_row_count (const ProbeLayRow *self, char letter)
{
  int count = 0;

  if (letter == PROBE_BLANK)
    return self->before + self->after;
  for (int i = 0; i < self->length; i++)
    count += self->word[i] == letter;
  return count;
}

static gboolean
insert_letter (ProbeLayRow *self, char letter, int at)
{
  if (probe_lay_row_size (self) >= PROBE_SPACES)
    return FALSE;

  memmove (self->word + at + 1, self->word + at, (gsize) (self->length - at));
  self->word[at] = letter;
  self->length++;
  if (self->caret >= at)
    self->caret++;
  return TRUE;
}

static char
take_letter (ProbeLayRow *self, int at)
{
  const char letter = self->word[at];

  self->length--;
  memmove (self->word + at, self->word + at + 1, (gsize) (self->length - at));
  self->word[self->length] = '\0';
  if (self->caret > at)
    self->caret--;
  return letter;
}

gboolean
probe_lay_row_blank (ProbeLayRow *self, gboolean after)
{
  if (probe_lay_row_size (self) >= PROBE_SPACES)
    return FALSE;

  if (after && self->length > 0)
    self->after++;
  else
    self->before++;
  return TRUE;
}

gboolean
probe_lay_row_type (ProbeLayRow *self, char letter)
{
  if (letter != PROBE_BLANK)
    return insert_letter (self, letter, self->caret);
  if (self->caret > 0 && self->caret < self->length)
    return FALSE;

  return probe_lay_row_blank (self, self->caret > 0);
}

gboolean
probe_lay_row_append (ProbeLayRow *self, char letter)
{
  if (letter == PROBE_BLANK)
    return probe_lay_row_blank (self, TRUE);

  self->caret = self->length;
  return insert_letter (self, letter, self->length);
}

gboolean
probe_lay_row_insert (ProbeLayRow *self, char letter, int slot)
{
  if (letter == PROBE_BLANK)
    return probe_lay_row_blank (self, slot >= self->before + (self->length + 1) / 2);

  return insert_letter (self, letter, CLAMP (slot - self->before, 0, self->length));
}

char
probe_lay_row_take (ProbeLayRow *self, int slot)
{
  if (slot < 0 || slot >= probe_lay_row_size (self))
    return '\0';

  if (slot < self->before)
    {
      self->before--;
      return PROBE_BLANK;
    }
  if (slot >= self->before + self->length)
    {
      self->after--;
      return PROBE_BLANK;
    }

  {
    const char letter = take_letter (self, slot - self->before);

    /* Without a letter there is no word, and all blanks count as those before it. */
    if (self->length == 0)
      {
        self->before += self->after;
        self->after = 0;
      }
    return letter;
  }
}

void
probe_lay_row_move (ProbeLayRow *self, int from, int to)
{
  ProbeLayRow moved = *self;
  char letter;

  if (from < 0 || from >= probe_lay_row_size (self))
    return;

  /* take_letter() leaves the blanks at their ends even if the word's only letter moves. */
  if (from >= self->before && from < self->before + self->length)
    {
      letter = take_letter (&moved, from - self->before);
      insert_letter (&moved, letter, CLAMP (to - moved.before, 0, moved.length));
    }
  else
    {
      letter = probe_lay_row_take (&moved, from);
      probe_lay_row_insert (&moved, letter, to);
    }
  *self = moved;
}

gboolean
probe_lay_row_erase (ProbeLayRow *self, gboolean forward)
{
  const int middle = self->before + self->caret;
  int slot = forward ? middle : middle - 1;

  /* A caret at the word's end counts as after its blanks, so the last blank goes first. */
  if (!forward && self->caret == self->length)
    slot = probe_lay_row_size (self) - 1;

  return probe_lay_row_take (self, slot) != '\0';
}

void
probe_lay_row_step (ProbeLayRow *self, int steps)
{
  self->caret = CLAMP (self->caret + steps, 0, self->length);
}
