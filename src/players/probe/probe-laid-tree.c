/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-laid-tree.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  const ProbeRows *rows;
  const float *wanted;
  uint8_t *wrong;
  uint32_t *scratch; /* as many as rows, and so are the answers */
  uint8_t *shown;
} Tree;

/* The letter that is asked for: the likeliest, of equal ones the first; PROBE_LETTERS when nothing is left to ask. */
static int
likeliest (const Tree *tree, const uint32_t *row, size_t n, unsigned hidden, uint32_t denied)
{
  uint64_t with[PROBE_LETTERS + 1] = { 0 }, most = 0;
  int best = PROBE_LETTERS;

  for (size_t i = 0; i < n; i++)
    {
      const ProbeRowsEntry *entry = &tree->rows->entry[row[i]];
      const uint64_t weight = (uint64_t) entry->weight;
      uint32_t seen = denied;

      for (unsigned rest = hidden; rest != 0; rest &= rest - 1)
        {
          const int letter = entry->card[__builtin_ctz (rest)];

          with[letter] += seen >> letter & 1 ? 0 : weight;
          seen |= 1u << letter;
        }
    }
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    if (with[letter] > most)
      {
        most = with[letter];
        best = letter;
      }

  return best;
}

/* The space that is shown for @letter: the cheapest, of equal ones the first; PROBE_SPACES: none has it. */
static int
answer (const ProbeRowsEntry *entry, unsigned hidden, int letter)
{
  int shown = PROBE_SPACES;

  for (unsigned rest = hidden; rest != 0; rest &= rest - 1)
    {
      const int slot = __builtin_ctz (rest);

      if (entry->card[slot] == letter
          && (shown == PROBE_SPACES || probe_space_value (slot) < probe_space_value (shown)))
        shown = slot;
    }

  return shown;
}

/* Puts the @n rows in the order of their answers; @begin says where each answer begins, and at last the end. */
static void
part (const Tree *tree, uint32_t *row, size_t n, unsigned hidden, int letter, size_t begin[PROBE_SPACES + 2])
{
  size_t at[PROBE_SPACES + 2];

  memset (begin, 0, (PROBE_SPACES + 2) * sizeof *begin);
  for (size_t i = 0; i < n; i++)
    {
      tree->shown[i] = (uint8_t) answer (&tree->rows->entry[row[i]], hidden, letter);
      begin[tree->shown[i] + 1]++;
    }
  for (int slot = 0; slot <= PROBE_SPACES; slot++)
    begin[slot + 1] += begin[slot];
  memcpy (at, begin, sizeof at);
  for (size_t i = 0; i < n; i++)
    tree->scratch[at[tree->shown[i]]++] = row[i];
  memcpy (row, tree->scratch, n * sizeof *row);
}

static bool
any_wanted (const Tree *tree, const uint32_t *row, size_t n)
{
  size_t i = 0;

  while (i < n && tree->wanted[row[i]] <= 0)
    i++;

  return i < n;
}

/* Asks until each of the @n rows, which have drawn @wrong wrong questions, is exposed. */
static void
grow (const Tree *tree, uint32_t *row, size_t n, unsigned hidden, uint32_t denied, int wrong)
{
  size_t begin[PROBE_SPACES + 2];
  int letter = PROBE_LETTERS;

  if (!any_wanted (tree, row, n))
    return;
  if (n > 1 && hidden != 0 && wrong < PROBE_LAID_WRONG)
    letter = likeliest (tree, row, n, hidden, denied);
  if (letter == PROBE_LETTERS)
    {
      for (size_t i = 0; i < n; i++)
        tree->wrong[row[i]] = (uint8_t) wrong;
      return;
    }

  part (tree, row, n, hidden, letter, begin);
  for (int slot = 0; slot < PROBE_SPACES; slot++)
    if (begin[slot + 1] > begin[slot])
      grow (tree, row + begin[slot], begin[slot + 1] - begin[slot], hidden & ~(1u << slot), denied, wrong);
  if (n > begin[PROBE_SPACES])
    grow (tree, row + begin[PROBE_SPACES], n - begin[PROBE_SPACES], hidden, denied | 1u << letter, wrong + 1);
}

bool
probe_laid_wrong (const ProbeRows *rows, int n, const float *wanted, uint8_t *wrong)
{
  uint32_t *row = malloc ((rows->n + 1) * sizeof *row);
  Tree tree = {
    .rows = rows,
    .wanted = wanted,
    .wrong = wrong,
    .scratch = malloc ((rows->n + 1) * sizeof *row),
    .shown = malloc (rows->n + 1),
  };
  const bool enough = row != NULL && tree.scratch != NULL && tree.shown != NULL;
  size_t known = 0;

  memset (wrong, 0, rows->n);
  for (size_t i = 0; i < rows->n && enough; i++)
    if (rows->entry[i].weight > 0)
      row[known++] = (uint32_t) i;
  if (enough)
    grow (&tree, row, known, (1u << n) - 1, 0, 0);
  free (row);
  free (tree.scratch);
  free (tree.shown);

  return enough;
}
