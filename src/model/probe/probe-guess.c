/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-guess.h"

#include <string.h>

void
probe_guess_begin (ProbeGuess *self, const ProbeState *state, int seat, int tray)
{
  const ProbeRow *row = &state->setup.row[seat][tray];

  memset (self, 0, sizeof *self);
  self->row.n = row->n;
  for (int i = 0; i < row->n; i++)
    if (!(state->hidden[seat][tray] >> i & 1))
      {
        self->row.card[i] = row->card[i];
        self->open |= 1u << i;
      }
  self->caret = -1;
  probe_guess_step (self, 1);
}

static int
next_hidden (const ProbeGuess *self, int from, int direction)
{
  for (int i = from + direction; i >= 0 && i < self->row.n; i += direction)
    if (!(self->open >> i & 1))
      return i;
  return -1;
}

void
probe_guess_step (ProbeGuess *self, int direction)
{
  const int next = next_hidden (self, self->caret, direction);

  if (next >= 0)
    self->caret = next;
}

void
probe_guess_go (ProbeGuess *self, int slot)
{
  if (slot >= 0 && slot < self->row.n && !(self->open >> slot & 1))
    self->caret = slot;
}

void
probe_guess_type (ProbeGuess *self, char letter)
{
  if (self->caret < 0 || probe_letter_index (letter) < 0)
    return;

  self->row.card[self->caret] = letter;
  for (int i = self->caret; i >= 0; i = next_hidden (self, i, 1))
    if (!self->row.card[i])
      {
        self->caret = i;
        return;
      }
  /* All places to the right are filled: go to the next one, which the player may correct. */
  probe_guess_step (self, 1);
}

gboolean
probe_guess_erase (ProbeGuess *self, gboolean back)
{
  int slot = self->caret;

  if (slot >= 0 && !self->row.card[slot] && back)
    slot = next_hidden (self, slot, -1);
  if (slot < 0)
    return FALSE;

  self->caret = slot;
  if (!self->row.card[slot])
    return FALSE;
  self->row.card[slot] = '\0';
  return TRUE;
}

gboolean
probe_guess_complete (const ProbeGuess *self)
{
  for (int i = 0; i < self->row.n; i++)
    if (!self->row.card[i])
      return FALSE;

  return self->row.n > 0;
}

gboolean
probe_guess_blank_inside (const ProbeGuess *self)
{
  gboolean letter = FALSE, blank = FALSE;

  for (int i = 0; i < self->row.n; i++)
    {
      const char card = self->row.card[i];

      if (card == PROBE_BLANK)
        blank = letter;
      else if (card && blank)
        return TRUE;
      else if (card)
        letter = TRUE;
    }
  return FALSE;
}

int
probe_guess_worth (const ProbeGuess *self)
{
  int worth = 0;

  for (int i = 0; i < self->row.n; i++)
    if (!(self->open >> i & 1))
      worth += probe_space_value (i);

  return worth;
}
