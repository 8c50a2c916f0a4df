/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "naive-cubes.h"

#include <stdlib.h>
#include <string.h>

#include "rules/cubes/cubes-edition.h"

/* Rolls */

/* Hall: the letters of every set of letters have at least as many cubes as there are of them. */
bool
naive_can_show (int edition, const char *faces)
{
  char letters[CUBES_CELLS] = { 0 };
  unsigned cubes[CUBES_CELLS] = { 0 };
  int count[CUBES_CELLS] = { 0 }, n = 0;

  for (int cell = 0; cell < CUBES_CELLS; cell++)
    {
      int i = 0;

      while (i < n && letters[i] != faces[cell])
        i++;
      if (i == n)
        letters[n++] = faces[cell];
      count[i]++;
    }
  for (int i = 0; i < n; i++)
    for (int cube = 0; cube < CUBES_CELLS; cube++)
      if (memchr (cubes_edition_cube (edition, cube), letters[i], CUBES_FACES) != NULL)
        cubes[i] |= 1u << cube;

  for (unsigned set = 1; set < 1u << n; set++)
    {
      unsigned any = 0;
      int wanted = 0;

      for (int i = 0; i < n; i++)
        if (set >> i & 1)
          {
            wanted += count[i];
            any |= cubes[i];
          }
      if (__builtin_popcount (any) < wanted)
        return false;
    }

  return true;
}

/* Words */

static bool
is_covered (int corner, int row, int column)
{
  switch (corner)
    {
    case CUBES_NW:
      return row == 0 || column == 0;
    case CUBES_NE:
      return row == 0 || column == 4;
    case CUBES_SW:
      return row == 4 || column == 0;
    case CUBES_SE:
      return row == 4 || column == 4;
    default:
      return false;
    }
}

/* Whether @word can be traced from the cube in @row and @column on. */
static bool
goes_on (const Naive *naive, const char *word, int row, int column, bool used[5][5])
{
  bool found = false;
  int letters = 1;

  if (row < 0 || row > 4 || column < 0 || column > 4 || used[row][column] || is_covered (naive->corner, row, column)
      || naive->faces[row * 5 + column] != word[0])
    return false;
  if (word[0] == 'Q')
    {
      if (word[1] != 'U')
        return false;
      letters = 2;
    }
  if (word[letters] == '\0')
    return true;

  used[row][column] = true;
  for (int down = -1; down <= 1 && !found; down++)
    for (int right = -1; right <= 1 && !found; right++)
      found = goes_on (naive, word + letters, row + down, column + right, used);
  used[row][column] = false;

  return found;
}

static bool
is_traced (const Naive *naive, const char *word)
{
  bool used[5][5] = { { false } };

  for (int row = 0; row < 5; row++)
    for (int column = 0; column < 5; column++)
      if (goes_on (naive, word, row, column, used))
        return true;

  return false;
}

static int
points_of (const char *word)
{
  const size_t n = strlen (word);

  return n < 5 ? 1 : n == 5 ? 2 : n == 6 ? 3 : n == 7 ? 5 : 11;
}

static NaiveWord *
find (const Naive *naive, int seat, const char *word)
{
  for (int i = 0; i < naive->n[seat]; i++)
    if (strcmp (naive->word[seat][i].letters, word) == 0)
      return (NaiveWord *) &naive->word[seat][i];

  return NULL;
}

/* The game */

void
naive_begin (Naive *naive, const CubesSetup *setup, bool (*is_word) (const char *word))
{
  memset (naive, 0, sizeof *naive);
  naive->setup = setup;
  naive->is_word = is_word;
  naive->corner = CUBES_NO_BAR;
  naive->shaker = setup->first;
}

bool
naive_is_over (const Naive *naive)
{
  if (!naive->between)
    return false;
  if (naive->setup->target == 0 || naive->rounds == 1000)
    return true;
  for (int seat = 0; seat < naive->setup->seats; seat++)
    if (naive->total[seat] >= naive->setup->target)
      return true;

  return false;
}

