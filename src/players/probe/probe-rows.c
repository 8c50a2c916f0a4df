/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-rows.h"

#include <stdlib.h>
#include <string.h>

/* Weights are made larger again before the smallest get lost. */
#define SMALL 1e-9f

bool
probe_rows_add (ProbeRows *rows, const char *word, int length, int before, int n, double weight)
{
  ProbeRowsEntry *entry;

  if (rows->n == rows->room)
    {
      const size_t room = rows->room == 0 ? 4096 : 2 * rows->room;
      ProbeRowsEntry *larger = realloc (rows->entry, room * sizeof *larger);

      if (larger == NULL)
        return false;
      rows->entry = larger;
      rows->room = room;
    }
  entry = &rows->entry[rows->n++];
  memset (entry->card, PROBE_LETTERS, sizeof entry->card);
  memset (entry->card, PROBE_LETTERS - 1, (size_t) n);
  for (int i = 0; i < length; i++)
    entry->card[before + i] = (uint8_t) (word[i] - 'A');
  entry->weight = (float) weight;

  return true;
}

bool
probe_rows_copy (const ProbeRows *rows, ProbeRows *copy)
{
  if (rows->n == 0)
    return true;
  copy->entry = malloc (rows->n * sizeof *copy->entry);
  if (copy->entry == NULL)
    return false;
  memcpy (copy->entry, rows->entry, rows->n * sizeof *copy->entry);
  copy->n = copy->room = rows->n;
  copy->scale = rows->scale;

  return true;
}

void
probe_rows_clear (ProbeRows *rows)
{
  free (rows->entry);
  *rows = (ProbeRows) { 0 };
}

static bool
has (const ProbeRowsEntry *entry, unsigned hidden, int letter)
{
  for (; hidden != 0; hidden &= hidden - 1)
    if (entry->card[__builtin_ctz (hidden)] == letter)
      return true;

  return false;
}

/* Makes all weights larger when the largest has become small. */
static void
enlarge (ProbeRows *rows)
{
  float most = 0;

  for (size_t i = 0; i < rows->n; i++)
    if (rows->entry[i].weight > most)
      most = rows->entry[i].weight;
  if (most >= SMALL || most == 0)
    return;
  rows->scale *= (double) most;
  for (size_t i = 0; i < rows->n; i++)
    rows->entry[i].weight /= most;
}

void
probe_rows_turn (ProbeRows *rows, int slot, int letter)
{
  size_t n = 0;

  for (size_t i = 0; i < rows->n; i++)
    if (rows->entry[i].card[slot] == letter)
      rows->entry[n++] = rows->entry[i];
  rows->n = n;
  enlarge (rows);
}

void
probe_rows_deny (ProbeRows *rows, unsigned hidden, int letter, double likely)
{
  size_t n = 0;

  for (size_t i = 0; i < rows->n; i++)
    {
      ProbeRowsEntry entry = rows->entry[i];

      if (has (&entry, hidden, letter))
        entry.weight *= (float) likely;
      if (entry.weight > 0)
        rows->entry[n++] = entry;
    }
  rows->n = n;
  enlarge (rows);
}

bool
probe_rows_drop (ProbeRows *rows, const ProbeRow *row)
{
  uint8_t card[PROBE_SPACES];

  memset (card, PROBE_LETTERS, sizeof card);
  for (int slot = 0; slot < row->n; slot++)
    card[slot] = (uint8_t) probe_letter_index (row->card[slot]);
  for (size_t i = 0; i < rows->n; i++)
    if (memcmp (rows->entry[i].card, card, sizeof card) == 0)
      {
        memmove (&rows->entry[i], &rows->entry[i + 1], (rows->n - i - 1) * sizeof *rows->entry);
        rows->n--;
        return true;
      }

  return false;
}

void
probe_rows_pass (ProbeRows *rows,
                 unsigned hidden,
                 int letter,
                 int shown,
                 double of_shown,
                 const double appeal[PROBE_SPACES])
{
  for (size_t i = 0; i < rows->n; i++)
    {
      double all = of_shown;

      for (unsigned rest = hidden; rest != 0; rest &= rest - 1)
        {
          const int slot = __builtin_ctz (rest);

          if (slot != shown && rows->entry[i].card[slot] == letter)
            all += appeal[slot];
        }
      if (all > of_shown)
        rows->entry[i].weight *= (float) (of_shown / all);
    }
  enlarge (rows);
}