static bool
is_good_text (const CubesMove *move)
{
  const size_t n = strlen (move->text);

  return n >= 1 && n <= CUBES_LETTERS && strspn (move->text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == n;
}

bool
naive_allows (const Naive *naive, const CubesMove *move, bool roll_is_legal)
{
  const CubesSetup *setup = naive->setup;
  const int seat = move->seat;
  const NaiveWord *word;

  if (seat >= setup->seats || (naive_is_over (naive) && move->type != CUBES_CHALLENGE))
    return false;

  switch (move->type)
    {
    case CUBES_BAR:
      if (seat != naive->shaker || move->corner > CUBES_SE || naive->writing)
        return false;
      if (setup->grid == CUBES_BAR_AFTER)
        return naive->shaken && !naive->between;
      return setup->grid == CUBES_BAR_BEFORE && (naive->between || !naive->bar_lies);

    case CUBES_SHAKE:
      if (seat != naive->shaker || naive->writing || !roll_is_legal)
        return false;
      if (setup->grid == CUBES_BAR_BEFORE)
        return naive->bar_lies && !naive->between;
      return naive->between || !naive->shaken;

    case CUBES_WRITE:
      return naive->writing && is_good_text (move) && find (naive, seat, move->text) == NULL
             && (!move->timed || (move->second >= naive->second[seat] && move->second <= 3600));

    case CUBES_STRIKE:
      return naive->writing && is_good_text (move) && find (naive, seat, move->text) != NULL;

    case CUBES_TIME:
      return naive->writing && seat == naive->shaker;

    case CUBES_CHALLENGE:
      if (!setup->spelling_free || !naive->between || move->target >= setup->seats || move->target == seat)
        return false;
      word = find (naive, move->target, move->text);
      return word != NULL && word->verdict == '+' && !word->challenged;

    default:
      return false;
    }
}

static char
judge (const Naive *naive, int seat, const char *word)
{
  if (strlen (word) < (naive->setup->grid == CUBES_MASTER ? 4 : 3))
    return 's';
  if (!is_traced (naive, word))
    return 'g';
  if (!naive->setup->spelling_free && !naive->is_word (word))
    return 'w';
  for (int other = 0; other < naive->setup->seats; other++)
    if (other != seat && find (naive, other, word) != NULL)
      return 'x';

  return '+';
}

static void
begin_round (Naive *naive)
{
  naive->between = naive->bar_lies = naive->shaken = false;
  naive->corner = CUBES_NO_BAR;
  memset (naive->n, 0, sizeof naive->n);
  memset (naive->second, 0, sizeof naive->second);
  memset (naive->word, 0, sizeof naive->word);
}

void
naive_make (Naive *naive, const CubesMove *move)
{
  const int seat = move->seat;
  NaiveWord *word;

  if (naive->between && (move->type == CUBES_BAR || move->type == CUBES_SHAKE))
    begin_round (naive);

  switch (move->type)
    {
    case CUBES_BAR:
      naive->bar_lies = true;
      naive->corner = move->corner;
      break;
    case CUBES_SHAKE:
      naive->shaken = true;
      memcpy (naive->faces, move->text, CUBES_CELLS);
      break;
    case CUBES_WRITE:
      if (naive->n[seat] == NAIVE_WORDS)
        abort ();
      strcpy (naive->word[seat][naive->n[seat]++].letters, move->text);
      if (move->timed)
        naive->second[seat] = move->second;
      break;
    case CUBES_STRIKE:
      word = find (naive, seat, move->text);
      while (word < &naive->word[seat][naive->n[seat] - 1])
        {
          word[0] = word[1];
          word++;
        }
      naive->n[seat]--;
      break;
    case CUBES_TIME:
      for (int owner = 0; owner < naive->setup->seats; owner++)
        for (int i = 0; i < naive->n[owner]; i++)
          {
            word = &naive->word[owner][i];
            word->verdict = judge (naive, owner, word->letters);
            naive->total[owner] += word->verdict == '+' ? points_of (word->letters) : 0;
          }
      naive->rounds++;
      naive->shaker = (naive->shaker + 1) % naive->setup->seats;
      naive->between = true;
      naive->writing = false;
      return;
    default:
      word = find (naive, move->target, move->text);
      word->challenged = true;
      if (!move->valid)
        {
          word->verdict = 'w';
          naive->total[move->target] -= points_of (word->letters);
        }
      return;
    }
  naive->writing = naive->shaken && (naive->setup->grid == CUBES_MASTER || naive->bar_lies);
}
